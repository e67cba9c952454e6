import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/class-names.ts';

export type Mover = {
  count: number;
  dragged: number | undefined;
  move(from: number, to: number): void;
  drag(at: number): void;
  /** For the element that stands at a place of the list. */
  place(at: number): { onDragOver(event: DragEvent): void; onDrop(event: DragEvent): void };
  /** What has just moved, for those who do not see it. */
  said: ReactNode;
  say(words: string): void;
};

/** A list that is ordered by drag and by keyboard, and says where what was moved stands now. */
export function useMover<Item>(
  items: readonly Item[],
  setItems: (items: Item[]) => void,
  nameOf: (item: Item) => string,
): Mover {
  const [said, say] = useState('');
  const [dragged, setDragged] = useState<number>();
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || from === to) return;
    setItems(items.toSpliced(from, 1).toSpliced(to, 0, item));
    say(`${nameOf(item)} stands at place ${to + 1} of ${items.length} now.`);
  };
  return {
    count: items.length,
    dragged,
    move,
    drag: setDragged,
    place: (at) => ({
      onDragOver: (event) => event.preventDefault(),
      onDrop: (event) => {
        event.preventDefault();
        // Of a list in a list, the inner one.
        if (dragged !== undefined) {
          event.stopPropagation();
          move(dragged, at);
        }
        setDragged(undefined);
      },
    }),
    said: (
      <p role="status" className="sr-only">
        {said}
      </p>
    ),
    say,
  };
}

type At = { mover: Mover; at: number };

/** For a mouse; the keyboard and a phone have the arrows. */
export function Grip({ mover, at }: At) {
  return (
    <span
      draggable
      onDragStart={(event) => {
        event.stopPropagation();
        mover.drag(at);
      }}
      className="flex size-11 cursor-grab items-center justify-center text-quiet max-sm:hidden"
      aria-hidden="true"
    >
      <GripVertical className="size-5" />
    </span>
  );
}

export function MoveTools({ name, mover, at }: At & { name: string }) {
  return (
    <>
      <Tool label={`${name}: up`} disabled={at === 0} onClick={() => mover.move(at, at - 1)} Icon={ArrowUp} />
      <Tool
        label={`${name}: down`}
        disabled={at === mover.count - 1}
        onClick={() => mover.move(at, at + 1)}
        Icon={ArrowDown}
      />
    </>
  );
}

type ToolProps = { label: string; disabled?: boolean; onClick(): void; Icon: typeof ArrowUp };

/** Stays where it can be pressed again: a disabled button would lose the keyboard's place. */
export function Tool({ label, disabled = false, onClick, Icon }: ToolProps) {
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={label}
      title={label}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
      className={cx('size-11 p-0', disabled && 'opacity-40')}
    >
      <Icon className="size-4" aria-hidden="true" />
    </Button>
  );
}
