/** Where mail programs put what is being answered. */
const quotationStarts = [
  /^On .{5,200}wrote:$/,
  /^Am .{5,200}schrieb.*:$/,
  /^Em .{5,200}escreveu:$/,
  /^El .{5,200}escribió:$/,
  /^Le .{5,200}a écrit\s?:$/,
  /^-{2,}\s*(?:Original Message|Forwarded message|Ursprüngliche Nachricht|Mensagem original).*$/i,
  /^From: .+$/,
  /^_{10,}$/,
];

/** What somebody wrote, without the letter she answers and without her signature. */
export function withoutQuotation(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, '')
    .split('\n');
  const kept: string[] = [];
  for (const [i, line] of lines.entries()) {
    // Programs break the line "On … wrote:" where they like.
    const joined = `${line.trim()} ${lines[i + 1]?.trim() ?? ''}`.trim();
    const starts = quotationStarts.some((start) => start.test(line.trim()) || start.test(joined));
    if (starts || /^-- ?$/.test(line)) break;
    if (!line.startsWith('>')) kept.push(line);
  }
  return kept
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
