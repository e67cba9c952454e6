/** The only source of "now", so that tests can move time. */
export type Clock = { now(): Date };
