import { afterAll, beforeAll, expect, it } from 'vitest';
import { editor, openTestSite, publish, sharedInput, textInput, write, type TestSite } from '../content.fixture.ts';
import { editedEntry } from '../writing/edited-entry.server.ts';
import { saveEntry } from '../writing/editing.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const hours = { startsAt: '2026-12-01T10:00:00+08:00', endsAt: '2026-12-01T12:00:00+08:00' };

/** An event from before its place was localized: the place is among the shared fields. */
async function eventFromBefore(slug: string) {
  const event = await write(site, 'event', slug, sharedInput({ fields: hours }));
  await site.app.pool.query(`update content_entries set fields = fields || '{"place": "Garden room"}' where id = $1`, [
    event.entryId,
  ]);
  return event;
}

it('a translation of an event leaves the English place where it is, and English readers see it', async () => {
  const { entryId, revision } = await eventFromBefore('place-from-before');
  await saveEntry(site.app, editor, {
    entryId,
    revision,
    shared: sharedInput({ fields: hours }),
    texts: [{ ...textInput('ms', 'Dengan tempat'), own: { place: 'Bilik taman' } }],
  });
  await publish(site, entryId, ['en', 'ms', 'zh']);
  const pageOf = async (language: string) =>
    (await (await site.request(`${language}/events/place-from-before`)).text()).replace(
      /<script\b[^]*?<\/script>/g,
      '',
    );
  expect(await pageOf('')).toContain('Garden room');
  expect(await pageOf('/ms')).toContain('Bilik taman');
  expect(await pageOf('/ms')).not.toContain('Garden room');
  // What has no translation is marked as English.
  expect(await pageOf('/zh')).toContain('<span lang="en">Garden room</span>');
});

it('English that is saved with its place takes over from the shared one', async () => {
  const { entryId, revision } = await eventFromBefore('place-taken-over');
  await saveEntry(site.app, editor, {
    entryId,
    revision,
    shared: sharedInput({ fields: hours }),
    texts: [{ ...textInput('en', 'With a place'), own: { place: 'Main lobby' } }],
  });
  const entry = await editedEntry(site.app, editor, { entryId, language: 'en' });
  expect(entry.fields).not.toHaveProperty('place');
  expect(entry.texts.find(({ language }) => language === 'en')!.own).toMatchObject({ place: 'Main lobby' });
});
