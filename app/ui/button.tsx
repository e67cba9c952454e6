import type { ButtonHTMLAttributes } from 'react';
import { cx } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type Look = {
  variant?: 'primary' | 'gold' | 'outline' | 'quiet' | 'danger';
  size?: 'md' | 'lg' | 'sm';
};

const variants = {
  primary: 'bg-ink text-on-ink hover:bg-ink/90',
  // Towards the ink, never towards the paper: the words on it have to keep their contrast.
  gold: 'bg-gold text-on-ink hover:bg-[color-mix(in_srgb,var(--gold)_86%,var(--ink))]',
  outline: 'border border-control text-ink hover:bg-sunken',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'border border-bad text-bad hover:bg-bad/10',
};
/** Never below 44 px: a thumb has to hit it. */
const sizes = { sm: 'min-h-11 px-3.5 text-fine', md: 'min-h-11 px-5', lg: 'min-h-13 px-7 text-[1.125rem]' };

export function buttonLook({ variant = 'primary', size = 'md' }: Look): string {
  return cx(
    'inline-flex cursor-pointer items-center justify-center gap-2 rounded-md py-2 text-center font-semibold no-underline hover:transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
  );
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { pending?: boolean };

export function Button({
  variant,
  size,
  pending,
  className,
  children,
  disabled,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={cx(buttonLook({ variant, size }), className)}
      disabled={disabled || pending}
      {...rest}
    >
      {pending && <Spinner className="size-4" />}
      {children}
    </button>
  );
}
