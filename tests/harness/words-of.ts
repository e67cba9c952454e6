/** What a reader sees of a page, in one line: no tags, no scripts. */
export async function wordsOf(answer: Response | Promise<Response>): Promise<string> {
  const html = await (await answer).text();
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}
