import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { SiteLink } from '../navigation/site-link.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const base =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-soft py-2 text-center font-semibold leading-tight no-underline transition-colors duration-150 disabled:opacity-60';
const looks: Record<ButtonVariant, string> = {
  primary: 'px-5 bg-teal text-white hover:bg-teal-dark hover:text-white',
  secondary: 'px-5 border-2 border-teal bg-white text-teal hover:bg-pale hover:text-teal-dark',
  // A text button is aligned with the buttons and texts above it.
  quiet: 'px-1 text-teal underline hover:bg-pale',
  danger: 'px-5 border-2 border-error bg-white text-error hover:bg-error-pale',
};

export function Button({
  variant = 'primary',
  className,
  type = 'submit',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant }) {
  return <button type={type} className={classNames(base, looks[variant], className)} {...rest} />;
}

/** A link in the shape of a button, for the next step of a page. */
export function ButtonLink({
  variant = 'primary',
  className,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; variant?: ButtonVariant }) {
  return <SiteLink className={classNames(base, looks[variant], className)} {...rest} />;
}
