import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';

const tabs = [
  ['/staff/privacy', m.privacy_requests],
  ['/staff/privacy/patients', m.privacy_patients],
  ['/staff/privacy/duplicates', m.privacy_pairs],
  ['/staff/privacy/breaches', m.privacy_breaches],
  ['/staff/privacy/retention', m.privacy_retention],
] as const;

/** The parts of the privacy office. */
export function PrivacyTabs({ here }: { here: (typeof tabs)[number][0] }) {
  return (
    <nav aria-label={m.privacy_desk()} className="mb-6">
      <ul className="flex flex-wrap gap-x-1 border-b border-line">
        {tabs.map(([href, label]) => (
          <li key={href}>
            <SiteLink
              href={href}
              aria-current={href === here ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-4 border-transparent px-3 font-semibold text-deep no-underline hover:border-line aria-[current]:border-teal aria-[current]:text-teal-dark"
            >
              {label()}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
