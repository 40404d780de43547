/** The picture of a hospital, a doctor, a centre or a package, as a column of a query. */
import { sql, type SQL } from 'drizzle-orm';

/** A picture of the media library with its widths, as JSON of a query; null for a null id. */
export function pictureJson(pictureId: SQL): SQL {
  return sql`(select json_build_object('id', i.id, 'alt', i.alt, 'width', i.width, 'height', i.height,
    'widths', (select json_agg(distinct f.width) from content_media_files f where f.media_id = i.id)) from content_media i where i.id = ${pictureId})`;
}

/** The same as the column `picture`. */
export const pictureColumn = (pictureId: SQL): SQL => sql`${pictureJson(pictureId)} as picture`;

/** Names of the published insurers of these codes, as a column of a query. */
export function insurerNamesColumn(codes: SQL, as: SQL): SQL {
  return sql`array(select i.name from insurers i where i.slug = any (${codes}) and i.status = 'published' order by i.name) as ${as}`;
}
