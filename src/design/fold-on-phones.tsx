import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { PagePart } from './page-part.tsx';

interface FoldOnPhonesProps {
  /** Title of the disclosure on phones. */
  title: string;
  /** The heading on wider screens, where the content is always visible. */
  heading: ReactNode;
  level?: 'h2' | 'h3';
  className?: string;
  /** Classes of the heading inside the disclosure. */
  titleClass?: string;
  children: ReactNode;
}

/**
 * Content behind a disclosure on phones, always visible on wider screens. Works without scripts, and the browser's
 * search in the page finds it.
 */
export function FoldOnPhones({
  title,
  heading,
  level: Heading = 'h2',
  className = '',
  titleClass = 'text-[1.1875rem] font-semibold text-deep',
  children,
}: FoldOnPhonesProps) {
  return (
    <>
      <div className="hidden sm:supports-[selector(::details-content)]:block">{heading}</div>
      <details
        className={`group sm:[&::details-content]:[block-size:auto] sm:[&::details-content]:[content-visibility:visible] ${className}`}
      >
        <summary className="no-marker flex min-h-12 items-center justify-between gap-3 sm:supports-[selector(::details-content)]:hidden">
          <Heading className={titleClass}>{title}</Heading>
          <Icon name="down" size={20} className="shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className="max-sm:pt-2 max-sm:pb-4">
          <PagePart>{children}</PagePart>
        </div>
      </details>
    </>
  );
}
