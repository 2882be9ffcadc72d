//! One lesson in progress, and the program around it, as a pure state machine.
