/** What is wrong with a public address, in words for the person who typed it; undefined when nothing is. */
export function appUrlProblem(text: string): string | undefined {
  const parts = /^(https?):\/\/[^/?#\s]+/i.exec(text);
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!parts || !url) return 'must begin with https:// and name your domain, such as https://aura.example';
  if (url.username || url.password) return 'must not hold a user name or password';
  if (url.protocol === 'http:' && !isThisMachine(url.hostname)) {
    return 'must begin with https:// (http:// is for this machine alone, such as http://127.0.0.1:3000)';
  }
  if (url.pathname !== '/' || /[?#]/.test(text)) {
    return `must end after the domain, as in ${url.origin}: the site cannot live in a folder of it`;
  }
  return undefined;
}

function isThisMachine(host: string): boolean {
  return host === '[::1]' || /^127(\.\d+){3}$/.test(host) || /(^|\.)localhost$/.test(host);
}
