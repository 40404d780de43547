import { useLayoutEffect, useRef } from 'react';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { ConsentButtons } from './consent-buttons.tsx';

/** The consent bar, above the phone's navigation: two equal answers, and the page is usable without either. */
export function ConsentBar() {
  const bar = useRef<HTMLElement>(null);
  // Reserves space, so that the end of the page and the focus are never below the bar.
  useLayoutEffect(() => {
    const height = `${bar.current?.offsetHeight ?? 0}px`;
    document.body.style.paddingBottom = height;
    document.documentElement.style.scrollPaddingBottom = `calc(${height} + 5rem)`;
    return () => {
      document.body.style.paddingBottom = '';
      document.documentElement.style.scrollPaddingBottom = '';
    };
  }, []);
  return (
    <section
      ref={bar}
      aria-label={m.scripts_ask_label()}
      className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] z-30 border-t-2 border-gold bg-cream shadow-lift md:bottom-0"
    >
      <div className="page-column flex flex-wrap items-center gap-x-8 gap-y-3 py-3 md:py-4">
        <p className="min-w-0 flex-1 basis-72 text-[0.9375rem] leading-snug md:text-base">
          {m.scripts_ask()}{' '}
          <SiteLink href="/cookies#choice" className="whitespace-nowrap">
            {m.scripts_more()}
          </SiteLink>
        </p>
        <ConsentButtons />
      </div>
    </section>
  );
}
