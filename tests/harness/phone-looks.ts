import type { Page } from 'playwright-core';

/** How many screens somebody has to scroll through, once everything is laid out. */
export async function screensOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
    await document.fonts.ready;
    return document.documentElement.scrollHeight / innerHeight;
  });
}

/** What the chat's button lies on, from the top of the page to its end: words and controls, which it must not cover. */
export async function coveredByChat(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found = new Set<string>();
    const button = document.querySelector('[data-chat] button');
    if (!button) return ['there is no chat'];
    const touches = (element: Element, x: number, y: number) =>
      [...element.childNodes].some((node) => {
        if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return false;
        const range = document.createRange();
        range.selectNode(node);
        return [...range.getClientRects()].some(
          ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom,
        );
      });
    const look = () => {
      const { left, top, width, height } = button.getBoundingClientRect();
      for (const across of [0.05, 0.35, 0.65, 0.95]) {
        for (const down of [0.05, 0.35, 0.65, 0.95]) {
          const [x, y] = [left + width * across, top + height * down];
          const [under] = document.elementsFromPoint(x, y).filter((each) => !each.closest('[data-chat]'));
          if (!under) continue;
          const control = under.closest('a, button, input, select, textarea, summary');
          if (control || touches(under, x, y)) {
            found.add(`${innerWidth}: ${(control ?? under).outerHTML.slice(0, 90)}`);
          }
        }
      }
    };
    const step = innerHeight / 3;
    for (let at = 0; at < document.documentElement.scrollHeight; at += step) {
      scrollTo({ top: at, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(resolve));
      look();
    }
    return [...found];
  });
}
