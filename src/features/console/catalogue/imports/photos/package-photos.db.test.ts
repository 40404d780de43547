import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { zipOf, type PackedFile } from '#src/platform/files/zip.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { sendCatalogueForm } from '#src/features/console/catalogue/catalogue.fixture.ts';

interface Shown extends Record<string, unknown> {
  code: string;
  picture: number | null;
}

let site: TestSite;
let desk: SignedIn;
let editor: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  desk = await signedInStaff(site.app, [{ role: 'package_desk', hospitalId: null }]);
  editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
});
afterAll(() => site.close());

const packagesNow = async () =>
  (
    await site.app.db.execute<Shown>(
      sql`select slug as code, picture_id as picture from health_packages where slug in ('heart-check', 'executive-health-screening') or status = 'withdrawn' order by slug`,
    )
  ).rows;
const centresNow = async () =>
  (
    await site.app.db.execute<Shown>(sql`select h.slug || '/' || c.slug as code, c.picture_id as picture
      from centres_of_excellence c join hospitals h on h.id = c.hospital_id where c.slug = 'heart-centre' order by 1`)
  ).rows;
const photo = async (name: string, colour: string): Promise<PackedFile> => {
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: colour } });
  return { name, bytes: await picture.jpeg().toBuffer() };
};
const page = async (path: string, who: SignedIn) => {
  const answer = await openConsole(site, `/staff/catalogue/${path}`, who);
  return { status: answer.status, html: (await answer.text()).replaceAll('<!-- -->', '') };
};
const send = (path: string, fields: Parameters<typeof sendCatalogueForm>[3], who: SignedIn) =>
  sendCatalogueForm(site, path, who, fields);
const checked = async (list: string, files: readonly PackedFile[], who: SignedIn) => {
  const photos = [new File([zipOf(files)], 'photos.zip')] as unknown as string[];
  const answer = await send(`${list}/photos`, { photos }, who);
  expect(answer.status).toBe(303);
  return answer.headers.get('location')!.replace('/staff/catalogue/', '');
};
const apply = async (plan: string, who: SignedIn) => {
  const applied = await send(plan, { intent: 'apply' }, who);
  return applied.headers.get('location')!.replace('/staff/catalogue/', '');
};
const undo = async (result: string, who: SignedIn) =>
  (await send(result, { intent: 'undo' }, who)).headers.get('location');
const altOf = async (id: number | null) =>
  (await site.app.db.execute<{ alt: unknown }>(sql`select alt from content_media where id = ${id}`)).rows[0]?.alt;

test('photos of packages are for the package desk of all hospitals; those of centres are not its business', async () => {
  expect((await page('packages/photos', desk)).html).toContain('heart-check.jpg');
  expect((await page('packages/import', desk)).html).toContain('href="/staff/catalogue/packages/photos"');
  expect((await page('centres/photos', desk)).status).toBe(403);
  const one = await signedInStaff(site.app, [{ role: 'package_desk', hospitalId: 2 }]);
  expect((await page('packages/photos', one)).status).toBe(403);
  const sent = await send('packages/photos', { photos: [new File([], 'heart-check.jpg')] as unknown as string[] }, one);
  expect(sent.status).toBe(403);
  const plan = await checked('packages', [await photo('heart-check.jpg', '#010203')], desk);
  expect((await send(plan, { intent: 'apply' }, one)).status).toBe(403);
  expect((await page(plan, one)).status).toBe(403);
});

test('the check says which photo goes to which package and which are left out, and changes nothing', async () => {
  const before = await packagesNow();
  const plan = await checked(
    'packages',
    [
      await photo('any folder/Heart Check.JPG', '#112233'),
      await photo('heart_check.png', '#223344'),
      await photo('no-such-package.jpg', '#334455'),
      { name: 'executive-health-screening.jpg', bytes: new TextEncoder().encode('no picture') },
    ],
    desk,
  );
  const { html } = await page(plan, desk);
  expect(html).toContain('1 of 4 files match and will be used.');
  for (const words of [
    'Will be used (1)',
    'Second photo of the same entry (1)',
    'No entry has this code (1)',
    'Not a photo we can read (1)',
  ])
    expect(html).toContain(words);
  expect(await packagesNow()).toEqual(before);
});

test('photos of packages are applied together, shown to the public, described in three languages and undone', async () => {
  const before = await packagesNow();
  const files = [await photo('heart-check.jpg', '#445566'), await photo('executive-health-screening.jpg', '#556677')];
  const result = await apply(await checked('packages', files, desk), desk);
  expect((await page(result, desk)).html).toContain('0 created, 2 changed');
  const picture = (await packagesNow()).find(({ code }) => code === 'heart-check')!.picture;
  // A change is announced to the process that caches pages.
  await expect
    .poll(async () => (await site.request('/health-package/heart-check')).text())
    .toContain(`/media/${picture}/400.jpeg`);
  const { rows } = await site.app.db.execute<{ title: unknown }>(
    sql`select title from health_packages where slug = 'heart-check'`,
  );
  expect(await altOf(picture)).toEqual(rows[0]!.title);
  const recorded = await site.app.db.execute(
    sql`select detail ->> 'slug' as slug from audit_log where action = 'package_photo' and detail ->> 'import' = ${result.split('/').at(-1)} order by 1`,
  );
  expect(recorded.rows).toEqual([{ slug: 'executive-health-screening' }, { slug: 'heart-check' }]);
  // The same files change nothing.
  expect((await page(await checked('packages', files, desk), desk)).html).toContain('Already in use (2)');
  expect(await undo(result, desk)).toBe(`/staff/catalogue/${result}`);
  expect(await packagesNow()).toEqual(before);
});

test('undoing leaves the photo of a package that somebody has changed since', async () => {
  const files = [await photo('heart-check.jpg', '#667788'), await photo('executive-health-screening.jpg', '#778899')];
  const result = await apply(await checked('packages', files, desk), desk);
  const other = await apply(
    await checked('packages', [await photo('executive-health-screening.jpg', '#8899aa')], desk),
    desk,
  );
  const after = await packagesNow();
  expect(await undo(result, desk)).toBe(`/staff/catalogue/${result}?kept=1`);
  const now = Object.fromEntries((await packagesNow()).map(({ code, picture }) => [code, picture]));
  expect(now).toMatchObject({
    'heart-check': null,
    'executive-health-screening': after.find(({ code }) => code === 'executive-health-screening')!.picture,
  });
  expect((await page(other, desk)).html).toContain('0 created, 1 changed');
});

test('the photo of a centre is named by its hospital and itself, and by its own code alone goes to none', async () => {
  const before = await centresNow();
  expect(before.length).toBeGreaterThan(1);
  const [first, second] = before as [Shown, Shown];
  const plan = await checked(
    'centres',
    [
      await photo(`${first.code}.jpg`, '#99aabb'),
      await photo(`${second.code.replace('/', '--')}.jpg`, '#aabbcc'),
      await photo('heart-centre.jpg', '#bbccdd'),
    ],
    editor,
  );
  const { html } = await page(plan, editor);
  expect(html).toContain('Will be used (2)');
  expect(html).toContain('No entry has this code (1)');
  const result = await apply(plan, editor);
  const now = await centresNow();
  const changed = now.filter(({ picture }, index) => picture !== before[index]!.picture);
  expect(changed.map(({ code }) => code)).toEqual([first.code, second.code]);
  expect(await altOf(changed[0]!.picture)).toMatchObject({ en: 'Heart Centre', ms: expect.any(String) });
  await expect
    .poll(async () => (await site.request(`/${first.code}`)).text())
    .toContain(`/media/${changed[0]!.picture}/400.jpeg`);
  expect(await undo(result, editor)).toBe(`/staff/catalogue/${result}`);
  expect(await centresNow()).toEqual(before);
});
