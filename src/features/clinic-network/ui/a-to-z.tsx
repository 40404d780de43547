import { Button } from '#src/design/button.tsx';
import { EmptyState } from '#src/design/empty-state.tsx';
import { ButtonLink } from '#src/design/button.tsx';
import { Local } from '#src/design/local.tsx';
import { pageHref, SiteLink } from '#src/design/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import type { LibraryItem } from '../clinic-network.schema.ts';

interface AToZProps {
  path: string;
  q: string;
  letter: string | undefined;
  letters: readonly string[];
  groups: readonly { letter: string; entries: readonly LibraryItem[] }[];
  total: number;
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A section by its letters, with a search within it; a form and links, so that it works without scripts. */
export function AToZ({ path, q, letter, letters, groups, total }: AToZProps) {
  return (
    <>
      <search>
        <form method="get" action={pageHref(path)} className="mt-6 flex max-w-xl flex-wrap items-end gap-3">
          <div className="min-w-48 flex-1">
            <label htmlFor="q" className="mb-1 block font-semibold text-deep">{m.clinic_network_search_within()}</label>
            <input id="q" name="q" type="search" defaultValue={q} maxLength={100} enterKeyHint="search" className="block min-h-12 w-full rounded-soft border-2 border-field bg-white px-3 py-2 hover:border-teal" />
          </div>
          <Button>{m.clinic_network_search()}</Button>
        </form>
      </search>
      <Letters path={path} chosen={letter} letters={letters} />
      <p className="mt-6 text-muted tabular-nums" role="status">{q ? m.clinic_network_found_for({ count: total, words: q }) : m.clinic_network_found({ count: total })}</p>
      {total === 0
        ? <div className="mt-6"><EmptyState title={m.clinic_network_none_title()} action={<ButtonLink href={path}>{m.clinic_network_show_all()}</ButtonLink>}>{m.clinic_network_none_text()}</EmptyState></div>
        : groups.map((group) => <Group key={group.letter} {...group} />)}
    </>
  );
}

function Letters({ path, chosen, letters }: { path: string; chosen: string | undefined; letters: readonly string[] }) {
  const look = 'grid size-11 place-items-center rounded-soft font-semibold';
  return (
    <nav aria-label={m.clinic_network_letters()} className="mt-6">
      <ul className="flex flex-wrap gap-1">
        <li><SiteLink href={path} aria-current={chosen ? undefined : 'true'} className={`flex min-h-11 items-center rounded-soft px-3 font-semibold no-underline ${chosen ? 'hover:bg-pale' : 'bg-teal text-white hover:text-white'}`}>{m.clinic_network_all()}</SiteLink></li>
        {alphabet.map((letter) => (
          <li key={letter}>
            {letters.includes(letter)
              ? <SiteLink href={`${path}?letter=${letter}`} aria-current={letter === chosen ? 'true' : undefined} className={`${look} no-underline ${letter === chosen ? 'bg-teal text-white hover:text-white' : 'hover:bg-pale'}`}>{letter}</SiteLink>
              : <span aria-hidden="true" className={`${look} font-normal text-muted opacity-60`}>{letter}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Group({ letter, entries }: { letter: string; entries: readonly LibraryItem[] }) {
  const isChinese = getLocale() === 'zh';
  return (
    <section aria-labelledby={`letter-${letter}`} className="mt-8 grid gap-x-8 gap-y-3 border-t border-line pt-5 md:grid-cols-[4rem_minmax(0,1fr)]">
      <h2 id={`letter-${letter}`} className="text-3xl text-gold-text">{letter}</h2>
      <ul className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        {entries.map((entry) => (
          <li key={entry.id}>
            <SiteLink href={entry.address ?? '#'} className="inline-flex min-h-11 items-center text-lg font-semibold"><Local text={entry.title} /></SiteLink>
            {isChinese ? <p lang="en" className="text-[0.9375rem] text-muted">{entry.title.en}</p> : null}
            <p className="text-muted"><Local text={entry.summary} /></p>
          </li>
        ))}
      </ul>
    </section>
  );
}
