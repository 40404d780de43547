import { sql } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import { isApproved } from '../advertised.server.ts';
import { hospitalBrandJson } from '../hospital-brand.server.ts';
import { pictureJson } from '../library-picture.server.ts';
import type { CentreOfExcellencePageData } from '../hospitals.schema.ts';

export type CentreKey = { id: number } | { hospitalSlug: string; slug: string };

/**
 * A centre of excellence with its hospital, the hospital's other centres, and the same speciality in other hospitals.
 */
export async function findCentrePage(
  app: Pick<App, 'db' | 'clock'>,
  key: CentreKey,
): Promise<CentreOfExcellencePageData | null> {
  const same = 'id' in key ? sql`c.id = ${key.id}` : sql`h.slug = ${key.hospitalSlug} and c.slug = ${key.slug}`;
  const { rows } = await app.db.execute<CentreOfExcellencePageData & Record<string, unknown>>(sql`select
    json_build_object('id', h.id, 'slug', h.slug, 'name', h.name, 'state', h.state, 'town', h.town, 'location', h.latitude || ',' || h.longitude, 'phone', h.phone,
      'emergencyPhone', h.emergency_phone, 'hasEmergency', h.has_emergency, 'address', h.address, 'postcode', h.postcode, 'brand', ${hospitalBrandJson(sql`h`)}) as hospital,
    json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'summary', c.summary, 'body', c.body, 'treatments', c.treatments, 'conditions', c.conditions, 'team', c.team, 'equipment', c.equipment,
      'pathway', c.pathway, 'figures', c.figures, 'figuresSource', c.figures_source, 'questions', c.questions, 'phone', c.phone, 'approvalNumber', c.approval_number, 'picture', ${pictureJson(sql`c.picture_id`)}, 'reviewedBy', c.reviewed_by, 'reviewedOn', c.reviewed_on,
      'specialitySlug', c.speciality_slug, 'specialityName', sp.name, 'icon', coalesce(sp.icon, c.speciality_slug)) as centre,
    (select coalesce(json_agg(json_build_object('slug', o.slug, 'name', o.name, 'summary', o.summary, 'icon', coalesce(os.icon, o.speciality_slug)) order by o.id), '[]'::json)
      from published_centres o left join published_specialities os on os.slug = o.speciality_slug where o.hospital_id = h.id and o.id <> c.id and ${isApproved(sql`o`, app)}) as others,
    (select coalesce(json_agg(json_build_object('slug', e.slug, 'hospitalSlug', eh.slug, 'hospitalName', eh.name, 'state', eh.state) order by eh.name), '[]'::json)
      from published_centres e join published_hospitals eh on eh.id = e.hospital_id where e.speciality_slug = c.speciality_slug and e.id <> c.id and ${isApproved(sql`e`, app)}) as elsewhere
    from published_centres c join published_hospitals h on h.id = c.hospital_id left join published_specialities sp on sp.slug = c.speciality_slug where ${same} and ${isApproved(sql`c`, app)}`);
  return rows[0] ?? null;
}
