import { sql, type SQL } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  editor,
  openTestSite,
  sharedInput,
  write,
  type TestSite,
} from '#src/features/publishing/editor/content.fixture.ts';
import { addImage, mediaLibrary } from './media.server.ts';

let site: TestSite;
let first: number;
let second: number;
beforeAll(async () => {
  site = await openTestSite();
  [first, second] = [await upload('#0B6B6B'), await upload('#C9973B')];
});
afterAll(() => site.close());

async function upload(colour: string): Promise<number> {
  const picture = sharp({ create: { width: 450, height: 300, channels: 3, background: colour } });
  return addImage(site.app, editor, {
    name: 'team.png',
    bytes: await picture.png().toBuffer(),
    alt: { en: 'The team' },
  });
}
const run = (query: SQL) => site.app.db.execute(query);
const listed = async (isUsed?: boolean) =>
  (await mediaLibrary(site.app, { isUsed, limit: 50, offset: 0 })).items
    .filter(({ id }) => id === first || id === second)
    .map(({ id, uses }) => [id === first ? 'first' : 'second', uses]);

describe.each([
  ['a doctor', sql`doctors`],
  ['a hospital', sql`hospitals`],
  ['a centre of excellence', sql`centres_of_excellence`],
  ['a speciality', sql`specialities`],
  ['a package', sql`health_packages`],
])('the photo of %s', (of, table) => {
  const change = (picture: number | null) =>
    run(sql`update ${table} set picture_id = ${picture} where id = (select min(id) from ${table})`);

  test('is used until another takes its place, and is not deleted while it is', async () => {
    await change(first);
    expect(await listed()).toEqual([
      ['second', 0],
      ['first', 1],
    ]);
    expect(await listed(true)).toEqual([['first', 1]]);
    expect(await listed(false)).toEqual([['second', 0]]);
    await expect(run(sql`delete from content_media where id = ${first}`)).rejects.toMatchObject({
      cause: { code: '23503' },
    });
    await change(second);
    expect(await listed(true)).toEqual([['second', 1]]);
    await change(null);
    expect(await listed(true)).toEqual([]);
  });

  test('counts once for each of two, and with an entry that shows it', async () => {
    await run(sql`update ${table} set picture_id = ${first} where id in (select id from ${table} order by id limit 2)`);
    await write(site, 'news', of.replaceAll(' ', '-'), sharedInput({ imageId: first }));
    expect(await listed(true)).toEqual([['first', 3]]);
    await run(sql`update ${table} set picture_id = null`);
    await run(sql`update content_entries set image_id = null where image_id = ${first}`);
    expect(await listed(true)).toEqual([]);
  });
});

test('the photo of a deleted package is no longer used', async () => {
  const { rows } =
    await run(sql`insert into health_packages (slug, type_slug, title, summary, about, suits, inclusions, preparation, min_age,
      gender, price_sen, validity_days, visit_minutes, status, picture_id)
    select 'with-photo', type_slug, title, summary, about, suits, inclusions, preparation, min_age, gender, price_sen, validity_days,
      visit_minutes, 'draft', ${first}::int from health_packages order by id limit 1 returning id`);
  expect(await listed(true)).toEqual([['first', 1]]);
  await run(sql`delete from health_packages where id = ${rows[0]!['id']}`);
  expect(await listed(true)).toEqual([]);
});

test('the photo of who speaks for the group is used; a number that the library does not have is nobody’s', async () => {
  const name = (picture: unknown) =>
    run(
      sql`update settings set value = jsonb_set(value, '{leader,pictureId}', ${JSON.stringify(picture)}::jsonb) where key = 'corporate'`,
    );
  await name(second);
  expect(await listed(true)).toEqual([['second', 1]]);
  await name(999_999);
  expect(await listed(true)).toEqual([]);
  await name(first);
  await run(sql`delete from settings where key = 'corporate'`);
  expect(await listed(true)).toEqual([]);
});
