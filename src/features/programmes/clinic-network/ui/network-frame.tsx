import type { ReactNode } from 'react';
import { Breadcrumb, type BreadcrumbItem } from '#src/design/navigation/breadcrumb.tsx';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { PagePart } from '#src/design/rendering/page-part.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import type { NetworkFacts } from '../clinic-network.schema.ts';
import { tabAddresses, type NetworkTab } from '../clinic-network.rules.ts';
import { NetworkBanner } from './network-banner.tsx';
import { useSavedScrollPosition } from './use-saved-scroll-position.ts';

interface NetworkFrameProps {
  facts: NetworkFacts;
  tab: NetworkTab;
  /** The page's own heading, below the banner. */
  title: string;
  description: string;
  keywords: string;
  path: string;
  crumbs?: readonly BreadcrumbItem[];
  /** Target of the Back link on phones; the collaboration's page has none. */
  backHref?: string;
  /** One entry of the library: on phones its own title comes sooner. */
  isEntry?: boolean;
  jsonLd?: readonly Record<string, unknown>[];
  children: ReactNode;
}

/** The frame of all pages of the clinic network: banner, intro, three buttons, and the disclaimer at the end. */
export function NetworkFrame({
  facts,
  tab,
  title,
  description,
  keywords,
  path,
  crumbs = [],
  backHref,
  isEntry = false,
  jsonLd,
  children,
}: NetworkFrameProps) {
  useSavedScrollPosition();
  const trail = [{ label: m.clinic_network_section(), href: tabAddresses.collaboration }, ...crumbs];
  return (
    <>
      <PageHead
        title={title}
        description={description}
        keywords={keywords.split(', ')}
        path={path}
        crumbs={trail}
        {...(jsonLd ? { jsonLd } : {})}
      />
      <NetworkBanner name={facts.name} />
      <div className="page-column pt-4 pb-14 lg:pb-24 print:p-0">
        <Breadcrumb crumbs={trail} />
        <Intro facts={facts} backHref={backHref} isFull={tab === 'collaboration'} isShort={isEntry} />
        <NetworkButtons active={tab} />
        <h1 className="mt-4 scroll-mt-28 md:mt-12 print:mt-0 print:text-2xl">{title}</h1>
        <PagePart>{children}</PagePart>
        <Disclaimer />
      </div>
    </>
  );
}

/**
 * The intro; phones show all of it on the collaboration's page alone, so that other pages begin with their own title.
 */
function Intro({
  facts,
  backHref,
  isFull,
  isShort,
}: {
  facts: NetworkFacts;
  backHref: string | undefined;
  isFull: boolean;
  isShort: boolean;
}) {
  return (
    <section
      aria-labelledby="network-first"
      className={`mt-2 grid gap-x-10 gap-y-1 border-l-4 print:hidden md:mt-4 md:gap-y-4 border-gold pl-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center ${isShort ? 'max-md:hidden' : ''}`}
    >
      <div>
        <p id="network-first" className="font-semibold text-deep md:text-2xl">
          {m.clinic_network_first()}
        </p>
        {facts.members.length > 0 ? (
          <p className={`measure mt-1 ${isFull ? '' : 'max-md:hidden'}`}>
            {m.clinic_network_intro({ network: facts.name, members: facts.members.map(({ name }) => name).join(', ') })}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        {facts.newsUrl ? (
          <ButtonLink href={facts.newsUrl} rel="noopener noreferrer" target="_blank" variant="secondary">
            {m.clinic_network_learn_more()}
            <span className="sr-only"> {m.clinic_network_news_outside()}</span>
          </ButtonLink>
        ) : null}
        {backHref ? (
          <ButtonLink href={backHref} variant="quiet" className="md:hidden">
            <Icon name="left" size={18} />
            {m.clinic_network_back()}
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}

const looks: Record<NetworkTab, { on: string; off: string }> = {
  collaboration: { on: 'border-teal bg-teal text-white hover:text-white', off: 'border-teal text-teal hover:bg-pale' },
  faq: { on: 'border-deep bg-deep text-white hover:text-white', off: 'border-deep text-deep hover:bg-mist' },
  library: { on: 'border-gold bg-gold text-deep hover:text-deep', off: 'border-gold text-gold-text hover:bg-cream' },
};

/** The three buttons of the section, in the three colours of the brand; the present one is highlighted. */
function NetworkButtons({ active }: { active: NetworkTab }) {
  const tabs: [NetworkTab, string][] = [
    ['collaboration', m.clinic_network_tab_collaboration()],
    ['faq', m.clinic_network_tab_faq()],
    ['library', m.clinic_network_tab_library()],
  ];
  return (
    <nav aria-label={m.clinic_network_section()} className="mt-3 md:mt-8">
      <ul className="grid grid-cols-3 gap-2 md:gap-3">
        {tabs.map(([tab, label]) => {
          const isActive = tab === active;
          return (
            <li key={tab}>
              <SiteLink
                href={tabAddresses[tab]}
                aria-current={isActive ? 'page' : undefined}
                data-tab={tab}
                className={`flex h-full min-h-14 w-full items-center justify-center rounded-soft border-2 px-1 py-1 text-center text-sm hyphens-auto md:px-4 md:py-2 md:text-base leading-tight font-semibold no-underline ${isActive ? `${looks[tab].on} shadow-lift` : `bg-white ${looks[tab].off}`}`}
              >
                {label}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Disclaimer() {
  return (
    <aside
      aria-labelledby="network-disclaimer"
      className="mt-14 max-w-3xl print:mt-3 print:py-2 rounded-petal border border-line bg-cream px-6 py-5"
    >
      <h2 id="network-disclaimer" className="text-base">
        {m.clinic_network_disclaimer_title()}
      </h2>
      <p className="mt-1">{m.clinic_network_disclaimer()}</p>
    </aside>
  );
}
