import { each, type Judge } from './judge.ts';

const readable = (address: string) => address.replaceAll('&amp;', '&');

type Link = { from: string; path: string; hash: string };

/** Everything that a page names with `href`, `src` or `srcset`, and that is ours. */
function linksIn(html: string, from: URL): Link[] {
  const named = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
  const sets = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, set = '']) =>
    set.split(',').map((one) => one.trim().split(/\s/)[0] ?? ''),
  );
  return [...named, ...sets]
    .map((address) => new URL(readable(address), from))
    .filter(({ origin }) => origin === from.origin)
    .map(({ pathname, search, hash }) => ({
      from: from.pathname,
      path: pathname + search,
      hash: decodeURIComponent(hash.slice(1)),
    }));
}

/** Each address that a public page names, with the place on it. */
export const links: Judge = {
  name: 'links',
  async judge({ server, pages }) {
    const open = pages.filter(({ as }) => as.name === 'a visitor');
    const [first] = open;
    if (!first) throw new Error('no public page');
    const { visitor } = first.as;
    const html = new Map<string, string>();
    await each(open, async ({ path }) => void html.set(path, await (await visitor.get(path)).text()));
    const wanted = [...html].flatMap(([path, text]) => linksIn(text, new URL(path, server.url)));
    const unknown = [...new Set(wanted.map(({ path }) => path))].filter((path) => !html.has(path));
    const broken = new Map<string, number>();
    await each(unknown, async (path) => {
      const answer = await visitor.get(path);
      const text = await answer.text();
      if (answer.status >= 400) broken.set(path, answer.status);
      else if (answer.headers.get('content-type')?.startsWith('text/html')) html.set(path, text);
    });
    const lost = ({ path, hash }: Link) =>
      hash !== '' && html.has(path) && !html.get(path)?.includes(`id="${hash}"`);
    return {
      looked: `${wanted.length} links to ${new Set(wanted.map(({ path }) => path)).size} addresses`,
      found: wanted
        .filter((link) => broken.has(link.path) || lost(link))
        .map(({ from, path, hash }) => ({
          where: from,
          what: `${path}#${hash} ${broken.get(path) ?? 'has no such place'}`,
        })),
    };
  },
};
