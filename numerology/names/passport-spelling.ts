/**
 * A letter of a script that leaves vowels, or the order of sounds, to its reader: Arabic, Hebrew, Chinese, Japanese,
 * Korean, Thai, Devanagari and the like. Only the scripts named here tell every sound; signs that belong to all
 * scripts decide nothing.
 */
const UNTOLD =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/** Whether a name can be counted only as its owner's passport spells it: anything else would be a guess. */
export const asksForPassport = (name: string): boolean => UNTOLD.test(name);
