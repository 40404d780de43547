import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { sendCatalogueForm } from './catalogue.fixture.ts';
import { loadItem } from './approvals/text-approvals.fixture.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

test.each(['centres', 'specialities'] as const)(
  'the photo of one of the %s stands on its page in place of the drawing, until it is taken off',
  async (list) => {
    const { rows } = await site.app.db.execute<{ code: string; hospital: string }>(
      sql`select c.slug as code, h.slug as hospital from published_centres c join published_hospitals h on h.id = c.hospital_id
      where h.slug = 'melur-klang' order by c.id limit 1`,
    );
    const { code, hospital } = list === 'centres' ? rows[0]! : { code: 'cardiology', hospital: '' };
    const address = list === 'centres' ? `/${hospital}/${code}` : `/speciality-centre/${code}`;
    const publicPage = async () => (await site.request(address)).text();
    const colour = { width: 900, height: 540, channels: 3, background: '#0B6B6B' } as const;
    const bytes = new Uint8Array(await sharp({ create: colour }).png().toBuffer());
    const save = async (changes: Record<string, string | File>) => {
      const { id, form, version } = await loadItem(site, { list, code, hospital });
      return sendCatalogueForm(site, `${list}/${id}`, chief, {
        ...form,
        version: String(version),
        intent: 'save',
        ...changes,
      });
    };
    expect(await publicPage()).not.toContain('/media/');
    const newImage = new File([bytes], 'team.png', { type: 'image/png' });
    expect((await save({ newImage, alt: 'The team' })).status).toBe(303);
    // A change is announced to the process that caches pages.
    await expect.poll(publicPage).toMatch(/src="\/media\/\d+\/800\.jpeg" alt="The team"/);
    expect((await save({ image: '', imageNumber: '' })).status).toBe(303);
    await expect.poll(publicPage).not.toContain('/media/');
  },
);
