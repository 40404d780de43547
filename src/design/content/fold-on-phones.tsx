import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { PagePart } from '../rendering/page-part.tsx';

interface FoldOnPhonesProps {
  /** Title of the disclosure. */
  title: string;
  /** The heading on wider screens, where the content is always visible. */
  heading: ReactNode;
  level?: 'h2' | 'h3';
  /** A long list is folded on tablets too. */
  until?: keyof typeof folds;
  className?: string;
  /** Classes of the heading inside the disclosure. */
  titleClass?: string;
  children: ReactNode;
}

const folds = {
  phones: {
    heading: 'sm:supports-[selector(::details-content)]:block',
    details: 'sm:[&::details-content]:[block-size:auto] sm:[&::details-content]:[content-visibility:visible]',
    summary: 'sm:supports-[selector(::details-content)]:hidden',
    content: 'max-sm:pt-2 max-sm:pb-4',
  },
  tablets: {
    heading: 'lg:supports-[selector(::details-content)]:block',
    details: 'lg:[&::details-content]:[block-size:auto] lg:[&::details-content]:[content-visibility:visible]',
    summary: 'lg:supports-[selector(::details-content)]:hidden',
    content: 'max-lg:pt-2 max-lg:pb-4',
  },
} as const;

/**
 * Content behind a disclosure on phones, always visible on wider screens. Works without scripts, and the browser's
 * search in the page finds it.
 */
export function FoldOnPhones({
  title,
  heading,
  level: Heading = 'h2',
  until = 'phones',
  className = '',
  titleClass = 'text-[1.1875rem] font-semibold text-deep',
  children,
}: FoldOnPhonesProps) {
  const fold = folds[until];
  return (
    <>
      <div className={`hidden ${fold.heading}`}>{heading}</div>
      <details className={`group ${fold.details} ${className}`}>
        <summary className={`no-marker flex min-h-12 items-center justify-between gap-3 ${fold.summary}`}>
          <Heading className={titleClass}>{title}</Heading>
          <Icon name="down" size={20} className="shrink-0 transition-transform group-open:rotate-180" />
        </summary>
        <div className={fold.content}>
          <PagePart>{children}</PagePart>
        </div>
      </details>
    </>
  );
}
