//! The well-known perft positions, from `tests/data/perft.txt`.

use chess_codex::rules::{Fen, perft};

#[test]
fn the_well_known_positions_have_their_node_counts() {
    let mut positions = 0;
    let data = include_str!("../data/perft.txt");
    for line in data.lines().filter(|line| !line.starts_with('#')) {
        let mut parts = line.split(" ; ");
        let fen = parts.next().unwrap();
        let position = Fen::parse(fen).unwrap().position;
        let mut most = 0;
        for part in parts {
            let (depth, nodes) = part.split_once(' ').unwrap();
            let nodes: u64 = nodes.parse().unwrap();
            assert_eq!(perft(&position, depth.parse().unwrap()), nodes, "{fen} to depth {depth}");
            most = most.max(nodes);
        }
        assert!(most >= 1_000_000, "{fen}: a million nodes at the least");
        positions += 1;
    }
    assert_eq!(positions, 7);
}

#[test]
fn depth_zero_is_the_position_itself() {
    assert_eq!(perft(&Fen::parse("8/8/8/8/8/8/8/8").unwrap().position, 0), 1);
}
