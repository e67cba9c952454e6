/** At least this long between two letters that an address did not ask for. */
export const SPACING_HOURS = 20;
