/** The only source of "now" in the house, so that tests can move time. */
export type Clock = { now(): Date };
