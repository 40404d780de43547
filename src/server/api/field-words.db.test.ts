import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInPatient } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe('a refused field is explained in the language of the caller', () => {
  it.each([
    ['en', 'Enter an email address, such as aminah@example.com.', 'Enter a password.'],
    ['ms', 'Masukkan alamat e-mel', 'Masukkan kata laluan'],
    ['zh', '请输入', '请输入'],
  ])('at sign-in: %s', async (lang, email, password) => {
    const { status, body } = await site.api('POST', `auth/login?lang=${lang}`, { email: 'nobody', password: '' });
    expect(status).toBe(422);
    expect(body.errors.email[0]).toContain(email);
    expect(body.errors.password[0]).toContain(password);
  });

  it('at registration by the words of the form, each field once', async () => {
    const { body } = await site.api('POST', 'auth/register?lang=ms', { email: 'x', id_kind: 'card' });
    expect(Object.keys(body.errors).toSorted()).toEqual([
      'consent_version',
      'email',
      'id_kind',
      'id_number',
      'name',
      'password',
      'phone',
    ]);
    expect(JSON.stringify(body.errors)).not.toMatch(/Invalid|expected|received/);
    expect(body.errors.name).toHaveLength(1);
  });

  it.each([
    ['doctors/listing?limit=0&lang=en', 'limit', 'The smallest possible value is 1.'],
    ['doctors/listing?limit=101&lang=ms', 'limit', 'Nilai terbesar ialah 100.'],
    ['doctors/listing?limit=abc&lang=zh', 'limit', '请提供数字。'],
    ['doctors/listing?gender=other&lang=en', 'gender', 'Choose one of these: female, male.'],
    ['doctors/individual?lang=ms', 'slug', 'Berikan slug atau id.'],
    ['appointment/timeslot?doctor_id=1&lang=en', 'date', 'This is needed.'],
    ['appointment/timeslot?doctor_id=1&date=tomorrow&lang=zh', 'date', '日期格式为年-月-日，例如 2026-11-23。'],
    ['search?lang=en', 'keyword', 'This is needed.'],
  ])('in %s', async (path, field, words) => {
    const { status, body } = await site.api('GET', path);
    expect(status).toBe(422);
    expect(body.errors[field]).toEqual([words]);
  });
});

describe('a refusal names fields as the call takes them', () => {
  it('of a dependant', async () => {
    const who = await signedInPatient(site.app);
    const { status, body } = await browserFor(site, who).call('POST', 'profile/member', {
      action: 'add',
      name: 'Adam',
      relationship: 'child',
      id_kind: 'nric',
      id_number: '1',
      date_of_birth: 'x',
      agreed: true,
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(expect.arrayContaining(['id_number', 'date_of_birth']));
    expect(Object.keys(body.errors).join()).not.toMatch(/[A-Z]/);
  });

  it('of a medical card', async () => {
    const who = await signedInPatient(site.app);
    const { body } = await browserFor(site, who).call('POST', 'medical_card', { insurer: '', valid_from: 'x' });
    expect(Object.keys(body.errors)).toEqual(expect.arrayContaining(['person_id', 'card_number', 'valid_from']));
  });

  it('of a phone and its code', async () => {
    const { body: guest } = await site.api('POST', 'auth/token', { action: 'get_token' });
    const bearer = { authorization: `Bearer ${guest.token}` };
    const phone = await site.api('POST', 'auth/twilio', { phone_no: '123456' }, bearer);
    expect(phone.body.errors).toHaveProperty('phone_no');
    const code = await site.api('POST', 'auth/twilio', { phone_no: '012-345 6789', otp_code: '000000' }, bearer);
    expect(Object.keys(code.body.errors)).toEqual(['otp_code']);
  });

  it('of an order', async () => {
    const { body: guest } = await site.api('POST', 'auth/token', { action: 'get_token' });
    const { body } = await site.api(
      'POST',
      'order/add',
      {
        buyer: { name: 'Aminah', email: 'aminah@example.test', phone: '012-345 6789' },
        items: [{ healthpackage_id: 1, hospital_id: 1, cart_quantity: 1 }],
        terms_version: 'of long ago',
      },
      { authorization: `Bearer ${guest.token}` },
    );
    expect(Object.keys(body.errors)).toEqual(['terms_version']);
  });
});
