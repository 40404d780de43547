/** Card data of found doctors, hospitals and packages, read for the few that a page shows. */
import { doctorCards } from '#src/features/find-care/doctors/doctors.server.ts';
import type { DoctorCardData } from '#src/features/find-care/doctors/doctors.schema.ts';
import { listHospitals } from '#src/features/find-care/hospitals/hospitals.server.ts';
import type { ListedHospital } from '#src/features/find-care/hospitals/hospitals.schema.ts';
import { packageCards } from '#src/features/shop/packages/packages.server.ts';
import type { PackageCardData } from '#src/features/shop/packages/packages.schema.ts';
import type { App } from '#src/platform/app.ts';
import type { SearchType } from '#src/platform/search-documents/search-types.ts';
import type { ResultGroup } from './search.schema.ts';

type Reader = Pick<App, 'db' | 'pool' | 'cache' | 'clock' | 'appointmentService'>;

export interface ResultCards {
  doctors: DoctorCardData[];
  hospitals: Pick<ListedHospital, 'id' | 'town' | 'state' | 'phone' | 'location' | 'slug'>[];
  packages: PackageCardData[];
}

const allHospitals = 500;

/** The card data of the doctors, hospitals and packages among the shown results. */
export async function resultCards(app: Reader, groups: readonly ResultGroup[]): Promise<ResultCards> {
  const ids = (type: SearchType) =>
    groups.filter((group) => group.type === type).flatMap(({ items }) => items.map(({ id }) => id));
  const hospitalIds = new Set(ids('hospital'));
  const [doctors, hospitals, packages] = await Promise.all([
    doctorCards(app, ids('doctor')),
    hospitalIds.size > 0 ? listHospitals(app, { limit: allHospitals, offset: 0 }) : { items: [] as ListedHospital[] },
    packageCards(app, ids('package')),
  ]);
  return {
    doctors,
    hospitals: hospitals.items
      .filter(({ id }) => hospitalIds.has(id))
      .map(({ id, town, state, phone, location, slug }) => ({ id, town, state, phone, location, slug })),
    packages,
  };
}
