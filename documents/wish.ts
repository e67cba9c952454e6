/** What somebody asked to be called may be longer than a first name that we take from her name. */
export const LONGEST_WISH = 30;
