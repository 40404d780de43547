import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { healthPackages } from '#src/features/shop/packages/data/packages.table.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let desk: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  desk = await signedInStaff(site.app, [{ role: 'package_desk', hospitalId: null }]);
});
afterAll(() => site.close());

const heartCheck = async () =>
  (await site.app.db.select().from(healthPackages).where(eq(healthPackages.slug, 'heart-check')))[0]!;

async function file(colour: string): Promise<File> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: colour } });
  return new File([new Uint8Array(await picture.png().toBuffer())], 'treadmill.png', { type: 'image/png' });
}

async function send(who: SignedIn, fields: Record<string, string | File>): Promise<Response> {
  const { id, updatedAt } = await heartCheck();
  const body = new FormData();
  const all = { zone_token: who.csrfToken, intent: 'photo', version: updatedAt.toISOString(), ...fields };
  for (const [name, value] of Object.entries(all)) body.append(name, value);
  return site.request(`/staff/packages/${id}`, {
    method: 'POST',
    headers: { cookie: who.cookie, origin: testOrigin, 'sec-fetch-dest': 'document' },
    body,
  });
}

const publicPage = async (path: string) => (await site.request(path)).text();

test('a photo that the desk uploads stands on the card and the page in place of the drawing, until it is taken off', async () => {
  const drawn = /\/pictures\/[^"]*\/scene\/package-heart\/heart-check\.svg/;
  expect(await publicPage('/health-package/heart-check')).toMatch(drawn);
  const answer = await send(desk, { newImage: await file('#0B6B6B'), alt: 'A treadmill', 'alt-ms': 'Mesin larian' });
  const { id, pictureId } = await heartCheck();
  expect(answer.headers.get('location')).toBe(`/staff/packages/${id}?done=saved`);
  // A change is announced to the process that caches pages.
  const soon = (path: string) => expect.poll(() => publicPage(path));
  await soon('/health-package/heart-check').toContain(`src="/media/${pictureId}/800.jpeg" alt="A treadmill"`);
  expect(await publicPage('/health-package/heart-check')).not.toMatch(drawn);
  await soon('/ms/health-package/heart-check').toContain('alt="Mesin larian"');
  await soon('/health-package?type=heart').toContain(`/media/${pictureId}/400.avif 400w`);
  const recorded = await site.app.db.select().from(auditLog).where(eq(auditLog.action, 'package_photo'));
  expect(recorded.map(({ detail }) => detail)).toEqual([{ slug: 'heart-check', picture: pictureId }]);
  expect(await (await openConsole(site, `/staff/packages/${id}`, desk)).text()).toMatch(
    new RegExp(`checked=""[^>]*value="${pictureId}"|value="${pictureId}"[^>]*checked=""`),
  );
  expect((await send(desk, { image: '' })).status).toBe(303);
  expect((await heartCheck()).pictureId).toBeNull();
  await soon('/health-package/heart-check').toMatch(drawn);
});

test('what is not in the library, has no description or is no picture is refused beside its field and changes nothing', async () => {
  const unknown = await send(desk, { imageNumber: '999999' });
  expect(unknown.status).toBe(422);
  expect(await unknown.text()).toContain('There is no picture with this number in the media library.');
  expect((await send(desk, { newImage: await file('#112233') })).status).toBe(422);
  const words = new File(['<script>alert(1)</script>'], 'treadmill.png', { type: 'image/png' });
  expect((await send(desk, { newImage: words, alt: 'A treadmill' })).status).toBe(422);
  expect((await heartCheck()).pictureId).toBeNull();
});

test('a colleague’s change in between is not overwritten', async () => {
  const stale = await send(desk, { image: '', version: '2026-01-01T00:00:00.000Z' });
  expect(stale.status).toBe(409);
});

test('a role in one hospital, and a role without packages, give no package a photo', async () => {
  for (const role of [
    { role: 'package_desk', hospitalId: 2 },
    { role: 'recruiter', hospitalId: null },
  ] as const) {
    const other = await signedInStaff(site.app, [role]);
    expect((await send(other, { newImage: await file('#445566'), alt: 'Another' })).status).toBe(403);
  }
  expect((await heartCheck()).pictureId).toBeNull();
});
