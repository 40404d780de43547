import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openForm, sampleFiles, sendOpened } from '#src/features/requests/forms/form.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { hospital, openLetters, words, type Letters } from './letters.fixture.ts';

let site: Letters;
let officer: SignedIn;
beforeAll(async () => {
  site = await openLetters();
  officer = await signedInStaff(site.app, [{ role: 'gl_officer', hospitalId: 1 }]);
});
afterAll(() => site.close());

const desk = (reference: string, who = officer) => openConsole(site, `/staff/enquiries/${reference}`, who);
const step = (reference: string, fields: Record<string, string>, who = officer) =>
  sendForm(site, `/staff/enquiries/${reference}`, who, fields);

describe('the officer', () => {
  test('finds a letter of the own hospital, reads its files, and sees the numbers on demand: each look is written down', async () => {
    const { reference } = await site.apply();
    const html = await words(await desk(reference));
    expect(html).toContain('Lim Wei Ling');
    expect(html).toMatch(/\*{8}5678/);
    expect(html).not.toMatch(/900101-14-5678|118\/7703/);
    expect(await words(await step(reference, { intent: 'reveal' }))).toContain('900101-14-5678');
    const [, file] = new RegExp(`/staff/enquiries/${reference}/files/([0-9a-f-]{36})`).exec(html) ?? [];
    expect(
      (await openConsole(site, `/staff/enquiries/${reference}/files/${file}`, officer)).headers.get('content-type'),
    ).toBe('application/pdf');
    for (const [subjectKind, subjectId] of [
      ['form_numbers', reference],
      ['form_file', file!],
      ['form', reference],
    ] as const) {
      expect(
        await site.app.db.$count(
          auditLog,
          and(eq(auditLog.subjectKind, subjectKind), eq(auditLog.subjectId, subjectId), eq(auditLog.action, 'look')),
        ),
        subjectKind,
      ).toBeGreaterThan(0);
    }
    for (const query of [`q=${reference}`, 'state=submitted', 'sort=-changed', `hospital=${hospital}`])
      expect(await words(await openConsole(site, `/staff/guarantee-letters?${query}`, officer)), query).toContain(
        reference,
      );
    expect(await words(await openConsole(site, '/staff/guarantee-letters?state=approved', officer))).not.toContain(
      reference,
    );
    const csv = await (await openConsole(site, `/staff/guarantee-letters/csv?q=${reference}`, officer)).text();
    expect(csv).toContain(`${reference},Lim Wei Ling,Permai Takaful`);
    expect(csv).not.toMatch(/5678|7703/);
  });

  test('of another hospital, and every other role, does not see it', async () => {
    const { reference } = await site.apply();
    const other = await signedInStaff(site.app, [{ role: 'gl_officer', hospitalId: 2 }]);
    expect((await desk(reference, other)).status).toBe(404);
    for (const fields of [{ intent: 'reveal' }, { state: 'declined', note: 'Not ours' }] as Record<string, string>[])
      expect((await step(reference, fields, other)).status).toBe(404);
    expect(await words(await openConsole(site, '/staff/guarantee-letters', other))).not.toContain(reference);
    for (const role of ['front_desk', 'recruiter', 'editor', 'package_desk'] as const) {
      const who = await signedInStaff(site.app, [{ role, hospitalId: null }]);
      expect((await openConsole(site, '/staff/guarantee-letters', who)).status, role).toBe(403);
      expect([403, 404], role).toContain((await desk(reference, who)).status);
    }
    expect((await site.rowOf(reference)).state).toBe('submitted');
  });

  test('asks for more with a reason, the applicant sends it, and the letter goes on to its answer; mails tell the state and nothing else', async () => {
    const { reference, email, form } = await site.apply();
    expect((await step(reference, { state: 'more_information', seen: 'submitted', note: '' })).status).toBe(422);
    expect((await step(reference, { state: 'approved', seen: 'submitted' })).status).toBe(409);
    expect(
      (
        await step(reference, {
          state: 'more_information',
          seen: 'submitted',
          note: 'Please send the scan of the gallbladder.',
        })
      ).status,
    ).toBe(303);
    const [news] = await site.outbox(email);
    expect(news!.text).toMatch(/the status is now More information needed/);
    expect(news!.text).not.toMatch(/gallbladder|5678|7703/);
    const address = `/gl-application/${reference}`;
    const opened = await openForm(site, address, form.cookie);
    const way = (await sendOpened(site, address, opened, { intent: 'open', last_four: '5678' })).headers.get(
      'location',
    )!;
    expect(await words(await site.request(way, { headers: { cookie: opened.cookie } }))).toContain(
      'scan of the gallbladder',
    );
    expect(
      await words(
        await sendOpened(site, way, opened, {
          intent: 'add',
          message: 'Here it is',
          files: [{ name: 'scan.png', bytes: sampleFiles.exe }],
        }),
      ),
    ).toContain('id="files-error"');
    expect(
      (
        await sendOpened(site, way, opened, {
          intent: 'add',
          message: 'Here it is',
          files: [{ name: 'scan.png', bytes: sampleFiles.png }],
        })
      ).status,
    ).toBe(303);
    expect((await site.rowOf(reference)).state).toBe('in_review');
    // A colleague took the same step a moment before.
    expect((await step(reference, { state: 'sent_to_insurer', seen: 'more_information' })).status).toBe(409);
    expect((await step(reference, { state: 'sent_to_insurer', seen: 'in_review', note: 'Rang Permai' })).status).toBe(
      303,
    );
    const both = await Promise.all([1, 2].map(() => step(reference, { state: 'approved', seen: 'sent_to_insurer' })));
    expect(both.map(({ status }) => status).sort()).toEqual([303, 409]);
    const html = await words(await site.request(way, { headers: { cookie: opened.cookie } }));
    expect(html).toMatch(/Submitted[^]*More information needed[^]*In review[^]*Sent to the insurer[^]*Approved/);
    expect(html).not.toContain('Rang Permai');
    expect((await sendOpened(site, way, opened, { intent: 'add', message: 'One more' })).status).toBe(409);
    expect(
      (await site.outbox(email)).map(({ subject }) => subject).filter((subject) => subject.startsWith('News')),
    ).toHaveLength(3);
  });
});
