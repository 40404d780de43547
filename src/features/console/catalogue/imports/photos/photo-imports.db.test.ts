import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { zipOf, type PackedFile } from '#src/platform/files/zip.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { sendCatalogueForm } from '#src/features/console/catalogue/catalogue.fixture.ts';
import { applyPhotos, checkPhotos } from './photo-imports.server.ts';

let site: TestSite;
let chief: SignedIn;
let doctors: { id: number; slug: string; name: string; picture: number | null }[];
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  doctors = await doctorsNow();
});
afterAll(() => site.close());

const doctorsNow = async () =>
  (
    await site.app.db.execute<(typeof doctors)[number]>(
      sql`select id, slug, name, picture_id as picture from doctors where status = 'published' order by id limit 3`,
    )
  ).rows;
const portrait = (colour: string) =>
  sharp({ create: { width: 500, height: 600, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'SECRET-OWNER' } })
    .jpeg()
    .toBuffer();
const zip = (files: readonly PackedFile[]) => new File([zipOf(files)], 'portraits.zip');
const desk = async (path: string, who = chief) => {
  const answer = await openConsole(site, `/staff/catalogue/${path}`, who);
  return { status: answer.status, html: await answer.text() };
};
const send = (path: string, fields: Parameters<typeof sendCatalogueForm>[3]) =>
  sendCatalogueForm(site, path, chief, fields);
const checked = async (files: readonly File[], list = 'doctors') => {
  const answer = await send(`${list}/photos`, { photos: [...files] as unknown as string[] });
  expect(answer.status).toBe(303);
  return answer.headers.get('location')!.replace('/staff/catalogue/', '');
};

test('photos are for those who may import the list; other lists have none', async () => {
  const editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: 3 }]);
  for (const list of ['doctors', 'hospitals']) expect((await desk(`${list}/photos`, editor)).status).toBe(403);
  const sent = await sendCatalogueForm(site, 'doctors/photos', editor, { photos: zip([]) });
  expect(sent.status).toBe(403);
  expect((await desk('insurers/photos')).status).toBe(404);
  expect((await desk('doctors/photos/00000000-0000-4000-8000-000000000000')).status).toBe(404);
  expect((await desk('doctors/photos/none')).status).toBe(404);
});

test('the check says which file goes to whom and which are left out, and changes nothing', async () => {
  const [first, second] = doctors as [(typeof doctors)[0], (typeof doctors)[0]];
  const plan = await checked([
    zip([
      { name: `faces/${first.slug}.jpg`, bytes: await portrait('#112233') },
      { name: `${first.slug}.png`, bytes: await portrait('#223344') },
      { name: 'dr-nobody.jpg', bytes: await portrait('#334455') },
      { name: `${second.slug}.jpg`, bytes: new TextEncoder().encode('<svg onload="alert(1)"/>') },
    ]),
    new File([new Uint8Array(10 * 1024 * 1024 + 1)], `${doctors[2]!.slug}.jpg`),
  ]);
  const { html } = await desk(plan);
  for (const words of [
    'Will be used (1)',
    'Second photo of the same entry (1)',
    'No entry has this code (1)',
    'Not a photo we can read (1)',
    'Larger than 10 MB (1)',
  ])
    expect(html.replaceAll('<!-- -->', '')).toContain(words);
  expect(await doctorsNow()).toEqual(doctors);
  // A checked import of photos is not one of rows: its address leads back to the plan, and nothing is written.
  const asRows = await send(plan.replace('photos', 'import'), { intent: 'apply' });
  expect(asRows.headers.get('location')).toBe(`/staff/catalogue/${plan}`);
  expect(await doctorsNow()).toEqual(doctors);
});

test('applied photos are drawn in all sizes without what the camera wrote, and undone as a whole', async () => {
  const [first, second] = doctors as [(typeof doctors)[0], (typeof doctors)[0]];
  const files: PackedFile[] = [
    { name: `${first.slug.toUpperCase()}.JPG`, bytes: await portrait('#445566') },
    { name: `${second.slug}.jpg`, bytes: await portrait('#556677') },
  ];
  const plan = await checked([zip(files)]);
  const applied = await send(plan, { intent: 'apply' });
  const result = applied.headers.get('location')!.replace('/staff/catalogue/', '');
  expect(result).toBe(plan.replace('photos', 'import'));
  expect((await desk(result)).html).toContain('0 created, 2 changed');
  const now = await doctorsNow();
  expect(now[0]!.picture).not.toBe(first.picture);
  const shown = await (await site.request(`/doctor/${first.slug}`)).text();
  expect(shown).toContain(`/media/${now[0]!.picture}/400.avif`);
  const served = Buffer.from(await (await site.request(`/media/${now[0]!.picture}/400.jpeg`)).arrayBuffer());
  expect((await sharp(served).metadata()).width).toBe(400);
  expect(served.includes('SECRET-OWNER')).toBe(false);
  const { rows } = await site.app.db.execute(
    sql`select alt ->> 'en' as alt from content_media where id = ${now[0]!.picture}`,
  );
  expect(rows).toEqual([{ alt: first.name }]);
  expect((await site.app.db.execute(sql`select from catalogue_import_photos`)).rows).toEqual([]);

  // The same files again change nothing, and a second press neither.
  const again = await desk(await checked([zip(files)]));
  expect(again.html.replaceAll('<!-- -->', '')).toContain('Already in use (2)');
  expect((await send(plan, { intent: 'apply' })).headers.get('location')).toBe(`/staff/catalogue/${result}`);
  expect(await doctorsNow()).toEqual(now);

  expect((await send(result, { intent: 'undo' })).status).toBe(303);
  expect(await doctorsNow()).toEqual(doctors);
});

test('work that takes longer than a request goes on with the next one, and no photo changes before all are ready', async () => {
  const actor = {
    kind: 'staff',
    accountId: chief.accountId,
    sessionId: 's',
    roleAssignments: [{ role: 'administrator', hospitalId: null }],
  } as const;
  const files = await Promise.all(
    doctors.map(async ({ slug }, index) => new File([new Uint8Array(await portrait(`#77889${index}`))], `${slug}.jpg`)),
  );
  const id = await checkPhotos(site.app, actor, { name: 'doctors', files });
  expect(await applyPhotos(site.app, actor, { name: 'doctors', id, ms: 0 })).toBe(false);
  expect(await doctorsNow()).toEqual(doctors);
  expect(await applyPhotos(site.app, actor, { name: 'doctors', id, ms: 60_000 })).toBe(true);
  expect((await doctorsNow()).every(({ picture }, index) => picture !== doctors[index]!.picture)).toBe(true);
});

test('a picture that breaks off below its header is left out, and the plan says so', async () => {
  const whole = await portrait('#99aabb');
  const slug = doctors[0]!.slug;
  const before = await doctorsNow();
  const plan = await checked([new File([new Uint8Array(whole.subarray(0, whole.length - 400))], `${slug}.jpg`)]);
  expect((await desk(plan)).html.replaceAll('<!-- -->', '')).toContain('Will be used (1)');
  expect((await send(plan, { intent: 'apply' })).status).toBe(303);
  expect(await doctorsNow()).toEqual(before);
});
