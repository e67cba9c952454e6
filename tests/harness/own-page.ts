import type { PageBody, Section } from '../../content/sections.ts';

export const textSection = (id: string, heading: string, body = 'Words.'): Section => ({
  id,
  kind: 'text',
  words: { heading, body },
});

/** A page of the owner's with sections of five kinds. */
export const ownPage: PageBody = {
  id: 'retreat',
  slug: 'retreat',
  title: 'A weekend by the sea',
  description: 'Three days, nine people, one notebook each.',
  sections: [
    textSection('why', 'Why the sea', 'It **counts** its waves. <script>alert(1)</script>'),
    {
      id: 'asked',
      kind: 'questions',
      words: { heading: 'Asked', questions: [{ title: 'When?', text: 'In May.' }] },
    },
    { id: 'figures', kind: 'numbers', words: { heading: '', figures: [{ title: '9', text: 'people' }] } },
    { id: 'buy', kind: 'product', words: { heading: '', product: 'report' } },
    { id: 'voice', kind: 'quote', words: { quote: 'couples-the-sofa' } },
  ],
};
