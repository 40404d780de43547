import type { ReactNode } from 'react';
import { m } from '#src/paraglide/messages.js';
import { Icon } from './icon.tsx';
import { SiteLink } from './site-link.tsx';

const look = 'inline-flex items-center gap-1.5 rounded-full px-3 text-[0.9375rem]';

/** A small fact. */
export function Chip({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <span className={`${look} bg-pale py-0.5 text-deep ${className}`}>{children}</span>;
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
    <SiteLink href={href} onClick={onFollow} className={`${look} min-h-11 border border-teal bg-white py-1 font-medium text-teal no-underline hover:bg-pale`}>
      {removes && <span className="sr-only">{m.design_remove_filter()} </span>}
      {children}
      {removes && <Icon name="close" size={16} />}
    </SiteLink>
  );
}
