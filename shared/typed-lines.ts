/** What was typed "one line each", without empty lines and stray spaces. */
export const typedLines = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
