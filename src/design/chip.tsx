import type { ReactNode } from 'react';
import { m } from '#src/paraglide/messages.js';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';

const look = 'inline-flex items-center gap-1.5 rounded-full px-3 text-[0.9375rem]';

const looks = {
  /** A fact, or a thing under way. */
  active: 'bg-pale text-deep',
  /** Over: nothing follows. */
  quiet: 'bg-line text-ink',
  /** The reader has to act. */
  waiting: 'bg-cream text-gold-text ring-1 ring-gold ring-inset',
  good: 'bg-success-pale text-success',
  bad: 'bg-error-pale text-error',
} as const;
export type ChipTone = keyof typeof looks;

/** A small fact; of a state its words say it, and the colour only repeats them. A colour by class name would lose to the chip's own. */
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
  /** What is to be remembered before the link is followed. */
  onFollow?: () => void;
}

/** A filter that is set; following the link takes it away. */
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
