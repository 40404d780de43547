import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { headingOf, openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { sendCode } from '#src/features/patient/phone-codes/phone-codes.server.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage, readMessages } from '#src/platform/outbox/outbox.server.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { messageTemplateVersions } from './data/message-templates.table.ts';
import { messageTexts } from './message-templates.server.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
beforeEach(async () => {
  await site.app.db.delete(messageTemplateVersions);
  await site.app.db.execute(sql`insert into area_versions (area) values ('message-templates')
    on conflict (area) do update set version = area_versions.version + 1`);
});
afterAll(() => site.close());

const page = (template: string) => `/staff/messages/${template}`;
const open = async (template: string, who = chief) => (await openConsole(site, page(template), who)).text();
const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
const boxes = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<textarea[^>]*name="(text-[^"]+)"[^>]*>([^<]*)</g)].map(([, name, value]) => [
      name!,
      decoded(value!),
    ]),
  );
const save = async (template: string, changes: Record<string, string>, version = 0) =>
  sendForm(site, page(template), chief, {
    ...boxes(await open(template)),
    intent: 'save',
    version: String(version),
    ...changes,
  });
/** Without a cache: as a sender in another process reads it after the change was heard of. */
const texts = () => messageTexts({ secrets: site.app.secrets }, site.app.db);
const versions = async () =>
  (await site.app.db.select().from(messageTemplateVersions).orderBy(messageTemplateVersions.version)).map(
    ({ template, version, texts: own }) => ({ template, version, own }),
  );

describe('a template', () => {
  test('stands in the list with what it is for and when it is sent', async () => {
    const html = await (await openConsole(site, '/staff/messages?q=waiting', chief)).text();
    expect(headingOf(html)).toBe('Messages');
    expect(html).toContain('Waiting list: a time is free');
    expect(html).toContain('When a freed time is offered to a patient.');
    expect(html).toContain('href="/staff/messages/waiting_offer"');
    expect(html).not.toContain('/staff/messages/order_refund');
  });

  test('is changed in one language, and the next message says so; the others stay as shipped', async () => {
    const response = await save('phone_code', { 'text-1-en': 'RM0.00 {brand}: use {code} within {minutes} minutes.' });
    expect(response.headers.get('location')).toBe('/staff/messages/phone_code?done=saved');
    const values = { brand: 'Melur', code: '123456', minutes: 5 };
    const said = await texts();
    expect(said.phone_codes_sms(values, { locale: 'en' })).toBe('RM0.00 Melur: use 123456 within 5 minutes.');
    expect(said.phone_codes_sms(values, { locale: 'ms' })).toBe(
      'RM0.00 Melur: 123456 ialah kod anda. Sah selama 5 minit.',
    );
    expect(await versions()).toEqual([
      {
        template: 'phone_code',
        version: 1,
        own: { phone_codes_sms: { en: 'RM0.00 {brand}: use {code} within {minutes} minutes.' } },
      },
    ]);
    const entries = await site.app.db.execute(
      sql`select action, account_id, detail from audit_log where subject_kind = 'message_template' order by id desc limit 1`,
    );
    expect(entries.rows).toMatchObject([
      { action: 'template_changed', account_id: chief.accountId, detail: { version: 1, languages: ['en'] } },
    ]);
  });

  test('reaches a real SMS through the cache of the process', async () => {
    let number = 60_123_456_700;
    const sent = async () => {
      number += 1;
      await sendCode(site.app, { phone: `+${number}`, language: 'zh', purpose: 'booking' });
      return (await readMessages(site.app, { to: `+${number}`, limit: 1 }))[0]!.text;
    };
    expect(await sent()).toMatch(/您的验证码是 \d{6}，5 分钟内有效。$/);
    await save('phone_code', { 'text-1-zh': 'RM0.00 {brand}：验证码 {code}，{minutes} 分钟' });
    await expect.poll(sent, { timeout: 4_000, interval: 400 }).toMatch(/：验证码 \d{6}，5 分钟$/);
  });

  test.each([
    ['account_reset', 'text-2-en', 'Hello {nmae}: {link} {code}', '{nmae} is not a field of this text'],
    ['account_reset', 'text-2-en', 'Hello: {link}', 'Add {code}: the reader needs it'],
    ['account_reset', 'text-1-ms', 'Dua\nbaris', 'Keep the subject on one line'],
    ['phone_code', 'text-1-en', '{brand} {code} {minutes}', 'Begin with RM0.00'],
    ['phone_code', 'text-1-en', 'RM0.00 {brand} {code} {minutes} www.example.com', 'must not contain a link'],
    ['phone_code', 'text-1-en', 'RM0.00 {brand} {code} {minutes} +60 3 1234 5678', 'a phone number to call'],
    ['phone_code', 'text-1-en', 'RM0.00 {brand} {code} {minutes}. Reply with your NRIC.', 'ask for personal details'],
    ['phone_code', 'text-1-zh', 'RM0.00 {brand} {code} {minutes}。请回复您的身份证号码。', 'ask for personal details'],
    ['phone_code', 'text-1-en', `RM0.00 {brand} {code} {minutes} ${'x'.repeat(480)}`, 'at most 480 characters'],
  ])('%s is refused beside %s: %s', async (template, box, text, words) => {
    const response = await save(template, { [box]: text });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(decoded(new RegExp(`id="${box}-error"[^>]*>(.*?)</p>`, 's').exec(html)?.[1] ?? '')).toContain(words);
    expect(boxes(html)[box]?.trim()).toBe(text);
    expect(await versions()).toEqual([]);
  });

  test('with a time is measured as it is sent, with plain spaces: English and Malay fit the alphabet of SMS', async () => {
    const html = (await open('appointment_confirmed')).split('<script type="application/json"')[0]!;
    expect([html.split('GSM-7').length - 1, html.split('UCS-2').length - 1]).toEqual([2, 1]);
  });

  test('is previewed as typed with example values, and nothing is saved', async () => {
    const response = await sendForm(site, page('phone_code'), chief, {
      ...boxes(await open('phone_code')),
      intent: 'preview',
      'text-1-en': 'RM0.00 {brand}: type {code} now, {minutes}.',
    });
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toMatch(/: type 482913 now, 10\./);
    expect(decoded(html)).toContain('This is a preview');
    expect(html).toMatch(/GSM-7/);
    expect(html).toMatch(/UCS-2/);
    expect(await versions()).toEqual([]);
  });

  test('returns to the shipped text by one press, and an earlier version can be restored', async () => {
    await save('account_reset', { 'text-1-en': 'First', 'text-1-ms': 'Pertama' });
    await save('account_reset', { 'text-1-en': 'Second' }, 1);
    const press = (fields: Record<string, string>) => sendForm(site, page('account_reset'), chief, fields);
    expect((await press({ intent: 'ship', language: 'en', version: '2' })).status).toBe(302);
    const said = await texts();
    expect(said.accounts_mail_reset_subject({ brand: 'Melur' }, { locale: 'en' })).toBe('Melur: set a new password');
    expect(said.accounts_mail_reset_subject({ brand: 'Melur' }, { locale: 'ms' })).toBe('Pertama');
    expect((await press({ intent: 'restore', from: '1', version: '3' })).status).toBe(302);
    expect((await texts()).accounts_mail_reset_subject({ brand: 'Melur' }, { locale: 'en' })).toBe('First');
    expect((await press({ intent: 'ship', language: 'all', version: '4' })).status).toBe(302);
    expect((await versions()).map(({ version, own }) => [version, own])).toEqual([
      [1, { accounts_mail_reset_subject: { en: 'First', ms: 'Pertama' } }],
      [2, { accounts_mail_reset_subject: { en: 'Second', ms: 'Pertama' } }],
      [3, { accounts_mail_reset_subject: { ms: 'Pertama' } }],
      [4, { accounts_mail_reset_subject: { en: 'First', ms: 'Pertama' } }],
      [5, {}],
    ]);
  });

  test('that somebody else saved meanwhile is not overwritten, and what was typed stays', async () => {
    await save('account_reset', { 'text-1-en': 'First' });
    const late = await save('account_reset', { 'text-1-en': 'Late' }, 0);
    expect(late.status).toBe(409);
    expect(boxes(await late.text())['text-1-en']).toBe('Late');
    expect(await versions()).toHaveLength(1);
  });

  test('keeps the texts whose boxes were not sent, and no unknown language is reset', async () => {
    await save('account_reset', { 'text-1-en': 'First', 'text-1-ms': 'Pertama' });
    const send = (fields: Record<string, string>) => sendForm(site, page('account_reset'), chief, fields);
    await send({ intent: 'save', version: '1', 'text-1-ms': 'Kedua' });
    expect((await send({ intent: 'ship', version: '2', language: 'fr' })).status).toBe(404);
    expect((await versions()).at(-1)!.own).toEqual({ accounts_mail_reset_subject: { en: 'First', ms: 'Kedua' } });
  });

  test('saved as it was makes no version', async () => {
    expect((await save('account_reset', {})).status).toBe(302);
    expect((await save('account_reset', { 'text-1-en': '' })).status).toBe(302);
    expect(await versions()).toEqual([]);
  });

  test('is nobody’s but an administrator’s of the whole group', async () => {
    const others = await Promise.all([
      signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]),
      signedInStaff(site.app, [{ role: 'administrator', hospitalId: 3 }]),
    ]);
    for (const who of others) {
      expect((await openConsole(site, '/staff/messages', who)).status).toBe(403);
      expect((await openConsole(site, page('account_reset'), who)).status).toBe(403);
      for (const intent of ['save', 'preview', 'ship', 'restore'])
        expect(
          (await sendForm(site, page('account_reset'), who, { intent, version: '0', from: '1', 'text-1-en': 'Mine' }))
            .status,
        ).toBe(403);
    }
    expect(await versions()).toEqual([]);
  });

  test('of another name is not found, nor a version that never was', async () => {
    expect((await openConsole(site, page('none'), chief)).status).toBe(404);
    const restore = { intent: 'restore', version: '0' };
    for (const from of ['1', '0', '-1', 'x', '99999999999', '1.5'])
      expect((await sendForm(site, page('account_reset'), chief, { ...restore, from })).status).toBe(404);
  });
});

describe('a stored text that cannot be used', () => {
  const store = (own: Record<string, Record<string, string>>) =>
    site.app.db
      .insert(messageTemplateVersions)
      .values({ template: 'phone_code', version: 1, texts: own, savedAt: new Date() });
  const values = { brand: 'Melur', code: '123456', minutes: 5 };
  const shipped = 'RM0.00 Melur: 123456 is your code. It is valid for 5 minutes.';

  test.each([
    ['has a field that no longer exists', 'RM0.00 {brand}: {code} {minutes} {gone}'],
    ['lacks a field', 'RM0.00 {brand}: {code}'],
    ['asks for personal data', 'RM0.00 {brand}: {code} {minutes}. Reply with your NRIC.'],
    ['is too long once it is filled in', `RM0.00 {brand}: {code} {minutes} ${'x'.repeat(455)}`],
  ])('because it %s is replaced by the shipped text, and the message is queued', async (_why, own) => {
    await store({ phone_codes_sms: { en: own } });
    const warnings: unknown[] = [];
    const logger = { warn: (fields: unknown) => warnings.push(fields) } as unknown as TestSite['app']['logger'];
    const said = await messageTexts({ secrets: site.app.secrets, logger }, site.app.db);
    const text = said.phone_codes_sms({ ...values, brand: 'Melur' }, { locale: 'en' });
    expect(text).toBe(shipped);
    expect(warnings).toEqual([{ text: 'phone_codes_sms', language: 'en' }]);
    await inTransaction(site.app.db, (tx) =>
      enqueueMessage(site.app, tx, {
        channel: 'sms',
        to: '+60123456789',
        text,
        dedupeKey: `template:${own}`,
        now: site.app.clock.now(),
      }),
    );
    expect((await readMessages(site.app, { to: '+60123456789', limit: 1 }))[0]!.text).toBe(shipped);
  });
});
