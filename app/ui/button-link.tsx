import { Link, type LinkProps } from 'react-router';
import { buttonLook, type Look } from './button.tsx';
import { cx } from './class-names.ts';

/** By itself, so that what needs a button does not bring the router along. */
export function ButtonLink({ variant, size, className, ...rest }: LinkProps & Look) {
  return <Link className={cx(buttonLook({ variant, size }), className)} {...rest} />;
}
