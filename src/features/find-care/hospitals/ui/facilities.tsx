import { Icon } from '#src/design/icon.tsx';
import { m } from '#src/paraglide/messages.js';

const known: Record<string, { icon: string; label: () => string }> = {
  parking: { icon: 'car', label: m.hospitals_facility_parking },
  pharmacy: { icon: 'pill', label: m.hospitals_facility_pharmacy },
  surau: { icon: 'home', label: m.hospitals_facility_surau },
  cafe: { icon: 'cafe', label: m.hospitals_facility_cafe },
  wheelchair: { icon: 'accessible', label: m.hospitals_facility_wheelchair },
  wifi: { icon: 'laptop', label: m.hospitals_facility_wifi },
  atm: { icon: 'money', label: m.hospitals_facility_atm },
  prayer_room: { icon: 'users', label: m.hospitals_facility_prayer_room },
  playground: { icon: 'user', label: m.hospitals_facility_playground },
  family_lounge: { icon: 'home', label: m.hospitals_facility_family_lounge },
  hotel: { icon: 'hospital', label: m.hospitals_facility_hotel },
  ev_charging: { icon: 'car', label: m.hospitals_facility_ev_charging },
  shuttle: { icon: 'directions', label: m.hospitals_facility_shuttle },
  shop: { icon: 'money', label: m.hospitals_facility_shop },
  garden: { icon: 'health', label: m.hospitals_facility_garden },
};

/** What a hospital has beside its wards. A facility without words here is left out rather than shown as a key. */
export function Facilities({ facilities }: { facilities: readonly string[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
      {facilities.flatMap((key) => {
        const facility = known[key];
        return facility
          ? [
              <li key={key} className="flex items-center gap-3">
                <span className="text-teal">
                  <Icon name={facility.icon} />
                </span>
                {facility.label()}
              </li>,
            ]
          : [];
      })}
    </ul>
  );
}
