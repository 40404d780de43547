import type { ReactNode, SubmitEventHandler } from 'react';
import { m } from '#src/paraglide/messages.js';
import { Button } from './button.tsx';
import { Icon } from '../icons/icon.tsx';
import { PagePart } from '../rendering/page-part.tsx';
import { pageHref, SiteLink } from '../navigation/site-link.tsx';

interface FilterPanelProps {
  /** The list's address, without language prefix. */
  action: string;
  title?: string;
  /** The name of the form, which is then a search for assistive technology. */
  searchName?: string;
  /** The number of filters in use: a folded panel says it. */
  used?: number;
  /** Address that removes all filters. */
  clearHref?: string;
  /** Words of the button. */
  apply?: string;
  /** On wide screens: beside the list, or in rows above it. */
  layout?: keyof typeof layouts;
  onSubmit?: SubmitEventHandler<HTMLFormElement>;
  children: ReactNode;
}

const layouts = {
  beside: {
    form: 'bg-white shadow-card lg:sticky lg:top-24',
    title: 'lg:supports-[selector(::details-content)]:block',
    fields: 'lg:-mx-2 lg:max-h-[calc(100dvh-11.5rem)] lg:grid-cols-1 lg:overflow-y-auto lg:px-2 lg:pb-1',
    actions: 'col-span-full mt-1',
  },
  above: {
    form: 'bg-mist',
    title: '',
    fields: 'lg:grid-cols-3 lg:pt-0',
    actions: 'max-lg:col-span-full max-lg:mt-1 lg:col-start-3 lg:self-end',
  },
} as const;

/**
 * A list's filters as a plain form: one line on phones and tablets, so that the first result is visible, and always
 * open on wide screens.
 */
export function FilterPanel({
  action,
  title = m.design_filters(),
  searchName,
  used = 0,
  clearHref,
  apply = m.design_filters_apply(),
  layout = 'beside',
  onSubmit,
  children,
}: FilterPanelProps) {
  const look = layouts[layout];
  return (
    <PagePart>
      <form
        method="get"
        action={pageHref(action)}
        onSubmit={onSubmit}
        role={searchName ? 'search' : undefined}
        aria-label={searchName}
        className={`rounded-petal border border-line px-5 py-1 lg:py-5 ${look.form}`}
      >
        <p className={`hidden font-semibold text-deep ${look.title}`}>{title}</p>
        <details className="group lg:[&::details-content]:[block-size:auto] lg:[&::details-content]:[content-visibility:visible]">
          <summary className="no-marker flex min-h-11 items-center gap-2 font-semibold text-deep lg:supports-[selector(::details-content)]:hidden">
            <Icon name="filter" size={20} className="text-teal" />
            {title}
            {used > 0 ? (
              <span className="rounded-full bg-teal px-2.5 text-sm leading-6 text-white tabular-nums">
                {m.design_filters_used({ count: used })}
              </span>
            ) : null}
            <Icon name="down" className="ml-auto text-teal transition-transform group-open:rotate-180" />
          </summary>
          <div className={`grid items-start gap-4 pt-3 max-lg:pb-4 sm:grid-cols-2 ${look.fields}`}>
            {children}
            <div className={`flex flex-wrap items-center gap-3 ${look.actions}`}>
              <Button type="submit" className="grow">
                {apply}
              </Button>
              {clearHref && (
                <SiteLink href={clearHref} className="inline-flex min-h-11 items-center">
                  {m.design_filters_clear()}
                </SiteLink>
              )}
            </div>
          </div>
        </details>
      </form>
    </PagePart>
  );
}
