import { type ComponentProps, type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { type AreaProps, TextArea, typeInto } from '../../../ui/field.tsx';
import { MediaChooser } from '../media-chooser.tsx';
import type RichText from './rich-text.tsx';
import type { MergeField } from './rich-text.tsx';

type Props = Omit<AreaProps, 'instead'> & { mergeFields?: MergeField[] };
type Loaded = ComponentType<ComponentProps<typeof RichText>>;

const MARKDOWN = 'Markdown: ## makes a heading, an empty line a paragraph, - a list, [words](/quiz) a link.';
const RICH = 'A slash shows everything that can stand here; Alt and F10 lead to the tools.';

/**
 * A text of the office in Markdown. It is a text area until the editor has come, and whenever she wants to see the Markdown;
 * its value is the Markdown at all times, so that forms, drafts and refusals know nothing of the editor.
 */
export function TextEditor({ mergeFields = [], hint, required, ...area }: Props) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [Editor, setEditor] = useState<Loaded>();
  const [isSource, setSource] = useState(true);
  const come = useEffectEvent((loaded: Loaded) => {
    setEditor(() => loaded);
    // Under no hand that writes already.
    if (box.current !== document.activeElement) setSource(false);
  });
  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const { default: loaded } = await import('./rich-text.tsx');
      if (!isGone) come(loaded);
    };
    // Without it the text area is all there is, and enough.
    load().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  const isRich = Editor !== undefined && !isSource;
  const { rows = 8, value, defaultValue } = area;
  return (
    <div className="text-editor space-y-1.5">
      <TextArea
        {...area}
        ref={box}
        // A browser cannot lead to an area that is not seen: then the verb says that it is empty.
        required={required && !isRich}
        hint={
          <>
            {hint} {isRich ? RICH : MARKDOWN}
          </>
        }
        instead={
          isRich
            ? (names) => <Editor {...{ area: box, names, mergeFields, rows, value: value ?? defaultValue }} />
            : undefined
        }
      />
      <div className="flex flex-wrap items-center gap-4">
        {!isRich && (
          <MediaChooser
            call="Add a picture, film, sound or file"
            onChosen={({ markdown }) => box.current && writeInto(box.current, markdown)}
          />
        )}
        {Editor && (
          <Button variant="quiet" size="sm" aria-pressed={isSource} onClick={() => setSource(!isSource)}>
            Markdown
          </Button>
        )}
      </div>
    </div>
  );
}

/** As a paragraph of its own, where the cursor stands. */
function writeInto(area: HTMLTextAreaElement, markdown: string): void {
  const { value, selectionStart: at } = area;
  const before = at === 0 || value.slice(0, at).endsWith('\n\n') ? '' : '\n\n';
  const after = value.slice(at).startsWith('\n\n') ? '' : '\n\n';
  typeInto(area, value.slice(0, at) + before + markdown + after + value.slice(at));
  area.focus();
}
