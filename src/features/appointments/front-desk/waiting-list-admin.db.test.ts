import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { auditLog } from '#src/features/console/audit/data/audit.table.ts';
import { headingOf, openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { cancelAppointment } from '#src/features/appointments/my-appointments/my-appointments.server.ts';
import { insertClinic } from '#src/features/appointments/appointments/clinic.fixture.ts';
import { waitingListEntries } from '#src/features/appointments/waiting-list/data/waiting-list.table.ts';
import { browserOf, openSaturdays, saturdays } from '#src/features/appointments/waiting-list/waiting-list.fixture.ts';
import { runWaitingList } from '#src/features/appointments/waiting-list/waiting-list.server.ts';

let site: TestSite;
let clinic: Awaited<ReturnType<typeof insertClinic>>;
let list: Awaited<ReturnType<typeof openSaturdays>>;
let nurse: SignedIn;
let elsewhere: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  clinic = await insertClinic(site.app);
  list = await openSaturdays(site, clinic);
});
beforeEach(async () => {
  await site.app.db.delete(waitingListEntries);
  site.clock.set('2026-11-23T09:00:00+08:00');
  nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: clinic.selangor }]);
  elsewhere = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: clinic.perlis }]);
});
afterAll(() => site.close());

const path = '/staff/waiting-list';
const page = async (address: string, who = nurse) => (await openConsole(site, address, who)).text();
const accessesTo = async (reference: string) =>
  (await site.app.db.select().from(auditLog).where(eq(auditLog.subjectId, reference))).filter(
    ({ action }) => action === 'look',
  );

test('the desk sees who waits for which day, in order, finds by name, phone and reference, and narrows by day, doctor and hospital', async () => {
  for (const day of [saturdays[0], saturdays[1]]) await list.fill(day);
  const [zul, aishah, later] = [
    await list.join(saturdays[0], 'Zul waits first'),
    await list.join(saturdays[0], 'Aishah waits'),
    await list.join(saturdays[1], 'Nadia waits later'),
  ];
  const all = await page(path);
  expect(all.indexOf('Zul waits')).toBeLessThan(all.indexOf('Aishah'));
  expect(all.indexOf('Aishah')).toBeLessThan(all.indexOf('Nadia'));
  expect(await page(`${path}?day=${saturdays[1]}`)).not.toContain('Aishah');
  expect(await page(`${path}?q=aishah`)).not.toContain('Nadia');
  expect(await page(`${path}?q=${later.reference}`)).toContain('Nadia');
  expect(await page(`${path}?q=${encodeURIComponent(`0${zul.phone.slice(3)}`)}`)).toContain('Zul waits');
  for (const narrow of [
    `doctor=${clinic.requestDoctorId}`,
    `hospital=${clinic.perlis}`,
    'state=booked',
    'offer=expired',
    'q=W9NOBODY1',
  ])
    expect(await page(`${path}?${narrow}`), narrow).not.toContain('Aishah');
  expect(await page(`${path}?day=never&state=never&doctor=x`)).toContain('Aishah');
  const file = await page(`${path}/csv?day=${saturdays[0]}`);
  expect(file).toContain(`${aishah.reference},${saturdays[0]},Aishah waits`);
  expect(file).not.toContain(aishah.email);
});

test('the lists are read by day or by who joined first, in both directions', async () => {
  for (const day of [saturdays[6], saturdays[7]]) await list.fill(day);
  await list.join(saturdays[7], 'Nadia of the later day');
  site.clock.advance(60_000);
  await list.join(saturdays[6], 'Zul of the first day');
  const order = async (sort: string) => {
    const html = await page(`${path}?sort=${sort}`);
    return [
      html.indexOf('Nadia of') < html.indexOf('Zul of') ? 'Nadia first' : 'Zul first',
      /aria-sort="(\w+)"/.exec(html)?.[1],
    ];
  };
  expect(await order('day')).toEqual(['Zul first', 'ascending']);
  expect(await order('-day')).toEqual(['Nadia first', 'descending']);
  expect(await order('joined')).toEqual(['Nadia first', 'ascending']);
  expect(await order('-joined')).toEqual(['Zul first', 'descending']);
});

test('an open and a lapsed offer are shown with their times', async () => {
  const held = await list.fill(saturdays[2]);
  const entry = await list.join(saturdays[2], 'Salmah is offered');
  await cancelAppointment(site.app, held.actor, { reference: held.reference });
  expect(await page(`${path}?offer=open`)).toContain('Open until Mon 23 Nov 2026, 9:30\u00a0am');
  site.clock.set('2026-11-23T09:45:00+08:00');
  await runWaitingList(site.app);
  // Her own session has expired meanwhile.
  nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: clinic.selangor }]);
  expect(await page(`${path}?offer=open`)).not.toContain('Salmah');
  expect(await page(`${path}?offer=expired`)).toContain('Lapsed, no answer');
  const details = await page(`${path}/${entry.reference}`);
  expect(headingOf(details)).toBe('Salmah is offered');
  expect(details).toContain('Sat 12 Dec 2026, 9:00\u00a0am');
  expect(details).toContain(entry.email);
});

test('each look is written down once for each patient whose row was shown', async () => {
  await list.fill(saturdays[3]);
  const patient = await signedInPatient(site.app);
  const entry = await list.join(saturdays[3], 'looked at', { actor: patient.actor });
  await page(path);
  await page(`${path}/${entry.reference}`);
  await page(`${path}?q=nobody-like-that`);
  expect(
    (await accessesTo(entry.reference)).map(({ detail, hospitalId, patientId }) => ({ detail, hospitalId, patientId })),
  ).toEqual([
    { detail: { where: 'list' }, hospitalId: clinic.selangor, patientId: patient.accountId },
    { detail: { where: 'details' }, hospitalId: clinic.selangor, patientId: patient.accountId },
  ]);
});

test('another hospital’s desk, other roles and patients see nobody and take nobody off', async () => {
  await list.fill(saturdays[4]);
  const entry = await list.join(saturdays[4], 'not for others');
  expect(await page(path, elsewhere)).not.toContain('not for others');
  expect(await page(`${path}/csv?q=${entry.reference}`, elsewhere)).not.toContain('not for others');
  expect((await openConsole(site, `${path}/${entry.reference}`, elsewhere)).status).toBe(404);
  expect(
    (await sendForm(site, `${path}/${entry.reference}`, elsewhere, { intent: 'take-off', reason: 'because' })).status,
  ).toBe(404);
  const editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
  for (const address of [path, `${path}/csv`, `${path}/${entry.reference}`])
    expect((await openConsole(site, address, editor)).status, address).toBe(403);
  expect(
    (await sendForm(site, `${path}/${entry.reference}`, editor, { intent: 'take-off', reason: 'because' })).status,
  ).toBe(403);
  expect((await openConsole(site, path, await signedInPatient(site.app))).status).toBe(302);
  expect(await list.stateOf(entry.id)).toBe('waiting');
});

test('somebody is taken off with a reason, twice at once too: told once by mail, the kept time goes to the next, and the person’s page says who did it', async () => {
  const held = await list.fill(saturdays[5]);
  const [first, next] = [await list.join(saturdays[5], 'taken off'), await list.join(saturdays[5], 'comes next')];
  await cancelAppointment(site.app, held.actor, { reference: held.reference });
  const send = (reason: string) => sendForm(site, `${path}/${first.reference}`, nurse, { intent: 'take-off', reason });
  const refused = await send(' ');
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Say why');
  expect(await list.stateOf(first.id)).toBe('offered');
  const both = await Promise.all([send('asked by phone'), send('asked by phone')]);
  expect(both.map(({ status }) => status).sort()).toEqual([302, 409]);
  expect(await list.stateOf(first.id)).toBe('left');
  expect((await list.offers(next.email)).length).toBe(1);
  const mails = (await site.outbox(first.email)).filter(({ subject }) => subject.startsWith('You are no longer'));
  expect(mails.length).toBe(1);
  expect(mails[0]!.text).not.toContain('asked by phone');
  expect((await browserOf(site).open(list.linkIn(mails[0]!.text))).html).toContain(
    'The hospital has removed you from this waiting list',
  );
  expect(await page(`${path}/${first.reference}`)).toContain('asked by phone');
  expect(await page(`${path}?state=left`)).toContain('Removed by the hospital');
  const written = (await site.app.db.select().from(auditLog).where(eq(auditLog.subjectId, first.reference))).filter(
    ({ action }) => action === 'waiting_list_taken_off',
  );
  expect(written.map(({ detail }) => detail)).toEqual([{ from: 'offered' }]);
});
