import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { each, type Judge, run } from './judge.ts';

type Message = { type: string; url: string; message: string; extract?: string };

/** The W3C's own checker, on every page as it is sent. */
export const nu: Judge = {
  name: 'Nu HTML checker',
  needs: {
    command: 'vnu',
    install: 'npm install --global vnu-jar (needs Java: apt-get install default-jre-headless)',
  },
  async judge({ pages, folder }) {
    const inside = join(folder, 'pages');
    mkdirSync(inside);
    const saved = await each([...pages.entries()], async ([at, { path, as }]) => {
      const file = join(inside, `${at}.html`);
      writeFileSync(file, await (await as.visitor.get(path)).text());
      return [file, `${path} (${as.name})`] as const;
    });
    const names = new Map(saved);
    const { output } = await run('vnu', [
      '--format',
      'json',
      '--stdout',
      '--exit-zero-always',
      ...names.keys(),
    ]);
    const { messages }: { messages: Message[] } = JSON.parse(output);
    const errors = messages.filter(({ type }) => type !== 'info');
    return {
      looked: `${pages.length} pages`,
      found: errors.map(({ url, message, extract = '' }) => ({
        where: names.get(url.replace(/^file:/, '')) ?? url,
        what: `${message} ${extract.replaceAll(/\s+/g, ' ').replaceAll(/_R_\w*/g, '_')}`,
      })),
    };
  },
};
