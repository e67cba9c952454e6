const LINK =
  /[@/\\<>]|https?:|www\.|\.(com|net|org|info|biz|io|co|me|app|xyz|top|shop|site|online|link|ru|cn)\b/i;

/** Whether words could lead somewhere. What a letter repeats to an address nobody has confirmed must not. */
export const holdsLink = (words: string): boolean => LINK.test(words);
