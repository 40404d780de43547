import { useEffect } from 'react';
import { m } from '#src/paraglide/messages.js';
import { SiteLink } from '../navigation/site-link.tsx';
import { useInBrowser } from '../rendering/use-scripts-ready.ts';

const key = 'activeTab';
const tabs = { Public: '/home', Corporate: '/corporate-home' } as const;
type Tab = keyof typeof tabs;

/** The tab of a home page; undefined for every other page, which leaves the tab as it is. */
function tabOf(path: string): Tab | undefined {
  if (path === '/' || path === tabs.Public) return 'Public';
  return path === tabs.Corporate ? 'Corporate' : undefined;
}

/**
 * The two tabs of the site: for the public and for readers about the group. The active tab is a value of the session,
 * Public at first (specification, section 3). The server renders Public for everybody.
 */
export function SiteTabs({ path }: { path: string }) {
  const own = tabOf(path);
  const stored = useInBrowser(readTab, 'Public');
  const active = own ?? stored;
  // A page that belongs to neither tab leaves the stored value unchanged; without a stored value the tab is Public.
  useEffect(() => storeTab(own ?? readTab()), [own]);
  return (
    <nav aria-label={m.design_tabs()} className="max-lg:hidden">
      <ul className="flex">
        {(Object.keys(tabs) as Tab[]).map((tab) => (
          <li key={tab}>
            <SiteLink
              href={tabs[tab]}
              aria-current={tab === active ? 'true' : undefined}
              className="inline-flex min-h-11 items-center px-2 text-white no-underline hover:text-white hover:underline aria-[current]:font-semibold aria-[current]:text-gold"
            >
              {tab === 'Public' ? m.design_tab_public() : m.design_tab_corporate()}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function readTab(): Tab {
  try {
    return sessionStorage.getItem(key) === 'Corporate' ? 'Corporate' : 'Public';
  } catch {
    return 'Public';
  }
}

function storeTab(tab: Tab): void {
  try {
    sessionStorage.setItem(key, tab);
  } catch {
    // Storage may be blocked: then the tab is Public on every page except the group's own.
  }
}
