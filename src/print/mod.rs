//! Paper: worksheets and reports to be printed.
//!
//! The rule kept here: what goes where is settled once, as pages of boxes ([`page`]); the writers for PDF, SVG and HTML
//! only draw what stands there. The same input gives the same bytes: nothing here knows a clock, a file or chance.

pub mod page;
pub mod report;
pub mod sheet;
