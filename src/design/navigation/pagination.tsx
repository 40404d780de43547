import { m } from '#src/paraglide/messages.js';
import { Icon } from '../icons/icon.tsx';
import { SiteLink } from './site-link.tsx';

interface PaginationProps {
  page: number;
  pageSize: number;
  total: number;
  hrefFor: (page: number) => string;
  /** Name of the list, where a page has two. */
  name?: string;
}

const step =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-soft px-2 font-medium tabular-nums no-underline';
const link = `${step} border border-line bg-white text-teal hover:border-teal hover:bg-pale`;

/** The page numbers to show: first, last and the neighbours; null marks a gap. */
export function pageWindow(page: number, last: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, last].filter((entry) => entry >= 1 && entry <= last);
  const numbers = [...new Set(shown)].sort((a, b) => a - b);
  return numbers.flatMap((entry, index) => {
    const before = numbers[index - 1] ?? 0;
    if (entry - before === 2) return [entry - 1, entry];
    return entry - before > 2 ? [null, entry] : [entry];
  });
}

/** The pages of a long list, as plain links. */
export function Pagination({ page, pageSize, total, hrefFor, name = m.design_pagination() }: PaginationProps) {
  const last = Math.ceil(total / pageSize);
  if (last <= 1) return null;
  return (
    <nav aria-label={name}>
      <ul className="flex flex-wrap items-center gap-2">
        {page > 1 && (
          <li>
            <SiteLink rel="prev" href={hrefFor(page - 1)} className={`${link} pr-3`}>
              <Icon name="left" size={18} />
              {m.design_previous()}
            </SiteLink>
          </li>
        )}
        {pageWindow(page, last).map((entry, index) => (
          <li key={entry ?? `gap-${index}`}>
            {entry === null ? (
              <span aria-hidden="true" className="px-1 text-muted">
                …
              </span>
            ) : (
              <PageStep entry={entry} current={page} hrefFor={hrefFor} />
            )}
          </li>
        ))}
        {page < last && (
          <li>
            <SiteLink rel="next" href={hrefFor(page + 1)} className={`${link} pl-3`}>
              {m.design_next()}
              <Icon name="right" size={18} />
            </SiteLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

function PageStep({
  entry,
  current,
  hrefFor,
}: {
  entry: number;
  current: number;
  hrefFor: PaginationProps['hrefFor'];
}) {
  if (entry === current) {
    return (
      <span aria-current="page" className={`${step} bg-deep text-white`}>
        <span className="sr-only">{m.design_page_number({ number: entry })}</span>
        <span aria-hidden="true">{entry}</span>
      </span>
    );
  }
  return (
    <SiteLink href={hrefFor(entry)} aria-label={m.design_page_number({ number: entry })} className={link}>
      {entry}
    </SiteLink>
  );
}
