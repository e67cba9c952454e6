import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Tab = { value: string; label: string; content: ReactNode };
type Props = { label: string; tabs: Tab[]; value?: string; onValueChange?(value: string): void };

export function Tabs({ label, tabs, value, onValueChange }: Props) {
  return (
    <Radix.Root
      defaultValue={value === undefined ? tabs[0]?.value : undefined}
      value={value}
      onValueChange={onValueChange}
    >
      <Radix.List aria-label={label} className="mb-5 flex gap-1 overflow-x-auto border-b border-rule">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-11 cursor-pointer border-b-2 border-transparent px-3.5 font-semibold whitespace-nowrap text-quiet hover:text-ink data-[state=active]:border-gold data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
