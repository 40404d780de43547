import type { ReactNode } from 'react';
import { ButtonLink } from '#src/design/form/button.tsx';
import type { BreadcrumbItem } from '#src/design/navigation/breadcrumb.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { InHead } from '#src/design/frame/in-head.tsx';
import { Letters } from '#src/design/navigation/letters.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { PagePart } from '#src/design/rendering/page-part.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { Pagination } from '#src/design/navigation/pagination.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { isIndexedList } from '#src/shared/lists/list-address.ts';
import { m } from '#src/paraglide/messages.js';
import type { EntryCardData, EntryFilters, EntryList } from '#src/features/publishing/entries/content.schema.ts';
import {
  listAddress,
  lists,
  type ChoiceCounts,
  type ListChoices,
  type ListKind,
} from '#src/features/publishing/entries/lists/list-filters.rules.ts';
import { ActiveEntryFilters, EntryFilterPanel, useSavedEntryFilters } from './entry-filters.tsx';

/** The data of the list's loader (list-page.server.ts). */
interface Listed<K extends ListKind> {
  kind: K;
  list: EntryList<K>;
  page: number;
  filters: EntryFilters;
  hasIgnored: boolean;
  choices: ListChoices;
  counts: ChoiceCounts | null;
  letters: readonly string[];
}

interface EntryListPageProps<K extends ListKind> {
  data: Listed<K>;
  title: string;
  intro: string;
  description: string;
  keywords: string;
  /** Breadcrumb items between Home and this list. */
  crumbs?: readonly BreadcrumbItem[];
  /** Rows instead of cards. */
  isRows?: boolean;
  renderEntry(entry: EntryCardData<K>): ReactNode;
  /** Content above the list, such as the newest entry. */
  lead?: ReactNode;
  /** The feed of this list. */
  feed?: { href: string; title: string };
  children?: ReactNode;
}

/** A content list with its filters, its pages and its empty states, the same for every kind. */
export function EntryListPage<K extends ListKind>({
  data,
  title,
  intro,
  description,
  keywords,
  crumbs = [],
  isRows = false,
  renderEntry,
  lead,
  feed,
  children,
}: EntryListPageProps<K>) {
  const { kind, list, page, filters, hasIgnored, choices, counts, letters } = data;
  useSavedEntryFilters(kind, filters);
  const path = lists[kind].path;
  const address = listAddress(kind, filters, page);
  const steps = [...crumbs, { label: title, href: path }];
  return (
    <Page isLanding title={title} intro={intro} crumbs={steps}>
      <PageHead
        title={title}
        description={description}
        keywords={keywords.split(', ')}
        path={address}
        noindex={!isIndexedList(address)}
        crumbs={steps}
      />
      {feed ? (
        <InHead>
          <link rel="alternate" type="application/rss+xml" title={feed.title} href={feed.href} />
        </InHead>
      ) : null}
      {lead}
      <div className="grid items-start gap-6 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-8">
        <EntryFilterPanel kind={kind} filters={filters} choices={choices} counts={counts} />
        <section aria-labelledby="entries-found" className="min-w-0">
          {hasIgnored ? (
            <div className="mb-4">
              <Notice tone="info">{m.content_filters_ignored()}</Notice>
            </div>
          ) : null}
          {letters.length > 0 ? (
            <div className="-mt-6 mb-6">
              <Letters
                label={m.content_letters()}
                all={m.content_letters_all()}
                chosen={filters.letter}
                letters={letters}
                hrefFor={(letter) => listAddress(kind, { ...filters, letter })}
              />
            </div>
          ) : null}
          <div className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-3">
            <h2 id="entries-found" className="text-lg font-semibold text-deep">
              {countWords(list)}
            </h2>
            <ActiveEntryFilters kind={kind} filters={filters} choices={choices} />
          </div>
          {list.items.length > 0 ? (
            <Found list={list} page={page} filters={filters} kind={kind} isRows={isRows} renderEntry={renderEntry} />
          ) : (
            <NothingFound list={list} filters={filters} kind={kind} />
          )}
          {feed ? (
            <a className="inline-flex min-h-11 items-center font-medium" href={feed.href}>
              {m.content_feed()}
            </a>
          ) : null}
        </section>
      </div>
      {children}
    </Page>
  );
}

function countWords({ total, offset, items }: EntryList): string {
  if (total === 0) return m.content_count_none();
  if (total === 1) return m.content_count_one();
  return items.length === total || items.length === 0
    ? m.content_count({ total })
    : m.content_count_range({ from: offset + 1, to: offset + items.length, total });
}

interface FoundProps<K extends ListKind> {
  kind: K;
  list: EntryList<K>;
  page: number;
  filters: EntryFilters;
  isRows: boolean;
  renderEntry(entry: EntryCardData<K>): ReactNode;
}

function Found<K extends ListKind>({ kind, list, page, filters, isRows, renderEntry }: FoundProps<K>) {
  return (
    <>
      <ul className={`mb-8 grid gap-5 ${isRows ? '' : 'sm:grid-cols-2 xl:grid-cols-3'}`}>
        {list.items.map((entry) => (
          <li key={entry.id}>
            <PagePart>{renderEntry(entry)}</PagePart>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageSize={lists[kind].perPage}
        total={list.total}
        hrefFor={(wanted) => listAddress(kind, filters, wanted)}
      />
    </>
  );
}

/** The empty states: past the last page, without a match, or without entries; each with a next step. */
function NothingFound<K extends ListKind>({ kind, list, filters }: Pick<FoundProps<K>, 'kind' | 'list' | 'filters'>) {
  if (list.total > 0) {
    return (
      <EmptyState
        title={m.content_past_end()}
        action={<ButtonLink href={listAddress(kind, filters)}>{m.content_first_page()}</ButtonLink>}
      >
        {m.content_past_end_hint()}
      </EmptyState>
    );
  }
  if (listAddress(kind, filters) === lists[kind].path)
    return <EmptyState title={m.content_empty_none()}>{m.content_empty_none_hint()}</EmptyState>;
  return (
    <EmptyState
      title={m.content_empty()}
      action={
        <ButtonLink href={`${lists[kind].path}?sortBy=${lists[kind].sorts[0]}`}>{m.content_show_all()}</ButtonLink>
      }
    >
      {m.content_empty_hint()}
    </EmptyState>
  );
}
