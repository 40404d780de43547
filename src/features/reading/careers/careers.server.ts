/** Careers: open posts in the group, each with its last day; a post that has closed says so and stays readable. */
import type { Reader } from '#src/features/publishing/entries/content.server.ts';
import { shownEntry } from '#src/features/publishing/entries/shown-entry.server.ts';
import { hospitalOptions } from '#src/features/find-care/hospitals/hospitals.server.ts';
import type { PostData, PostPlace } from './careers.schema.ts';

export async function careerPlaces(app: Reader) {
  return { locations: (await hospitalOptions(app)).map(({ name, state }) => ({ name, state })) };
}

/** Names of the hospitals by slug, for cards. */
export async function hospitalNames(app: Reader): Promise<Record<string, PostPlace>> {
  return Object.fromEntries((await hospitalOptions(app)).map(({ slug, name, state }) => [slug, { slug, name, state }]));
}

/** One post with its hospital; throws what the reader is shown where there is none. */
export async function loadPost(app: Reader, slug: string): Promise<PostData> {
  const [page, names] = await Promise.all([shownEntry(app, 'career', slug), hospitalNames(app)]);
  const { hospitalSlug } = page.entry.fields;
  return { ...page, hospital: (hospitalSlug && names[hospitalSlug]) || null, now: app.clock.now().toISOString() };
}
