import { applyTheme, chooseTheme, readTheme, type Theme } from '../components/theme.ts';

const next: Record<Theme, Theme> = { light: 'dark', dark: 'system', system: 'light' };
const names: Record<Theme, string> = { light: 'light', dark: 'dark', system: "your device's" };

/** The three icons are in the page; CSS shows the one that `data-theme` on the root names. */
export class ThemeSwitch extends HTMLElement {
  connectedCallback(): void {
    this.say();
    this.addEventListener('click', this);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme);
  }

  disconnectedCallback(): void {
    matchMedia('(prefers-color-scheme: dark)').removeEventListener('change', applyTheme);
  }

  handleEvent(): void {
    chooseTheme(next[readTheme()]);
    this.say();
  }

  private say(): void {
    const theme = readTheme();
    const label = `Theme: ${names[theme]}. Switch to ${names[next[theme]]}.`;
    this.querySelector('button')?.setAttribute('aria-label', label);
  }
}
