import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { useId } from 'react';

type Option = { value: string; label: string; disabled?: boolean };
type Props = {
  label: string;
  placeholder: string;
  options: Option[];
  name?: string;
  value?: string;
  defaultValue?: string;
  disabled?: boolean;
  hint?: string;
  onValueChange?(value: string): void;
};

export function Select({ label, placeholder, options, hint, ...select }: Props) {
  const id = useId();
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <Radix.Root {...select}>
        <Radix.Trigger
          id={id}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="flex h-12 w-full cursor-pointer items-center justify-between gap-2 rounded-md border border-control bg-card px-3.5 text-left data-disabled:cursor-not-allowed data-disabled:opacity-60 data-placeholder:text-quiet"
        >
          <Radix.Value placeholder={placeholder} />
          <ChevronDown className="size-4 shrink-0 text-quiet" aria-hidden="true" />
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            position="popper"
            sideOffset={4}
            className="z-50 max-h-72 w-(--radix-select-trigger-width) overflow-hidden rounded-md border border-rule bg-card shadow-page"
          >
            <Radix.Viewport className="p-1">
              {options.map((option) => (
                <Radix.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className="flex min-h-11 cursor-pointer items-center justify-between gap-2 rounded-sm px-3 outline-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-sunken"
                >
                  <Radix.ItemText>{option.label}</Radix.ItemText>
                  <Radix.ItemIndicator>
                    <Check className="size-4 text-gold" aria-hidden="true" />
                  </Radix.ItemIndicator>
                </Radix.Item>
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
      {hint && (
        <p id={`${id}-hint`} className="text-fine text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
}
