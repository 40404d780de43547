import type { ReactNode } from 'react';
import { Icon } from '#src/design/icons/icon.tsx';
import { Local } from '#src/design/content/local.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { LocalText } from '#src/shared/local-text.ts';

export interface Teaser {
  href: string;
  name: LocalText;
  summary?: LocalText | undefined;
  picture: ReactNode;
}

const inColumns = { 2: '', 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-3 xl:grid-cols-4' };

/** Links with an icon, in columns where there is room. */
export function TeaserLinks({ teasers, columns = 2 }: { teasers: readonly Teaser[]; columns?: 2 | 3 | 4 }) {
  return (
    <ul className={`grid gap-2 sm:grid-cols-2 sm:gap-3 ${inColumns[columns]}`}>
      {teasers.map(({ href, name, summary, picture }) => (
        <li key={href}>
          <SiteLink
            href={href}
            className="flex h-full min-h-12 items-center gap-3 rounded-petal border border-line bg-white px-3 py-1.5 sm:min-h-14 sm:items-start sm:gap-4 sm:p-4 text-ink no-underline hover:border-teal hover:bg-pale"
          >
            <span
              aria-hidden="true"
              className="flex size-8 shrink-0 sm:size-10 items-center justify-center text-teal [&>svg]:max-h-full [&>svg]:max-w-full"
            >
              {picture}
            </span>
            <span className="min-w-0 self-center">
              <strong className="font-semibold text-deep">
                <Local text={name} />
              </strong>
              {summary && (
                <span className="mt-1 block text-[0.9375rem] text-muted max-sm:hidden">
                  <Local text={summary} />
                </span>
              )}
            </span>
            <Icon name="right" size={18} className="ml-auto self-center text-teal" />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
