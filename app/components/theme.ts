export const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];
const KEY = 'theme';

/**
 * Runs before the first paint, so that neither the theme nor the signed-in face of the top bar flashes. No stored
 * choice means light; a stored value we do not know means system.
 */
export const beforePaint = `(()=>{const r=document.documentElement;let t=null;try{t=localStorage.getItem('${KEY}')}catch{}
if(t===null)t='light';else if(t!=='light'&&t!=='dark')t='system';
r.dataset.theme=t;
if(t==='system')t=matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';
r.classList.remove('light','dark');r.classList.add(t);
if(/(?:^|; )aura\\.here=1/.test(document.cookie))r.classList.add('signed-in')})()`;

export function readTheme(): Theme {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(KEY);
  } catch {} // storage is switched off
  if (stored === null) return 'light';
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {} // then it holds for this page
  show(theme);
}

/** The system's own theme has changed. */
export const applyTheme = () => show(readTheme());

function show(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.classList.toggle('dark', dark);
  root.classList.toggle('light', !dark);
}
