import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { formSubmissions } from '#src/features/requests/forms/data/forms.table.ts';
import { openForm, referenceOf, sendOpened } from '#src/features/requests/forms/form.fixture.ts';
import { deletePastSubmissions, formsDataSubject } from '#src/features/requests/submissions/submissions.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { antenatalForm, builder, classAnswer, part, publishAt, said, sendAnswer } from './form-builder.fixture.ts';
import { publishForm } from './form-builder.server.ts';

let site: TestSite;
let desk: SignedIn;
let places: { id: number; name: string }[];
beforeAll(async () => {
  site = await openTestSite();
  desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
  places = await site.app.db
    .select({ id: hospitals.id, name: hospitals.name })
    .from(hospitals)
    .orderBy(asc(hospitals.id))
    .limit(2);
});
afterAll(() => site.close());

const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'");
const rowOf = async (reference: string) =>
  (await site.app.db.select().from(formSubmissions).where(eq(formSubmissions.reference, reference)))[0];
let count = 0;
const email = () => `parent${(count += 1)}@example.test`;

/** Sends an answer and returns its reference. */
async function answered(path: string, values = classAnswer({ email: email() }), cookie = '') {
  const { opened, answer } = await sendAnswer(site, path, values, cookie);
  expect(answer.status).toBe(303);
  return { reference: await referenceOf(site, answer, opened.cookie), values };
}

describe('an answer to a form that staff have built', () => {
  it('is kept sealed with its version, acknowledged, and told to the named addresses without personal data', async () => {
    await publishAt(site, 'class-one', {
      form: antenatalForm({ notified: 'midwives@example.test\nward@example.test' }),
    });
    const { reference, values } = await answered('/ms/forms/class-one');
    expect(reference).toMatch(/^F[0-9A-Z]{9}$/);
    const row = await rowOf(reference);
    expect(row).toMatchObject({ kind: 'custom_enquiry', state: 'received', language: 'ms', hospitalId: null });
    expect(row!.subject).toEqual({ kind: 'custom_form', slug: 'class-one', title: 'Antenatal class' });
    expect(row!.deleteAfter.getTime() - row!.sentAt.getTime()).toBe(90 * 86_400_000);
    expect(JSON.stringify(row)).not.toMatch(/Nurul|@example/);
    const [mail] = await site.outbox(values['email']!);
    expect(mail!.text).toContain('Antenatal class (ms)');
    expect(mail!.text).toContain('A midwife rings you. (ms)');
    for (const to of ['midwives@example.test', 'ward@example.test']) {
      const [notice] = await site.outbox(to);
      expect(notice!.subject).toBe(`New answer to “Antenatal class”: ${reference}`);
      expect(notice!.text).toContain(`/staff/enquiries/${reference}`);
      expect(notice!.text).not.toMatch(/Nurul|parent\d/);
    }
  });

  it('with errors is shown again with each error beside its field and everything typed', async () => {
    await publishAt(site, 'class-two');
    const { answer } = await sendAnswer(
      site,
      '/forms/class-two',
      classAnswer({ email: 'nobody', q5: '43', 'q8-o1': '', 'q8-o3': '', q9: 'I come by bus' }),
    );
    expect(answer.status).toBe(422);
    const html = await textOf(answer);
    for (const name of ['email', 'q5', 'q8']) {
      expect(html).toContain(`href="#${name}"`);
      expect(html).toContain(`id="${name}-error"`);
      expect(html).toMatch(new RegExp(`id="${name}"`));
    }
    expect(html).toContain('Enter a whole number from 4 to 42.');
    expect(html).toContain('value="Nurul Aisyah"');
    expect(html).toContain('I come by bus');
  });

  it('is sent once however often the button is pressed, and never by a bot', async () => {
    await publishAt(site, 'class-three');
    const opened = await openForm(site, '/forms/class-three');
    const values = classAnswer({ email: email() });
    const press = async () =>
      referenceOf(site, await sendOpened(site, '/forms/class-three', opened, values), opened.cookie);
    expect(await press()).toBe(await press());
    expect(await site.outbox(values['email']!)).toHaveLength(1);
    const bot = classAnswer({ email: email(), topic_code: 'buy now' });
    const { answer } = await sendAnswer(site, '/forms/class-three', bot);
    expect(answer.status).toBe(303);
    expect(await site.outbox(bot['email']!)).toEqual([]);
  });

  it('is the seventh of a visitor within a quarter of an hour: too many', async () => {
    await publishAt(site, 'class-limit');
    const first = await openForm(site, '/forms/class-limit');
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const opened = await openForm(site, '/forms/class-limit', first.cookie);
      const values = classAnswer({ email: email() });
      statuses.push((await sendOpened(site, '/forms/class-limit', opened, values)).status);
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 303, 429]);
  });

  it('to a version that was replaced meanwhile is asked for once more, as the form is now', async () => {
    const id = await publishAt(site, 'class-changed');
    const opened = await openForm(site, '/forms/class-changed');
    const parts = antenatalForm().parts.map((one) => (one.id === 'q7' ? { ...one, label: said('Which day?') } : one));
    await publishForm(site.app, builder, { id, revision: 2, form: antenatalForm({ parts }) });
    const answer = await sendOpened(site, '/forms/class-changed', opened, classAnswer({ email: email() }));
    expect(answer.status).toBe(409);
    const html = await textOf(answer);
    expect(html).toContain("We've just updated this form".replace("'", '’'));
    expect(html).toContain('Which day?');
    expect(html).toContain('value="Nurul Aisyah"');
    const key = /name="form_key"[^>]*value="([^"]*)"/.exec(html)![1]!;
    site.clock.advance(5_000);
    const again = { ...opened, hidden: { ...opened.hidden, form_key: key } };
    expect((await sendOpened(site, '/forms/class-changed', again, classAnswer({ email: email() }))).status).toBe(303);
  });

  it('to a closed form is not taken', async () => {
    const id = await publishAt(site, 'class-closed');
    const opened = await openForm(site, '/forms/class-closed');
    const { retireForm } = await import('./form-builder.server.ts');
    await retireForm(site.app, builder, { id, revision: 2 });
    const values = classAnswer({ email: email() });
    expect((await sendOpened(site, '/forms/class-closed', opened, values)).status).toBe(410);
    expect(await site.outbox(values['email']!)).toEqual([]);
  });

  it('without a mail address is confirmed by its number alone', async () => {
    await publishAt(site, 'no-address', {
      form: antenatalForm({ privacy: { en: '', ms: '', zh: '' }, parts: [part('q1', 'yes_no', 'Was it clean?')] }),
    });
    const { opened, answer } = await sendAnswer(site, '/forms/no-address', { q1: 'yes' });
    const html = await textOf(
      await site.request(answer.headers.get('location')!, {
        headers: { cookie: opened.cookie, 'sec-fetch-dest': 'document' },
      }),
    );
    expect(html).toContain('A midwife rings you.');
    expect(html).not.toContain('sent it to your email');
  });
});

describe('staff', () => {
  it('read an answer by the version that it was given to, and each look is recorded', async () => {
    const id = await publishAt(site, 'read-later');
    const { reference } = await answered('/forms/read-later');
    const parts = antenatalForm().parts.map((one) => (one.id === 'q7' ? { ...one, label: said('Other words') } : one));
    await publishForm(site.app, builder, { id, revision: 2, form: antenatalForm({ parts }) });
    expect(await textOf(await openConsole(site, `/staff/enquiries?form=${id}`, desk))).toContain(reference);
    const html = await textOf(await openConsole(site, `/staff/enquiries/${reference}`, desk));
    for (const shown of ['Which evening?', 'Thursday', 'Birth, Sleep', 'Antenatal class, version 1', 'Nurul Aisyah'])
      expect(html).toContain(shown);
    expect(html).not.toContain('Other words');
    const looks = await site.app.db.select().from(auditLog).where(eq(auditLog.subjectId, reference));
    expect(looks.map(({ action }) => action)).toEqual(['look', 'look']);
    expect(
      (
        await sendForm(site, `/staff/enquiries/${reference}`, desk, {
          state: 'answered',
          note: 'See you.',
          write: 'yes',
        })
      ).status,
    ).toBe(303);
    expect((await rowOf(reference))!.dueAt).toBe(null);
  });

  it('get the answers as a file, a column for each question, with formulas and identity numbers made harmless', async () => {
    const parts = [...antenatalForm().parts, part('q10', 'identity', 'NRIC')];
    const id = await publishAt(site, 'as-a-file', { form: antenatalForm({ parts }) });
    const values = classAnswer({ email: email(), q9: '=HYPERLINK("http://evil.test")', q10: '900101-14-5678' });
    const { reference } = await answered('/forms/as-a-file', values);
    const csv = await (await openConsole(site, `/staff/enquiries/answers/csv?form=${id}`, desk)).text();
    expect(csv).toContain(
      'Your name,Your email,Your phone,Week of pregnancy,When would you like to begin?,Which evening?',
    );
    expect(csv).toContain(`${reference},`);
    expect(csv).toContain('"Birth, Sleep"');
    expect(csv).not.toMatch(/[,"]=HYPERLINK/);
    expect(csv).toContain('********5678');
    expect(csv).not.toContain('900101');
    const page = await textOf(await openConsole(site, `/staff/enquiries/${reference}`, desk));
    expect(page).not.toContain('900101');
    const shown = await sendForm(site, `/staff/enquiries/${reference}`, desk, { intent: 'reveal' });
    expect(await textOf(shown)).toContain('900101-14-5678');
  });

  it('of the form’s hospital alone see its answers, and of the hospital that the sender chose', async () => {
    const [here, elsewhere] = places as [(typeof places)[0], (typeof places)[0]];
    await publishAt(site, 'hospital-form', { hospitalId: here.id });
    const parts = [...antenatalForm().parts, part('q10', 'hospital', 'Where?')];
    const asking = await publishAt(site, 'asking-form', { form: antenatalForm({ parts }) });
    const references = [
      (await answered('/forms/hospital-form')).reference,
      (await answered('/forms/asking-form', classAnswer({ email: email(), hospital: String(here.id) }))).reference,
    ];
    const local = (role: 'front_desk' | 'recruiter', hospitalId: number) =>
      signedInStaff(site.app, [{ role, hospitalId }]);
    const people = {
      own: await local('front_desk', here.id),
      other: await local('front_desk', elsewhere.id),
      recruiter: await local('recruiter', here.id),
      builder: await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]),
    };
    const statusOf = async (path: string, who?: SignedIn) => (await openConsole(site, path, who)).status;
    for (const reference of references) {
      const path = `/staff/enquiries/${reference}`;
      expect(await statusOf(path, people.own)).toBe(200);
      for (const who of [people.other, people.recruiter, people.builder]) expect(await statusOf(path, who)).toBe(404);
      expect(await statusOf(path)).not.toBe(200);
    }
    const file = `/staff/enquiries/answers/csv?form=${asking}`;
    expect(await (await openConsole(site, file, people.own)).text()).toContain(references[1]);
    expect(await (await openConsole(site, file, people.other)).text()).not.toContain(references[1]);
    expect(await statusOf('/staff/enquiries/answers/csv?form=999999', people.own)).toBe(404);
  });

  it('for whom the form is not meant do not see its answers', async () => {
    await publishAt(site, 'for-recruiters', { form: antenatalForm({ duty: 'handle_applications' }) });
    const { reference } = await answered('/forms/for-recruiters');
    expect(reference).toMatch(/^P/);
    const recruiter = await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: null }]);
    expect((await openConsole(site, `/staff/enquiries/${reference}`, recruiter)).status).toBe(200);
    expect(
      (
        await openConsole(
          site,
          `/staff/enquiries/${reference}`,
          await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]),
        )
      ).status,
    ).toBe(404);
  });
});

describe('the privacy of an answer', () => {
  it('a patient’s export says each answer by its question, and erasing takes it along', async () => {
    await publishAt(site, 'patients-class');
    const patient = await signedInPatient(site.app);
    const { reference } = await answered('/forms/patients-class', classAnswer({ email: email() }), patient.cookie);
    const [exported] = (await formsDataSubject.exportOf(site.app, patient.accountId)) as {
      values: Record<string, string>;
    }[];
    expect(exported!.values).toMatchObject({ 'Your name': 'Nurul Aisyah', 'What interests you?': 'Birth, Sleep' });
    await site.app.db.transaction((tx) => formsDataSubject.erase(site.app, tx as never, patient.accountId));
    expect(await rowOf(reference)).toBe(undefined);
  });

  it('it is deleted after the days that its form names, and not before', async () => {
    await publishAt(site, 'short-lived', { form: antenatalForm({ keptDays: '3' }) });
    const { reference } = await answered('/forms/short-lived');
    site.clock.advance(3 * 86_400_000 - 60_000);
    await deletePastSubmissions(site.app);
    expect(await rowOf(reference)).toBeDefined();
    site.clock.advance(120_000);
    await deletePastSubmissions(site.app);
    expect(await rowOf(reference)).toBe(undefined);
  });

  it('that nobody answers in time is escalated like every enquiry; one without a promise is not', async () => {
    const { escalateLate } = await import('#src/features/requests/submissions/submissions.server.ts');
    await publishAt(site, 'promised', { form: antenatalForm({ answerWithin: '1' }) });
    await publishAt(site, 'unpromised', { form: antenatalForm({ answerWithin: '' }) });
    const late = (await answered('/forms/promised')).reference;
    const quiet = (await answered('/forms/unpromised')).reference;
    site.clock.advance(5 * 86_400_000);
    await escalateLate(site.app);
    expect([(await rowOf(late))!.escalation, (await rowOf(quiet))!.escalation]).toEqual([1, 0]);
  });
});
