import { renderMarkdown } from '../../content/index.ts';

export type LessonSection = { kind: 'text' | 'exercise' | 'answer'; html: string };

/** A lesson as its page shows it: exercises stand out, and answers stay covered until they are wanted. */
export function lessonSections(body: string): LessonSection[] {
  const sections: { kind: LessonSection['kind']; markdown: string }[] = [];
  for (const part of body.split(/^(?=## )/m)) {
    const kind = kindOf(part);
    const markdown = kind === 'text' ? part : part.replace(/^## .*\n/, '');
    const last = sections.at(-1);
    if (kind === 'text' && last?.kind === 'text') last.markdown += part;
    else if (markdown.trim()) sections.push({ kind, markdown });
  }
  return sections.map(({ kind, markdown }) => ({ kind, html: renderMarkdown(markdown) }));
}

function kindOf(part: string): LessonSection['kind'] {
  if (/^## Exercise\s*$/m.test(part)) return 'exercise';
  return /^## Answer\s*$/m.test(part) ? 'answer' : 'text';
}
