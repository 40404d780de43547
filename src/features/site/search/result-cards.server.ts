/** Card data of doctors, hospitals and packages among the results, read only for those that a page shows. */
import { readTownSlug } from '#src/features/find-care/nearest-hospital/saved-town.rules.ts';
import { doctorCards, doctorsByNearness } from '#src/features/find-care/doctors/doctors.server.ts';
import type { DoctorCardData } from '#src/features/find-care/doctors/doctors.schema.ts';
import { hospitalTown, hospitalTowns, listHospitals } from '#src/features/find-care/hospitals/hospitals.server.ts';
import type { ListedHospital, Town } from '#src/features/find-care/hospitals/hospitals.schema.ts';
import { packageCards } from '#src/features/shop/packages/packages.server.ts';
import type { PackageCardData } from '#src/features/shop/packages/packages.schema.ts';
import type { App } from '#src/platform/app.ts';
import type { SearchType } from '#src/platform/search-documents/search-types.ts';
import type { Nearest, ResultGroup } from './search.schema.ts';

type Reader = Pick<App, 'db' | 'pool' | 'cache' | 'clock' | 'appointmentService'>;

export interface ResultCards {
  doctors: DoctorCardData[];
  hospitals: Pick<ListedHospital, 'id' | 'town' | 'state' | 'phone' | 'location' | 'slug' | 'picture' | 'distanceKm'>[];
  packages: PackageCardData[];
}

const allHospitals = 500;

/** The card data of the doctors, hospitals and packages among the shown results, with distances from the town. */
export async function resultCards(app: Reader, groups: readonly ResultGroup[], town?: Town): Promise<ResultCards> {
  const ids = (type: SearchType) =>
    groups.filter((group) => group.type === type).flatMap(({ items }) => items.map(({ id }) => id));
  const hospitalIds = new Set(ids('hospital'));
  const [doctors, hospitals, packages] = await Promise.all([
    doctorCards(app, ids('doctor'), town?.town),
    hospitalIds.size > 0
      ? listHospitals(app, { limit: allHospitals, offset: 0, near: town?.location })
      : { items: [] as ListedHospital[] },
    packageCards(app, ids('package')),
  ]);
  return {
    doctors,
    hospitals: hospitals.items
      .filter(({ id }) => hospitalIds.has(id))
      .map(({ id, town: place, state, phone, location, slug, picture, distanceKm }) => ({
        id,
        town: place,
        state,
        phone,
        location,
        slug,
        picture,
        ...(distanceKm === undefined ? {} : { distanceKm }),
      })),
    packages,
  };
}

/**
 * The visitor's town: from the address, otherwise from the cookie; an empty one in the address means none. With the
 * order of doctors and hospitals from it, and the towns to choose from.
 */
export async function townOf(app: Reader, request: Request) {
  const named = new URL(request.url).searchParams.get('near');
  const near = named ?? readTownSlug(request.headers.get('cookie'));
  const [towns, town] = await Promise.all([hospitalTowns(app), hospitalTown(app, near)]);
  if (!town) return { towns };
  const [doctors, hospitals] = await Promise.all([
    doctorsByNearness(app, town.town),
    listHospitals(app, { limit: allHospitals, offset: 0, near: town.location }),
  ]);
  const nearest: Nearest = { doctor: doctors ?? [], hospital: hospitals.items.map(({ id }) => id) };
  return { towns, town, nearest };
}
