export type Facts = Record<string, string | string[]>;

/** The `name: value` lines at the head of a text; a name with lines that begin with a dash is a list. */
export function readFrontMatter(text: string): { facts: Facts; body: string } {
  const [, head = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const facts: Facts = {};
  let list: string[] = [];
  for (const line of head.split('\n')) {
    const item = /^\s*- (.+)$/.exec(line);
    const [, name, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
    if (item) list.push(item[1]?.trim() ?? '');
    else if (name) {
      list = [];
      facts[name] = value || list;
    }
  }
  return { facts, body: body.trim() };
}
