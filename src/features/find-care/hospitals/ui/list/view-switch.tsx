import { Icon } from '#src/design/icons/icon.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import type { HospitalFilters } from '#src/features/find-care/hospitals/hospital-filters.ts';
import { hospitalListAddress, type HospitalView } from '#src/features/find-care/hospitals/hospitals.rules.ts';

const look = 'inline-flex min-h-11 items-center gap-2 rounded-soft px-4 font-semibold no-underline';

/** The switch between list and map of the same hospitals. */
export function ViewSwitch({ filters, view }: { filters: HospitalFilters; view: HospitalView }) {
  const views = [
    { key: 'list', label: m.hospitals_view_list() },
    { key: 'map', label: m.hospitals_view_map() },
  ] as const;
  return (
    <nav aria-label={m.hospitals_view()} className="flex gap-1 rounded-soft border border-line bg-white p-1">
      {views.map(({ key, label }) => (
        <SiteLink
          key={key}
          href={hospitalListAddress(filters, { view: key })}
          aria-current={view === key ? 'true' : undefined}
          className={`${look} ${view === key ? 'bg-deep text-white hover:text-white' : 'text-teal hover:bg-pale'}`}
        >
          <Icon name={key} size={18} />
          {label}
        </SiteLink>
      ))}
    </nav>
  );
}
