import type { ReactNode } from 'react';
import { m } from '#src/paraglide/messages.js';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { PagePart } from './page-part.tsx';
import { pageHref, SiteLink } from './site-link.tsx';

interface FilterPanelProps {
  /** The list's address, without language prefix. */
  action: string;
  title?: string;
  /** Whether it is open on phones too, as when a filter is set. */
  isOpen?: boolean;
  /** Address that removes all filters. */
  clearHref?: string;
  children: ReactNode;
}

/** A list's filters as a plain form: collapsed on phones, always open on wide screens. */
export function FilterPanel({ action, title, isOpen = false, clearHref, children }: FilterPanelProps) {
  return (
    <PagePart>
      <form
        method="get"
        action={pageHref(action)}
        className="rounded-petal border border-line bg-white p-5 shadow-card lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto"
      >
        <details
          open={isOpen}
          className="group lg:[&::details-content]:[block-size:auto] lg:[&::details-content]:[content-visibility:visible]"
        >
          <summary className="no-marker flex min-h-11 items-center gap-2 font-semibold text-deep lg:supports-[selector(::details-content)]:pointer-events-none">
            {title ?? m.design_filters()}
            <Icon
              name="down"
              className="ml-auto text-teal transition-transform group-open:rotate-180 lg:supports-[selector(::details-content)]:hidden"
            />
          </summary>
          <div className="grid gap-4 pt-3 sm:grid-cols-2 lg:grid-cols-1">{children}</div>
          <div className="mt-5 flex flex-wrap items-center gap-3">
            <Button type="submit" className="grow">
              {m.design_filters_apply()}
            </Button>
            {clearHref && (
              <SiteLink href={clearHref} className="inline-flex min-h-11 items-center">
                {m.design_filters_clear()}
              </SiteLink>
            )}
          </div>
        </details>
      </form>
    </PagePart>
  );
}
