import type { ReactNode } from 'react';
import { PagePart } from '../rendering/page-part.tsx';
import { SiteLink } from '../navigation/site-link.tsx';

/**
 * A heading, a link to the whole list, and a few cards: each child is a list item. Phones and tablets show the first
 * two where there is a link to the rest, so that a page of several strips stays short and no card is alone in its row.
 */
export function CardStrip({
  title,
  more,
  children,
}: {
  title: string;
  more?: { href: string; label: string } | undefined;
  children: ReactNode;
}) {
  return (
    <PagePart>
      <section className="mt-8 sm:mt-14 lg:mt-16">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 className="text-[1.5rem]">{title}</h2>
          {more ? (
            <SiteLink
              href={more.href}
              className="inline-flex min-h-11 items-center font-medium text-teal underline underline-offset-4"
            >
              {more.label}
            </SiteLink>
          ) : null}
        </div>
        <ul
          className={`grid gap-3 sm:gap-5 sm:grid-cols-2 lg:grid-cols-3 ${more ? 'whole-pairs max-sm:*:nth-[n+3]:hidden' : ''}`}
        >
          {children}
        </ul>
      </section>
    </PagePart>
  );
}
