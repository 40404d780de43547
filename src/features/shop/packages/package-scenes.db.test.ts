import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { packageSamples } from './data/package-sample.seed.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** The drawings of packages on a page, as 'scene of package', in the order of the page. */
async function drawingsOn(path: string): Promise<string[]> {
  const html = await (await site.request(path)).text();
  return [...html.matchAll(/<img src="\/pictures\/[^/"]+\/scene\/([^/"]+)\/([a-z0-9-]+)\.svg"/g)]
    .filter(([, , seed]) => packageSamples().some(({ slug }) => slug === seed))
    .map(([, scene, seed]) => `${scene} of ${seed}`);
}
const scenesOn = async (path: string) => (await drawingsOn(path)).map((drawing) => drawing.split(' ')[0]);

async function setScene(slug: string, scene: string | null): Promise<void> {
  await inTransaction(site.app.db, async (tx) => {
    await tx.execute(sql`update health_packages set scene = ${scene} where slug = ${slug}`);
    await invalidateTag(tx, 'packages');
  });
}

describe('no drawing is on a page twice', () => {
  it.each([
    ['/health-package', 12],
    ['/health-package?page=2', 12],
    ['/health-package?page=3', 12],
    ['/health-package?page=4', 4],
    ['/ms/health-package', 12],
    ['/health-package?type=screening', 5],
    ['/home', 3],
    ['/melur-ipoh', 3],
  ])('%s has %i different ones', async (path, count) => {
    const scenes = await scenesOn(path);
    expect(scenes).toHaveLength(count);
    expect(new Set(scenes).size).toBe(count);
  });

  it('a package and the three related to it have four, whichever it is', async () => {
    for (const { slug } of packageSamples()) {
      const scenes = await scenesOn(`/health-package/${slug}`);
      expect(scenes, slug).toHaveLength(4);
      expect(new Set(scenes).size, slug).toBe(4);
    }
  });
});

describe('the drawing of a package', () => {
  it('is its own on its page and on its card', async () => {
    expect((await drawingsOn('/health-package/living-with-diabetes'))[0]).toBe('foot-care of living-with-diabetes');
    expect((await drawingsOn('/health-package?type=diabetes')).toSorted()).toEqual([
      'foot-care of living-with-diabetes',
      'package-diabetes of diabetes-check',
    ]);
  });

  it('is that of its type where it names none; cards beside it leave out drawings that would repeat', async () => {
    await setScene('living-with-diabetes', null);
    await expect
      .poll(() => drawingsOn('/health-package?type=diabetes'))
      .toContain('package-diabetes of living-with-diabetes');
    expect(await drawingsOn('/health-package/living-with-diabetes')).toEqual([
      'package-diabetes of living-with-diabetes',
    ]);
    await setScene('living-with-diabetes', 'foot-care');
    await expect.poll(() => drawingsOn('/health-package/living-with-diabetes')).toHaveLength(4);
  });
});
