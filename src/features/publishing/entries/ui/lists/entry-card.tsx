import type { ReactNode } from 'react';
import { Card } from '#src/design/content/card.tsx';
import { Local } from '#src/design/content/local.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { getLocale } from '#src/paraglide/runtime.js';
import { langAttribute } from '#src/shared/local-text.ts';
import type { EntryCardData } from '#src/features/publishing/entries/content.schema.ts';
import { EntryPicture } from '../pictures/entry-picture.tsx';

interface EntryCardProps {
  entry: EntryCardData;
  /** The line above the title; by default the first topic. */
  eyebrow?: ReactNode;
  /** Decisive facts: date, length, place. */
  facts?: ReactNode;
  isLarge?: boolean;
}

/** A published entry in a list: picture, title, summary and facts. The whole card is a link. */
export function EntryCard({ entry, eyebrow, facts, isLarge = false }: EntryCardProps) {
  const { address, title, summary, topics } = entry;
  const over = eyebrow ?? (topics[0] ? <Local text={topics[0].name} /> : null);
  return (
    <Card
      as="article"
      className={`group relative flex h-full flex-row overflow-hidden transition-shadow hover:shadow-lift sm:flex-col ${isLarge ? 'lg:grid lg:grid-cols-2 lg:items-center' : ''}`}
    >
      {/* The same crop on every screen, with its natural height: stretched to the height of the text, it cut off half
          of the subject. */}
      <div className="w-28 shrink-0 overflow-hidden bg-cream max-sm:m-3 max-sm:mr-0 max-sm:self-start max-sm:rounded-soft sm:w-auto">
        <EntryPicture entry={entry} className="aspect-[3/2] h-auto w-full" />
      </div>
      <div className={`flex min-w-0 grow flex-col p-3 ${isLarge ? 'sm:p-6 lg:p-10' : 'sm:p-5'}`}>
        {over ? <p className="text-sm font-semibold text-gold-text">{over}</p> : null}
        <h3
          className={`mt-1 text-base leading-snug ${isLarge ? 'sm:text-2xl lg:text-3xl' : 'sm:text-lg'}`}
          lang={langAttribute(title, getLocale())}
        >
          <SiteLink
            href={address ?? '/'}
            className="text-deep no-underline after:absolute after:inset-0 group-hover:underline"
          >
            <Local text={title} />
          </SiteLink>
        </h3>
        <p className="mt-2 line-clamp-3 text-muted max-sm:hidden" lang={langAttribute(summary, getLocale())}>
          <Local text={summary} />
        </p>
        {facts ? (
          <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-2 text-sm text-muted sm:pt-4 sm:text-[0.9375rem] tabular-nums">
            {facts}
          </div>
        ) : null}
      </div>
    </Card>
  );
}
