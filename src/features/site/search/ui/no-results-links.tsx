import { Icon } from '#src/design/icons/icon.tsx';
import type { IconName } from '#src/design/icons/icon-names.ts';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';

const links: readonly { href: string; icon: IconName; label: () => string }[] = [
  { href: '/doctor', icon: 'stethoscope', label: m.search_way_doctors },
  { href: '/our-hospitals', icon: 'hospital', label: m.search_way_hospitals },
  { href: '/speciality-centre', icon: 'health', label: m.search_way_centres },
  { href: '/health-package', icon: 'package', label: m.search_way_packages },
  { href: '/mccn/health-library', icon: 'list', label: m.search_way_library },
  { href: '/faq', icon: 'message', label: m.search_way_faq },
  { href: '/contact-us', icon: 'phone', label: m.search_way_contact },
];

/** Links for a search without results or without a keyword. */
export function NoResultsLinks() {
  return (
    <nav aria-labelledby="no-results-links">
      <h2 id="no-results-links" className="mb-4 text-xl">
        {m.search_ways()}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {links.map(({ href, icon, label }) => (
          <li key={href}>
            <SiteLink
              href={href}
              className="flex min-h-14 items-center gap-3 rounded-soft border border-line bg-white px-4 font-semibold text-teal no-underline hover:border-teal hover:bg-pale"
            >
              <Icon name={icon} size={22} />
              {label()}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
