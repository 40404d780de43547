import type { ReactNode } from 'react';
import { m } from '#src/paraglide/messages.js';
import { Icon } from '../icons/icon.tsx';
import { SiteLink } from '../navigation/site-link.tsx';

const look = 'inline-flex items-center gap-1.5 rounded-full px-3 text-[0.9375rem]';

const looks = {
  /** A fact, or a process under way. */
  active: 'bg-pale text-deep',
  /** A process that has ended. */
  quiet: 'bg-line text-ink',
  /** The reader has to act. */
  waiting: 'bg-cream text-gold-text ring-1 ring-gold ring-inset',
  good: 'bg-success-pale text-success',
  bad: 'bg-error-pale text-error',
} as const;
export type ChipTone = keyof typeof looks;

/**
 * A small label. Its words say the state; the colour adds no information. The chip's colour is a prop, because the
 * chip's own class would override a class name.
 */
export function Chip({
  children,
  tone = 'active',
  className = '',
}: {
  children: ReactNode;
  tone?: ChipTone;
  className?: string;
}) {
  return <span className={`${look} py-0.5 ${looks[tone]} ${className}`}>{children}</span>;
}

interface ChipLinkProps {
  href: string;
  children: ReactNode;
  removes?: boolean;
  /** Called before the link is followed, to store something. */
  onFollow?: () => void;
}

/** A filter that is set; following the link removes it. */
export function ChipLink({ href, children, removes = true, onFollow }: ChipLinkProps) {
  return (
    <SiteLink
      href={href}
      onClick={onFollow}
      className={`${look} min-h-11 border border-teal bg-white py-1 font-medium text-teal no-underline hover:bg-pale`}
    >
      {removes && <span className="sr-only">{m.design_remove_filter()} </span>}
      {children}
      {removes && <Icon name="close" size={16} />}
    </SiteLink>
  );
}
