//! The real terminal: entering, leaving, events. The only place that knows crossterm.
