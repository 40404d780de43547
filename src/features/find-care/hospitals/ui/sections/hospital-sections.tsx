import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';

/** The navigation between the pages of one hospital. */
export function HospitalSections({
  hospital,
  current,
}: {
  hospital: { slug: string; name: string };
  current?: 'our-services' | 'patient-care';
}) {
  const base = `/${hospital.slug}`;
  const parts = [
    { key: 'overview', href: base, label: m.hospitals_overview() },
    { key: 'our-services', href: `${base}/our-services`, label: m.hospitals_services() },
    { key: 'patient-care', href: `${base}/patient-care`, label: m.hospitals_care() },
    { key: 'doctors', href: `/doctor?location=${encodeURIComponent(hospital.name)}`, label: m.hospitals_doctors() },
  ];
  return (
    <nav aria-label={m.hospitals_sections({ hospital: hospital.name })} className="mb-8">
      <ul className="flex flex-wrap gap-x-2 gap-y-1 border-b border-line">
        {parts.map(({ key, href, label }) => (
          <li key={key}>
            <SiteLink
              href={href}
              aria-current={key === current ? 'page' : undefined}
              className={`inline-flex min-h-11 items-center border-b-4 px-3 font-semibold no-underline ${key === current ? 'border-gold text-deep' : 'border-transparent text-teal hover:border-line'}`}
            >
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
