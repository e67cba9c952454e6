import { type ComponentProps, useId, useMemo, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../routes/office/with-products.ts';
import { Checkbox, Choice, Field } from '../../ui/field.tsx';
import { useRunning } from '../use-running.ts';

type Option = { value: string; label: string };

type Named = { id: string; name: string; archived?: boolean };

/** The products for the office's lists, as they are now. What is archived has a name, and cannot be chosen. */
export function useProducts() {
  const text = useRouteLoaderData<typeof loader>('routes/office/with-products')?.products ?? '[]';
  const products = useMemo((): Named[] => JSON.parse(text), [text]);
  return {
    all: products,
    options: products.filter(({ archived }) => !archived).map(({ id, name }) => ({ value: id, label: name })),
    nameOf: (id: string): string => products.find((product) => product.id === id)?.name ?? id,
  };
}

/** So many a server draws into every list of a page; of more, the browser alone draws them. */
const MANY = 40;

/** Of many, what is chosen and what stands for none come with the page, and the rest once it runs. */
function useDrawn<Drawn extends Option>(options: Drawn[], chosen: readonly unknown[]): Drawn[] {
  const isRunning = useRunning();
  if (isRunning || options.length <= MANY) return options;
  return options.filter(({ value }, at) => at === 0 || chosen.includes(value));
}

type ChoiceProps = Omit<ComponentProps<typeof Choice>, 'options'> & {
  /** The choice of none, where there is one. */
  none?: string;
  /** Others than what is sold now. */
  options?: Option[];
};

/** One product, in a form. */
export function ProductChoice({ none, options: given, ...choice }: ChoiceProps) {
  const sold = useProducts().options;
  const options = given ?? sold;
  const whole = none === undefined ? options : [{ value: '', label: none }, ...options];
  return <Choice {...choice} options={useDrawn(whole, [choice.value ?? choice.defaultValue])} />;
}

type TicksProps = { name: string; options: Option[]; chosen?: string[]; columns: string };

/** Any number of products. Of many, those are shown that fit what is typed; a tick stays when its product is not. */
export function ProductTicks({ name, options, chosen = [], columns }: TicksProps) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  return (
    <>
      {options.length > MANY && (
        <Field
          label="Find a product"
          type="search"
          className="mb-2 max-w-md"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault(); // It finds; it does not send the form.
          }}
        />
      )}
      <div className={`grid gap-x-6 ${columns}`}>
        {useDrawn(options, chosen).map(({ value, label }) => (
          <div key={value} hidden={!label.toLowerCase().includes(wanted)}>
            <Checkbox name={name} value={value} label={label} defaultChecked={chosen.includes(value)} />
          </div>
        ))}
      </div>
    </>
  );
}

/** Which product a list is about: chosen of a few, and of many found by what is typed of its name. */
export function ProductFilter({ shown = '' }: { shown?: string }) {
  const id = useId();
  const { all, nameOf } = useProducts();
  const [isOpen, setOpen] = useState(false);
  if (all.length <= MANY) {
    const options = all.map((product) => ({ value: product.id, label: product.name }));
    const every = { value: '', label: 'Every product' };
    return <Choice label="Product" name="product" options={[every, ...options]} defaultValue={shown} />;
  }
  return (
    <>
      <Field
        label="Product"
        name="product"
        type="search"
        list={id}
        placeholder="Every product"
        autoComplete="off"
        maxLength={100}
        defaultValue={nameOf(shown)}
        onFocus={() => setOpen(true)}
      />
      <datalist id={id}>
        {isOpen && all.map(({ id: key, name }) => <option key={key} value={name} />)}
      </datalist>
    </>
  );
}
