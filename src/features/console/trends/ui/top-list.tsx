import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { typeWords } from '#src/features/site/search/ui/type-words.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';
import type { TopRow } from '../top-lists.server.ts';
import type { TrendName } from '../trends.rules.ts';
import { valueWords } from './trend-words.ts';
import { missesStoredDays } from '#src/features/site/search/typed-words/search-misses.rules.ts';

const languageWords = { en: m.content_language_en, ms: m.content_language_ms, zh: m.content_language_zh } as const;

/** The items that are counted most: entries by views, or words of searches that found nothing. */
export function TopList({ name, rows }: { name: TrendName; rows: readonly TopRow[] }) {
  const isSearch = name === 'searches';
  const title = isSearch ? m.trends_top_words() : m.trends_top_entries();
  const heads = isSearch
    ? [m.trends_words(), m.trends_language(), m.trends_last_search(), m.trends_searches()]
    : [m.trends_page_title(), m.trends_page_kind(), m.trends_views()];
  return (
    <div className="mt-6">
      <h3 className="text-base">{title}</h3>
      {isSearch && (
        <p className="measure text-[0.9375rem] text-muted">{m.trends_top_words_hint({ days: missesStoredDays })}</p>
      )}
      {rows.length === 0 ? (
        <p className="mt-2 text-muted">{m.trends_top_nothing()}</p>
      ) : (
        <div role="group" aria-label={title} tabIndex={0} className="mt-2 overflow-x-auto">
          <table className="w-full border-collapse text-[0.9375rem]">
            <caption className="sr-only">{title}</caption>
            <thead>
              <tr>
                {heads.map((head, index) => (
                  <th
                    key={head}
                    scope="col"
                    className={`border-b-2 border-line px-2 py-1.5 font-semibold text-deep ${index === heads.length - 1 ? 'text-right' : 'text-left'}`}
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={`${row.title} ${row.entry?.path ?? row.search?.language}`} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

function Row({ row: { title, times, entry, search } }: { row: TopRow }) {
  const language = getLocale();
  const cell = 'px-2 py-1 align-top text-left';
  return (
    <tr className="border-b border-line">
      <th scope="row" className={`${cell} min-w-24 font-normal break-words`}>
        {entry ? <SiteLink href={entry.path}>{title}</SiteLink> : title}
      </th>
      {entry && <td className={`${cell} whitespace-nowrap`}>{typeWords[entry.type]()}</td>}
      {search && <td className={`${cell} whitespace-nowrap`}>{languageWords[search.language]()}</td>}
      {search && <td className={cell}>{formatDay(search.lastOn, language)}</td>}
      <td className="px-2 py-1 text-right align-top tabular-nums">{valueWords(times, 'count', language)}</td>
    </tr>
  );
}
