import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useLightDismiss } from '../ui/use-light-dismiss.ts';
import { applyTheme, chooseTheme, readTheme, type Theme, themes } from './theme.ts';

const looks = {
  light: { label: 'Light', Icon: Sun },
  dark: { label: 'Dark', Icon: Moon },
  system: { label: 'System', Icon: Monitor },
};

/** Which face it shows is decided by `data-theme` on the root, before the first paint; the choice is one tap away. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>();
  const name = useId();
  const details = useLightDismiss();

  const choose = (chosen: Theme) => {
    chooseTheme(chosen);
    setTheme(chosen);
  };

  useEffect(() => {
    // Somebody may have chosen before this ran.
    const chosen = details.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    const wish = themes.find((each) => each === chosen);
    if (wish) chooseTheme(wish);
    setTheme(wish ?? readTheme());
    const system = matchMedia('(prefers-color-scheme: dark)');
    system.addEventListener('change', applyTheme);
    return () => system.removeEventListener('change', applyTheme);
  }, [details]);

  return (
    <details ref={details} className="needs-script relative">
      <summary className="flex size-11 cursor-pointer list-none items-center justify-center rounded-md hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="sr-only">Theme: </span>
        {themes.map((each) => {
          const { label, Icon } = looks[each];
          return (
            <span key={each} className={`when-theme-${each}`}>
              <Icon className="size-5" aria-hidden="true" />
              <span className="sr-only">{label}</span>
            </span>
          );
        })}
      </summary>
      {/* A form of no dialog goes nowhere when it is sent; it is here to keep browsers from putting back an older choice. */}
      <form
        method="dialog"
        autoComplete="off"
        className="absolute top-full right-0 z-40 mt-1 w-40 rounded-md border border-rule bg-card p-1.5 shadow-page"
      >
        <fieldset>
          <legend className="sr-only">Theme</legend>
          {themes.map((each) => {
            const { label, Icon } = looks[each];
            return (
              <label
                key={each}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 hover:bg-sunken has-checked:font-semibold"
              >
                <input
                  type="radio"
                  name={name}
                  value={each}
                  checked={theme === each}
                  onChange={() => choose(each)}
                  className="size-4 accent-gold"
                />
                <Icon className="size-4 text-gold" aria-hidden="true" />
                {label}
              </label>
            );
          })}
        </fieldset>
      </form>
    </details>
  );
}
