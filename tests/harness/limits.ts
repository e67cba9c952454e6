/**
 * How long anything may take before it counts as hung. A machine that does ten other things at once, or gives us a third
 * of a core, stays far below: a test fails on what it asserts, never on how busy the machine is.
 */
export const HANG_MS = 30 * 60_000;

/** The same for a single wait inside a test: for a page, an answer, a state that comes about by itself. */
export const WAIT_MS = 3 * 60_000;
