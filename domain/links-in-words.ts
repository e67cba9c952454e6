const LINK =
  /[@/\\<>]|https?:|www\.|\.(com|net|org|info|biz|io|co|me|app|xyz|top|shop|site|online|link|ru|cn)\b/i;

/**
 * For words that we repeat in a letter to an address nobody has confirmed yet: without this, a form of ours would be
 * a way to send advertising to strangers.
 */
export const hasLink = (words: string): boolean => LINK.test(words);

export const NO_LINKS = 'Please leave out links and addresses.';
