import { Button } from '#src/design/form/button.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Letters } from '#src/design/navigation/letters.tsx';
import { Local } from '#src/design/content/local.tsx';
import { pageHref, SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import type { LibraryItem } from '../clinic-network.schema.ts';

interface AToZProps {
  path: string;
  q: string;
  letter: string | undefined;
  letters: readonly string[];
  groups: readonly { letter: string; entries: readonly LibraryItem[] }[];
  total: number;
}

/** A section by its letters, with a search; a form and links, so that it works without scripts. */
export function AToZ({ path, q, letter, letters, groups, total }: AToZProps) {
  return (
    <>
      <search>
        <form method="get" action={pageHref(path)} className="mt-6 flex max-w-xl flex-wrap items-end gap-3">
          <div className="min-w-48 flex-1">
            <label htmlFor="q" className="mb-1 block font-semibold text-deep">
              {m.clinic_network_search_within()}
            </label>
            <input
              id="q"
              name="q"
              type="search"
              defaultValue={q}
              maxLength={100}
              enterKeyHint="search"
              className="block min-h-12 w-full rounded-soft border-2 border-field bg-white px-3 py-2 hover:border-teal"
            />
          </div>
          <Button>{m.clinic_network_search()}</Button>
        </form>
      </search>
      <Letters
        label={m.clinic_network_letters()}
        all={m.clinic_network_all()}
        chosen={letter}
        letters={letters}
        hrefFor={(wanted) => (wanted ? `${path}?letter=${encodeURIComponent(wanted)}` : path)}
      />
      <p className="mt-6 text-muted tabular-nums" role="status">
        {q ? m.clinic_network_found_for({ count: total, words: q }) : m.clinic_network_found({ count: total })}
      </p>
      {total === 0 ? (
        <div className="mt-6">
          <EmptyState
            title={m.clinic_network_none_title()}
            action={<ButtonLink href={path}>{m.clinic_network_show_all()}</ButtonLink>}
          >
            {m.clinic_network_none_text()}
          </EmptyState>
        </div>
      ) : (
        groups.map((group) => <Group key={group.letter} {...group} />)
      )}
    </>
  );
}

function Group({ letter, entries }: { letter: string; entries: readonly LibraryItem[] }) {
  return (
    <section
      aria-labelledby={`letter-${letter}`}
      className="mt-8 grid gap-x-8 gap-y-3 border-t border-line pt-5 md:grid-cols-[4rem_minmax(0,1fr)]"
    >
      <h2 id={`letter-${letter}`} className="text-3xl text-gold-text">
        {letter}
      </h2>
      <ul className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        {entries.map((entry) => (
          <li key={entry.id}>
            <SiteLink href={entry.address ?? '#'} className="inline-flex min-h-11 items-center text-lg font-semibold">
              <Local text={entry.title} />
            </SiteLink>
            <p className="text-muted">
              <Local text={entry.summary} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
