import { useEffect, type ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { BrandMark } from '#src/design/brand-mark.tsx';
import { LanguageSwitcher } from '#src/design/frame/language-switcher.tsx';
import { pageHref, SiteLink } from '#src/design/navigation/site-link.tsx';
import { ScriptsOff } from '#src/design/frame/scripts-off.tsx';
import { SkipLink } from '#src/design/frame/skip-link.tsx';
import { useInPageLinks } from '#src/design/navigation/use-in-page-links.ts';
import { m } from '#src/paraglide/messages.js';
import type { ConsoleView } from '../console-view.server.ts';
import { CommandPalette } from './shortcuts/command-palette.tsx';
import { focusOutcome } from './forms/focus-outcome.ts';
import { KeyboardShortcuts } from './shortcuts/keyboard-shortcuts.tsx';
import { watchUnsavedForms } from './forms/unsaved-forms.ts';
import { ConsoleMenu } from './console-menu.tsx';
import { ConsoleIcon } from './icons/console-icon.tsx';
import { StaffIdle } from './staff-idle.tsx';
import { SessionBar } from './session-bar.tsx';

interface ConsoleFrameProps {
  path: string;
  /** Null before sign-in. */
  view: ConsoleView | null;
  /** Minutes without use until a session ends. */
  timeoutMinutes: number;
  children: ReactNode;
}

/** The console: a dark bar with the member's name and hospitals, the menu at the left, the page in the middle. */
export function ConsoleFrame({ path, view, timeoutMinutes, children }: ConsoleFrameProps) {
  const site = useRouteLoaderData<{ brand: { shortName: string; phone: string; logoUrl?: string } }>('root');
  useInPageLinks();
  useEffect(watchUnsavedForms, []);
  useEffect(focusOutcome, []);
  return (
    <>
      <SkipLink />
      <header className="on-deep bg-deep text-white">
        <div className="flex min-h-14 flex-wrap items-center gap-x-4 px-4 md:px-6">
          <SiteLink
            href={view ? '/staff' : '/staff/sign-in'}
            className="inline-flex min-h-11 items-center gap-2.5 font-semibold text-white no-underline hover:text-white hover:underline"
          >
            <span aria-hidden="true" className="shrink-0">
              <BrandMark logoUrl={site?.brand.logoUrl} size={32} isOnDeep />
            </span>
            {m.staff_console_name({ group: site?.brand.shortName ?? '' })}
          </SiteLink>
          {view && <ConsoleSearchBox />}
          <div className="ml-auto">
            <LanguageSwitcher path={path} />
          </div>
          {view && <SessionBar view={view} />}
        </div>
      </header>
      <ScriptsOff text={m.staff_scripts_off()} phone={site?.brand.phone ?? ''} />
      <div className={view ? 'lg:grid lg:min-h-[calc(100dvh-3.5rem)] lg:grid-cols-[16rem_minmax(0,1fr)]' : ''}>
        {view && <ConsoleMenu path={path} menuItems={view.menuItems} />}
        {view && <CommandPalette menuItems={view.menuItems} />}
        {view && <KeyboardShortcuts menuItems={view.menuItems} />}
        {view && <StaffIdle timeoutMinutes={timeoutMinutes} />}
        <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-3.5rem)] min-w-0 bg-mist">
          {children}
        </main>
      </div>
    </>
  );
}

/** The console's search: expected patients, colleagues and admin pages, as the role assignments allow. */
function ConsoleSearchBox() {
  return (
    <form
      method="get"
      action={pageHref('/staff/search')}
      role="search"
      aria-label={m.staff_search()}
      className="flex min-w-0 grow items-center gap-1 py-1.5 max-md:order-last max-md:w-full md:max-w-sm"
    >
      <span className="relative min-w-0 grow">
        <input
          type="search"
          name="q"
          aria-label={m.staff_search()}
          placeholder={m.staff_search_hint()}
          aria-keyshortcuts="Control+K"
          maxLength={100}
          className="peer min-h-11 w-full min-w-0 rounded-soft border border-field bg-white px-3 text-ink"
        />
        <kbd
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto hidden h-6 rounded border border-line bg-mist px-1.5 font-sans text-sm leading-5.5 text-muted lg:peer-placeholder-shown:block lg:peer-focus:hidden"
        >
          {m.staff_search_keys()}
        </kbd>
      </span>
      <button
        type="submit"
        aria-label={m.staff_search_do()}
        className="grid size-11 shrink-0 place-items-center rounded-soft text-white hover:bg-deep-soft"
      >
        <ConsoleIcon name="search" />
      </button>
    </form>
  );
}
