import { Monitor, Moon, Sun } from 'lucide-react';

export function ThemeSwitch() {
  return (
    <theme-switch>
      <button
        type="button"
        // app/elements/theme-switch.ts corrects it, possibly before React arrives.
        suppressHydrationWarning
        aria-label="Theme: light. Switch to dark."
        className="flex size-11 cursor-pointer items-center justify-center rounded-md hover:bg-sunken"
      >
        <Sun className="when-theme-light size-5" aria-hidden="true" />
        <Moon className="when-theme-dark size-5" aria-hidden="true" />
        <Monitor className="when-theme-system size-5" aria-hidden="true" />
      </button>
    </theme-switch>
  );
}
