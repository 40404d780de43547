import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { persons } from '#src/features/patient/persons/data/persons.table.ts';
import { formSubmissions } from '#src/features/requests/forms/data/forms.table.ts';
import { openForm, referenceOf, sampleFiles, sendOpened } from '#src/features/requests/forms/form.fixture.ts';
import { browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { signedInPatient } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { hospital, openLetters, documents, path, words, type Letters } from './letters.fixture.ts';

let site: Letters;
beforeAll(async () => {
  site = await openLetters();
});
afterAll(() => site.close());

describe('a guest', () => {
  test('chooses the hospital first, and then applies with documents; numbers lie sealed and stand in no mail and no address', async () => {
    expect(await words(await site.request('/gl-application'))).toContain('Which hospital will you stay at?');
    const { answer, reference, email } = await site.apply();
    expect(reference).toMatch(/^G[0-9A-Z]{9}$/);
    expect(answer.headers.get('location')).not.toMatch(/5678|7703/);
    expect(await words(await site.request(answer.headers.get('location')!))).toContain(
      `href="/gl-application/${reference}"`,
    );
    const row = await site.rowOf(reference);
    expect(JSON.stringify(row)).not.toMatch(/5678|7703|Gallstones|Wei Ling/);
    expect(row).toMatchObject({ state: 'submitted', hospitalId: 1, subject: { title: 'Permai Takaful' } });
    const [mail] = await site.outbox(email);
    expect(mail!.text).toContain(`/gl-application/${reference}`);
    expect(mail!.text).not.toMatch(/5678|7703|Gallstones|Takaful/);
  });

  test.each([
    ['identity_number', '12'],
    ['identity_number', '<b>900101</b>'],
    ['policy_number', 'x'],
    ['policy_number', "' or 1=1 --"],
    ['admission_date', '2026-02-30'],
    ['admission_date', '2026-10-01'],
    ['admission_date', '2029-01-01'],
    ['insurer', 'Nobody knows Life'],
    ['doctor', 'no-such-doctor'],
    ['diagnosis', ''],
    ['patient_name', ''],
    ['email', 'nobody'],
  ])('is told beside the field what is wrong with %s "%s", and keeps what was typed', async (name, value) => {
    const { answer } = await site.apply({ [name]: value });
    expect(answer.status).toBe(422);
    const html = await words(answer);
    expect(html).toContain(`id="${name}-error"`);
    expect(html).toContain('Lim Wei Jie');
  });

  test('cannot name a doctor of another hospital, a program as a document, no document, or a hospital that is none', async () => {
    expect(await words((await site.apply({ doctor: site.elsewhereDoctor })).answer)).toContain('id="doctor-error"');
    expect(
      await words((await site.apply({ files: [{ name: 'letter.pdf', bytes: sampleFiles.exe }] })).answer),
    ).toContain('id="files-error"');
    expect(await words((await site.apply({ files: [] })).answer)).toContain('id="files-error"');
    const form = await openForm(site, path);
    for (const query of [
      'hospital=9999',
      'hospital=',
      `hospital=${hospital}&person=00000000-0000-4000-8000-000000000001`,
    ]) {
      expect(
        (await sendOpened(site, `/gl-application?${query}`, form, { ...site.typed(), files: documents })).status,
        query,
      ).toBe(404);
    }
  });

  test('who sends the same page twice at once has applied once', async () => {
    const form = await openForm(site, path);
    const values = site.typed();
    const answers = await Promise.all([1, 2].map(() => sendOpened(site, path, form, { ...values, files: documents })));
    const references = await Promise.all(answers.map((answer) => referenceOf(site, answer, form.cookie)));
    expect(references[0]).toBe(references[1]);
    expect(await site.outbox(values.email)).toHaveLength(1);
  });

  test('sees how it stands by its number and the last four, which nobody guesses', async () => {
    const { reference } = await site.apply();
    const address = `/gl-application/${reference}`;
    const form = await openForm(site, address);
    const open = (last_four: string, at = address) => sendOpened(site, at, form, { intent: 'open', last_four });
    expect(await words(await open('9999'))).toContain('match this application');
    expect((await open('5678', '/gl-application/G000000000')).status).toBe(404);
    const way = (await open('5678')).headers.get('location')!;
    const html = await words(await site.request(way, { headers: { cookie: form.cookie } }));
    expect(html).toMatch(/Submitted/);
    expect(html).not.toMatch(/Gallstones|7703|145678/);
    const other = (await site.apply()).reference;
    // The token of one letter opens no other.
    expect(
      await words(await site.request(way.replace(reference, other), { headers: { cookie: form.cookie } })),
    ).toContain('Last four');
    for (let guess = 0; guess < 5; guess += 1) await open(`000${guess}`);
    expect((await open('5678')).status).toBe(429);
  });
});

describe('a patient', () => {
  const child = { relationship: 'child' as const, name: 'Adam bin Yusof', dateOfBirth: '2018-02-03' };
  async function family() {
    const who = await signedInPatient(site.app);
    const [childId, self] = [
      site.app.random.uuid(),
      (await site.app.db.select().from(persons).where(eq(persons.accountId, who.accountId)))[0]!.id,
    ];
    const kept = (number: string) => ({
      idKind: 'nric' as const,
      idNumber: site.app.secrets.seal(number),
      idHash: site.app.secrets.hash(`${childId} ${number}`),
    });
    await site.app.db
      .insert(persons)
      .values({ ...child, id: childId, accountId: who.accountId, ...kept('180203140121') });
    return { who, childId, self, visit: browserFor(site, who) };
  }
  const keepCard = (visit: ReturnType<typeof browserFor>, person_id: string) =>
    visit.call('POST', 'medical_card', { person_id, insurer: 'Selat Life', card_number: 'SL 5550 1234' });

  test('applies for a child with the kept card: neither number is typed or shown, and what was sent in their place does not count', async () => {
    const { who, childId, visit } = await family();
    await keepCard(visit, childId);
    const at = `${path}&person=${childId}`;
    const page = (await visit.open(at)).html;
    expect(page).toMatch(/Adam bin Yusof, \*{6}-\*\*-0121[^]*Selat Life, \*{6}1234/);
    for (const field of ['identity_number', 'policy_number', 'insurer', 'patient_name'])
      expect(page, field).not.toContain(`id="${field}"`);
    expect(page).not.toMatch(/180203140121|5550/);
    const { reference } = await site.apply(
      { patient_name: 'Somebody', identity_number: 'X1', policy_number: 'changed' },
      at,
      who.cookie,
    );
    const row = await site.rowOf(reference);
    const values = JSON.parse(site.app.secrets.open(row.values, ['form_submissions', 'values', row.id]));
    expect(values).toMatchObject({
      patient_name: 'Adam bin Yusof',
      identity_number: '180203140121',
      insurer: 'Selat Life',
      policy_number: 'SL 5550 1234',
      doctor: expect.stringContaining(site.doctor.name),
    });
    expect((await visit.open('/my-guarantee-letters')).html).toMatch(
      new RegExp(`Adam bin Yusof, Selat Life[^]*${reference}[^]*Submitted`),
    );
    expect((await visit.open('/history')).html).toContain(`/gl-application/${reference}`);
    expect((await visit.open(`/gl-application/${reference}`)).html).toContain('Submitted');
  });

  test('sees only letters of the own account; a stranger’s child and card are nobody’s', async () => {
    const [mine, theirs] = [await family(), await family()];
    await keepCard(mine.visit, mine.childId);
    const { reference } = await site.apply({}, `${path}&person=${mine.childId}`, mine.who.cookie);
    expect((await theirs.visit.open(`/gl-application/${reference}`)).html).toContain('Last four');
    expect((await theirs.visit.open('/my-guarantee-letters')).html).not.toContain(reference);
    expect((await theirs.visit.call('GET', `guarantee_letter/status?reference=${reference}`)).status).toBe(404);
    const form = await openForm(site, `${path}&person=${mine.childId}`, theirs.who.cookie);
    expect(
      (await sendOpened(site, `${path}&person=${mine.childId}`, form, { ...site.typed(), files: documents })).status,
    ).toBe(404);
    expect((await site.request('/my-guarantee-letters')).headers.get('location')).toContain('/login?next=');
  });

  test('whose session has ended sends nothing under the old name', async () => {
    const { who, childId } = await family();
    const at = `${path}&person=${childId}`;
    const form = await openForm(site, at, who.cookie);
    await site.app.db.execute(`delete from sessions where account_id = '${who.accountId}'`);
    expect((await sendOpened(site, at, form, { ...site.typed(), files: documents })).status).toBe(403);
    expect(await site.app.db.$count(formSubmissions, eq(formSubmissions.ownerKey, `patient:${who.accountId}`))).toBe(0);
  });

  test('has the letters in the export, and they go with the account', async () => {
    const { who, visit } = await family();
    await site.apply({}, `${path}&person=other`, who.cookie);
    const exported = JSON.parse((await visit.send('/setting/export', {})).html);
    expect(exported.forms).toMatchObject([
      {
        kind: 'guarantee_letter',
        values: { policy_number: 'PT-2024 118/7703' },
        files: [{ name: 'admission order.pdf' }],
      },
    ]);
    expect((await visit.send('/setting/data', { intent: 'delete', confirmed: 'yes' })).html).toContain(
      'Your account has been deleted',
    );
    expect(await site.app.db.$count(formSubmissions, eq(formSubmissions.ownerKey, `patient:${who.accountId}`))).toBe(0);
  });
});
