import { MalaysiaMap } from '#src/design/map/malaysia-map.tsx';
import type { MapCluster } from '#src/design/map/map-pins.tsx';
import { joinNear } from '#src/design/map/malaysia-places.ts';
import { PagePart } from '#src/design/rendering/page-part.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { DistanceTo } from '#src/features/find-care/nearest-hospital/ui/distance-to.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { stateName } from '#src/shared/places/state-names.ts';
import { groupByState } from '#src/features/find-care/hospitals/hospitals.rules.ts';
import type { ListedHospital } from '#src/features/find-care/hospitals/hospitals.schema.ts';

const placeId = (state: string) => `in-${state.toLowerCase().replaceAll(' ', '-')}`;

/**
 * One circle for states whose hospitals are too close to be touched separately on a phone; it leads to the first of
 * them in the list.
 */
function clustersOf(hospitals: readonly ListedHospital[]): MapCluster[] {
  const spots = groupByState(hospitals).map(({ state, hospitals: here }) => ({
    states: [state],
    count: here.length,
    places: here.map(({ location }) => location.split(',').map(Number) as [number, number]),
  }));
  return joinNear(spots).map(({ states, count, latitude, longitude }) => ({
    latitude,
    longitude,
    count,
    href: `#${placeId(states[0]!)}`,
    label: `${states.map((state) => stateName(state, getLocale())).join(', ')}: ${m.hospitals_count({ total: count })}`,
  }));
}

/** The map with a pin for each hospital, and the same hospitals as a list by state. */
export function HospitalMap({ hospitals }: { hospitals: readonly ListedHospital[] }) {
  const pins = hospitals.map(({ id, slug, name, location }) => {
    const [latitude = 0, longitude = 0] = location.split(',').map(Number);
    return { id, latitude, longitude, label: name, href: `/${slug}` };
  });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <PagePart>
        {' '}
        <figure className="rounded-petal border border-line bg-mist p-2 sm:p-4">
          <div className="max-sm:hidden">
            <MalaysiaMap pins={pins} label={m.hospitals_map()} />
          </div>
          <div className="sm:hidden">
            <MalaysiaMap pins={[]} clusters={clustersOf(hospitals)} label={m.hospitals_map()} />
          </div>
          <figcaption className="px-2 pt-2 text-[0.9375rem] text-muted">{m.hospitals_map_caption()}</figcaption>
        </figure>
      </PagePart>
      <div className="gap-8 sm:columns-2 lg:columns-3">
        {groupByState(hospitals).map(({ state, hospitals: here }) => (
          <section key={state} id={placeId(state)} className="mb-7 scroll-mt-28 break-inside-avoid">
            <h3 className="border-b-2 border-gold pb-1 font-semibold text-deep">{stateName(state, getLocale())}</h3>
            <PagePart>
              <ul>
                {here.map(({ slug, name, location }) => (
                  <li key={slug} className="flex items-center justify-between gap-3">
                    <SiteLink href={`/${slug}`} className="inline-flex min-h-11 items-center py-1.5 leading-snug">
                      {name}
                    </SiteLink>
                    <span className="shrink-0 text-right text-[0.9375rem] text-muted">
                      <DistanceTo location={location} />
                    </span>
                  </li>
                ))}
              </ul>
            </PagePart>
          </section>
        ))}
      </div>
    </div>
  );
}
