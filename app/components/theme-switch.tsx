import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { applyTheme, chooseTheme, readTheme, type Theme } from './theme.ts';

const next: Record<Theme, Theme> = { light: 'dark', dark: 'system', system: 'light' };
const icons = { light: Sun, dark: Moon, system: Monitor };
const names = { light: 'light', dark: 'dark', system: "your device's" };

export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('light');
  useEffect(() => {
    setTheme(readTheme());
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', applyTheme);
    return () => system.removeEventListener('change', applyTheme);
  }, []);
  const Icon = icons[theme];
  return (
    <button
      type="button"
      aria-label={`Theme: ${names[theme]}. Switch to ${names[next[theme]]}.`}
      className="flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-sunken"
      onClick={() => {
        chooseTheme(next[theme]);
        setTheme(next[theme]);
      }}
    >
      <Icon className="size-5" aria-hidden="true" />
    </button>
  );
}
