/** The hospitals and specialities of events and campaigns. */
import type { Reader } from '#src/features/publishing/entries/entries.server.ts';
import { hospitalOptions, listHospitals } from '#src/features/find-care/hospitals/hospitals.server.ts';
import { specialityOptions } from '#src/features/find-care/specialist-centres/specialist-centres.server.ts';
import type { PlaceItem } from './campaigns.schema.ts';

/** Hospitals and specialities by which lists of events and campaigns are filtered. */
export async function campaignPlaces(app: Reader) {
  const [hospitals, specialities] = await Promise.all([hospitalOptions(app), specialityOptions(app)]);
  return {
    locations: hospitals.map(({ name, state }) => ({ name, state })),
    specialisations: specialities.map(({ slug, name }) => ({ slug, name })),
  };
}

/** All hospitals, as cards and pages of this feature name them. */
export async function places(app: Reader): Promise<PlaceItem[]> {
  return app.cache.get('places of campaigns', ['hospitals'], async () =>
    (await listHospitals(app, { limit: 100, offset: 0 })).items.map(({ slug, name, state, phone, address }) => ({
      slug,
      name,
      state,
      phone,
      address,
    })),
  );
}
