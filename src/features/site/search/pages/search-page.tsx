import { data } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { WithContactAside } from '#src/design/content/contact-aside.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { PagePart } from '#src/design/rendering/page-part.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { Pagination } from '#src/design/navigation/pagination.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { Town } from '#src/features/find-care/hospitals/hospitals.schema.ts';
import { TownChoice } from '#src/features/find-care/nearest-hospital/ui/town-choice.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { isSearchType } from '#src/platform/search-documents/search-types.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { isFailure } from '#src/shared/failure.ts';
import { longestKeyword, shortestKeyword, shownOfEach, shownOfOne } from '../search.rules.ts';
import { searchAddress, type SearchPlace } from '../search-address.rules.ts';
import type { SearchResult } from '../search.schema.ts';
import { searchFor } from '../answer-search.server.ts';
import { ResultGroup } from '../ui/result-group.tsx';
import { SearchBox } from '../ui/search-box.tsx';
import { SearchNotices } from '../ui/search-notices.tsx';
import { typeWords } from '../ui/type-words.ts';
import { NoResultsLinks } from '../ui/no-results-links.tsx';
import { resultCards, townOf, type ResultCards } from '../result-cards.server.ts';
import { shownGroups } from '../visible-groups.rules.ts';
import type { Route } from './+types/search-page';

const lastPage = 500;

/**
 * Runs the search of the address, or shows that the limit is reached; an unknown type means all types, an unknown
 * page the first.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, language, clientAddress } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const keyword = (query.get('keyword') ?? '').trim();
  const named = query.get('type') ?? '';
  const type = isSearchType(named) ? named : undefined;
  const page =
    type && /^\d{1,3}$/.test(query.get('page') ?? '') ? Math.min(Math.max(1, Number(query.get('page'))), lastPage) : 1;
  const isExact = query.get('exactly') === 'yes';
  const { towns, town, nearest } = await townOf(app, request);
  const from = { towns, town: town?.town };
  const place: SearchPlace = {
    keyword: keyword.slice(0, longestKeyword),
    ...(type ? { type } : {}),
    page,
    isExact,
    ...(query.has('near') ? { near: town?.town } : {}),
  };
  try {
    const found =
      keyword === ''
        ? null
        : await searchFor(app, clientAddress, {
            keyword,
            language,
            type,
            limit: type ? shownOfOne : shownOfEach,
            offset: type ? (page - 1) * shownOfOne : 0,
            isExact,
            nearest,
          });
    const result = found && { ...found, groups: type ? found.groups : shownGroups(found.groups) };
    const cards = await resultCards(app, result?.groups ?? [], town);
    return { result, cards, from, place: { ...place, keyword: result?.keyword ?? '' }, isTooMuch: false };
  } catch (error) {
    if (!isFailure(error, 'too_many_requests')) throw error;
    return data(
      { result: null, cards: await resultCards(app, []), from, place, isTooMuch: true },
      { status: 429, headers: { 'retry-after': String(error.details.retryAfterSeconds ?? 60) } },
    );
  }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function SearchPage({ loaderData: { result, cards, from, place, isTooMuch } }: Route.ComponentProps) {
  const title = result ? m.search_title_for({ keyword: result.keyword }) : m.search_title();
  return (
    <Page
      title={title}
      intro={result ? undefined : m.search_intro()}
      crumbs={[{ label: m.search_title(), href: '/search' }]}
      lead={<SearchBox key={place.keyword} keyword={place.keyword} />}
    >
      <PageHead
        title={title}
        description={m.search_description()}
        keywords={[m.search_title()]}
        path="/search"
        noindex
      />
      {isTooMuch ? (
        <div className="mb-10">
          <Notice tone="warning">{m.search_too_much()}</Notice>
        </div>
      ) : null}
      {result ? <Answer result={result} cards={cards} from={from} place={place} /> : <NoResultsLinks />}
    </Page>
  );
}

interface AnswerProps {
  result: SearchResult;
  cards: ResultCards;
  /** The visitor's town, and those to choose from. */
  from: { towns: readonly Town[]; town: string | undefined };
  place: SearchPlace;
}

function Answer({ result, cards, from, place }: AnswerProps) {
  if (result.isTooShort)
    return (
      <div className="grid gap-10">
        <Notice tone="warning" title={m.search_too_short({ count: shortestKeyword })}>
          {m.search_too_short_hint()}
        </Notice>
        <NoResultsLinks />
      </div>
    );
  const isNothing = result.total === 0;
  const isUrgent = result.urgent !== null;
  return (
    <div className="grid grid-cols-1 gap-5 sm:gap-8">
      {isNothing || isUrgent ? (
        <WithContactAside isOnWide={!isNothing}>
          <div className="grid grid-cols-1 gap-8">
            <SearchNotices result={result} />
            {/* When the words sound urgent, the red card says what to do, and no other words are suggested. */}
            {isNothing && !isUrgent ? <NothingFound keyword={result.keyword} /> : null}
          </div>
        </WithContactAside>
      ) : (
        <SearchNotices result={result} />
      )}
      {isNothing ? <NoResultsLinks /> : <FoundOf result={result} cards={cards} from={from} place={place} />}
    </div>
  );
}

function FoundOf({ result: { total, facets, groups }, cards, from, place }: AnswerProps) {
  const hasPlaces = groups.some(({ type }) => type === 'doctor' || type === 'hospital');
  const [one] = place.type ? groups : [];
  return (
    <>
      <div>
        {/* On phones the first of the kinds says it. */}
        <p className="mb-3 font-semibold text-deep tabular-nums max-sm:sr-only">
          {total === 1 ? m.search_total_one() : m.search_total({ total })}
        </p>
        <Types facets={facets} place={place} total={total} />
        {hasPlaces ? <FromTown {...from} place={place} /> : null}
      </div>
      {place.type && (one?.items.length ?? 0) === 0 ? (
        <EmptyState
          title={m.search_none_of_type()}
          action={
            <ButtonLink href={searchAddress({ ...place, type: undefined, page: 1 })}>
              {m.search_back_to_all()}
            </ButtonLink>
          }
        />
      ) : (
        <div className={place.type ? 'grid max-w-4xl gap-10' : 'gap-x-14 lg:columns-2'}>
          {groups.map((group) => (
            <PagePart key={group.type}>
              {' '}
              <ResultGroup group={group} cards={cards} place={place} isWhole={place.type !== undefined} />
            </PagePart>
          ))}
        </div>
      )}
      {place.type && one ? (
        <Pagination
          page={place.page ?? 1}
          pageSize={shownOfOne}
          total={one.total}
          hrefFor={(page) => searchAddress({ ...place, page })}
        />
      ) : null}
    </>
  );
}

/** The town from which doctors and hospitals are ordered, with the other values of the address. */
function FromTown({ towns, town, place: { keyword, type, isExact } }: AnswerProps['from'] & { place: SearchPlace }) {
  return (
    <TownChoice action="/search" towns={towns} town={town}>
      <input type="hidden" name="keyword" value={keyword} />
      {type ? <input type="hidden" name="type" value={type} /> : null}
      {isExact ? <input type="hidden" name="exactly" value="yes" /> : null}
    </TownChoice>
  );
}

/** The number of matches of each type, as links that filter. */
function Types({ facets, place, total }: Pick<SearchResult, 'facets' | 'total'> & { place: SearchPlace }) {
  const look =
    'inline-flex min-h-11 whitespace-nowrap items-center gap-2 rounded-full border border-line bg-white px-4 text-teal no-underline hover:border-teal hover:bg-pale aria-[current]:border-deep aria-[current]:bg-deep aria-[current]:text-white';
  const all = [
    { type: undefined, name: m.search_type_all(), total },
    ...facets.map((facet) => ({ type: facet.type, name: typeWords[facet.type](), total: facet.total })),
  ];
  return (
    <nav aria-label={m.search_types()}>
      {/* One line on phones, so that the results are visible. */}
      <ul className="flex flex-wrap gap-2 max-sm:-mx-4 max-sm:sideways max-sm:pl-4">
        {all.map(({ type, name, total: count }) => (
          <li key={name}>
            <SiteLink
              href={searchAddress({ ...place, type, page: 1 })}
              aria-current={place.type === type ? 'page' : undefined}
              className={look}
            >
              {name} <span className="tabular-nums">{count}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NothingFound({ keyword }: { keyword: string }) {
  return (
    <EmptyState
      title={m.search_none({ keyword })}
      action={
        <>
          <ButtonLink href="/doctor">{m.search_way_doctors()}</ButtonLink>
          <ButtonLink href="/contact-us" variant="secondary">
            {m.search_way_contact()}
          </ButtonLink>
        </>
      }
    >
      {m.search_none_hint()}
    </EmptyState>
  );
}
