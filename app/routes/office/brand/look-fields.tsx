import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { isOurs, type Look, readyLooks, type Theme, themesOf } from '../../../../content/look.ts';
import { entriesOf, keysOf } from '../../../../shared/records.ts';
import { Emblem } from '../../../components/drawings/emblem.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { buttonLook } from '../../../ui/button.tsx';
import { Medallion } from '../../../ui/medallion.tsx';

type Props = {
  /** Of the business. */
  name: string;
  saved: Look;
  /** The two fields. */
  children: ReactNode;
};

/** Two colours, or a look that is ready; and what both themes become of them, before anything is saved. */
export function LookFields({ name, saved, children }: Props) {
  const [look, setLook] = useState<Look>({ mainColour: saved.mainColour, accentColour: saved.accentColour });
  const place = useRef<HTMLFieldSetElement>(null);
  const inputOf = (field: keyof Look) =>
    place.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`);
  const read = () =>
    setLook({
      mainColour: inputOf('mainColour')?.value ?? look.mainColour,
      accentColour: inputOf('accentColour')?.value ?? look.accentColour,
    });
  const take = (ready: Look) => {
    for (const field of keysOf(look)) {
      const input = inputOf(field);
      if (input) input.value = ready[field];
    }
    read();
  };
  const { light, dark } = themesOf(look);
  return (
    <fieldset ref={place} onInput={read} className="space-y-4 border-y border-rule py-6">
      <legend className="float-left w-full text-lead serif">Colours</legend>
      <p className="clear-both text-quiet">
        Two are enough: both themes follow from them, on the site, in the portal, in letters, documents and
        shared pictures. Where a colour would be hard to read, it is made darker or lighter.
      </p>
      <ul aria-label="Ready looks" className="needs-script grid grid-cols-2 gap-3 sm:grid-cols-4">
        {readyLooks.map((ready) => (
          <li key={ready.name}>
            <button
              type="button"
              aria-pressed={ready.mainColour === look.mainColour && ready.accentColour === look.accentColour}
              onClick={() => take(ready)}
              className="flex h-full min-h-11 w-full cursor-pointer flex-col gap-2 rounded-md border border-control bg-card p-2.5 text-left text-fine leading-snug hover:bg-sunken aria-pressed:border-gold aria-pressed:outline aria-pressed:outline-gold"
            >
              <Swatches themes={themesOf(ready)} />
              {ready.name}
            </button>
          </li>
        ))}
      </ul>
      <div className="grid gap-5 sm:grid-cols-2">{children}</div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Preview theme={light} title="By day" name={name} />
        <Preview theme={dark} title="By night" name={name} />
      </div>
      {isOurs(look) && <p className="text-fine text-quiet">These two are set by hand, not derived.</p>}
    </fieldset>
  );
}

function Swatches({ themes: { light, dark } }: { themes: ReturnType<typeof themesOf> }) {
  return (
    <span aria-hidden="true" className="flex h-8 w-full overflow-hidden rounded-sm border border-rule">
      {(['paper', 'ink', 'gold', 'leaf'] as const).map((token) => (
        <span key={token} className="flex-1" style={{ background: light[token] }} />
      ))}
      {(['paper', 'gold'] as const).map((token) => (
        <span key={`dark-${token}`} className="flex-1" style={{ background: dark[token] }} />
      ))}
    </span>
  );
}

/** The tokens of app.css with other values, for what stands within. */
function wearing(theme: Theme): CSSProperties {
  const style: CSSProperties = {};
  for (const [token, value] of entriesOf(theme)) style[`--${token}`] = value;
  return style;
}

/** A page in small. Nothing in it can be reached or pressed. */
function Preview({ theme, title, name }: { theme: Theme; title: string; name: string }) {
  return (
    <figure style={wearing(theme)} className="rounded-md border border-rule bg-paper text-ink">
      <figcaption className="border-b border-rule bg-sunken px-4 py-2 text-fine text-quiet">
        {title}
      </figcaption>
      <div className="space-y-4 p-4">
        <p className="serif flex items-center gap-2.5 text-[1.25rem] leading-tight">
          <Emblem className="size-8 shrink-0 text-gold" />
          {name}
        </p>
        <div className="engraved flex items-center gap-4 p-4">
          <Medallion value={7} label="A number" className="size-20 shrink-0" />
          <p className="text-fine text-quiet">
            <span className="serif block text-lead text-ink">The Seeker</span>
            Asks until the answer holds. <span className="text-gold underline">The working</span>
          </p>
        </div>
        <p className="flex flex-wrap gap-2">
          <span className={buttonLook({ variant: 'gold', size: 'sm' })}>Free Quiz</span>
          <span className={buttonLook({ size: 'sm' })}>Buy</span>
          <span className={buttonLook({ variant: 'outline', size: 'sm' })}>Later</span>
        </p>
        <p className="flex flex-wrap gap-2">
          <Badge look="gold">Best Seller</Badge>
          <Badge look="good">Paid</Badge>
          <Badge look="warn">Due today</Badge>
          <Badge look="destructive">Cancelled</Badge>
        </p>
      </div>
    </figure>
  );
}
