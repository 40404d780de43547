import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let editor: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
});
afterAll(() => site.close());

/** The names in the list of what the reader changed last. */
async function recent(who: SignedIn): Promise<string[]> {
  const html = await (await openConsole(site, '/staff', who)).text();
  const section = /<section aria-labelledby="recent".*?<\/section>/s.exec(html)?.[0] ?? '';
  return [...section.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, name]) => `${name} ${href}`);
}

test('the home page leads back to what the reader changed last, each record once, without what was only read', async () => {
  expect(await recent(editor)).toEqual([]);
  const entry = (subjectKind: string, subjectId: string, name: string) => ({
    subjectKind,
    subjectId,
    detail: { name },
  });
  await site.app.db.transaction(async (tx) => {
    const actor = editor.actor;
    await recordAudit(site.app, tx, { actor, action: 'image_described', ...entry('media', '900001', 'Old photo') });
    await recordAudit(site.app, tx, { actor, action: 'menu_changed', ...entry('menu', 'footer', 'Footer') });
    await recordAudit(site.app, tx, { actor, action: 'menu_changed', ...entry('menu', 'footer', 'Footer') });
    await recordAudit(site.app, tx, { actor, action: 'look', ...entry('appointment', 'A1', 'Read only') });
    await recordAudit(site.app, tx, { actor, action: 'list_saved' as never, ...entry('look_up', 'x', 'No page') });
  });
  expect(await recent(editor)).toEqual(['Footer /staff/menus/footer', 'Old photo /staff/media']);
  expect(await recent(await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]))).toEqual([]);
  site.clock.advance(15 * 86_400_000);
  const back = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
  expect(await recent({ ...back })).toEqual([]);
});

test('on wide screens the pages of the menu are repeated only where there is nothing else', async () => {
  const home = async (role: 'administrator' | 'procurement_officer') => {
    const who = await signedInStaff(site.app, [{ role, hospitalId: null }]);
    return (await openConsole(site, '/staff', who)).text();
  };
  expect(await home('administrator')).toMatch(/<div class="lg:hidden"><section aria-labelledby="group-/);
  const alone = await home('procurement_officer');
  expect(alone).toContain('<section aria-labelledby="group-website"');
  expect(alone).not.toContain('<div class="lg:hidden"><section');
});
