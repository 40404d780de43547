import { describe, expect, test } from 'vitest';
import { mayOpen, missingRequirements, type SetUpFacts } from './set-up.rules.ts';

const whole: SetUpFacts = {
  brand: {
    groupName: 'Cempaka Care',
    phone: '+60 3-1111 2222',
    email: 'care@cempaka.example',
    address: '1 Jalan Cempaka',
    registrationNumber: '202501000001',
    strapline: { ms: 'Kami di sini.', zh: '我们在这里。' },
    siteLanguages: { ms: 'offered', zh: 'offered' },
  },
  legalPages: ['pdpa', 'privacy', 'terms'],
  holidays: 12,
  hospitals: 1,
  doctors: 3,
  doctorsWithSessions: 3,
  parts: { mail: 'passed', sms: 'passed', gateway: 'passed' },
  administrators: 2,
  hasSample: false,
  isProduction: true,
};

describe('before the site is opened', () => {
  test('nothing is missing from a group that has entered everything', () => {
    expect(missingRequirements(whole)).toEqual([]);
    expect(mayOpen([])).toBe(true);
  });

  test.each<[string, Partial<SetUpFacts>, string]>([
    ['the name', { brand: { ...whole.brand, groupName: 'Hospital Group' } }, 'brand name'],
    ['a phone', { brand: { ...whole.brand, phone: '' } }, 'brand contact'],
    ['an email address', { brand: { ...whole.brand, email: '' } }, 'brand contact'],
    ['the address', { brand: { ...whole.brand, address: '' } }, 'brand company'],
    ['the registration', { brand: { ...whole.brand, registrationNumber: '' } }, 'brand company'],
    ['a notice', { legalPages: ['terms'] }, 'legal notice'],
    ['the terms', { legalPages: ['pdpa'] }, 'legal terms'],
    ['holidays', { holidays: 0 }, 'holidays holidays'],
    ['a hospital', { hospitals: 0 }, 'hospitals hospital'],
    ['a doctor', { doctors: 0, doctorsWithSessions: 0 }, 'doctors doctor'],
    ['a test of mail', { parts: { ...whole.parts, mail: 'untested' } }, 'mail untested'],
    ['an SMS provider that answers', { parts: { ...whole.parts, sms: 'failed' } }, 'sms failed'],
    ['a test of the gateway', { parts: { ...whole.parts, gateway: 'untested' } }, 'gateway untested'],
    ['the removal of the sample', { hasSample: true }, 'sample sample'],
  ])('%s is required', (_name, change, expected) => {
    const missing = missingRequirements({ ...whole, ...change });
    expect(missing.map(({ step, what }) => `${step} ${what}`)).toEqual([expected]);
    expect(mayOpen(missing)).toBe(false);
  });

  test.each<[string, Partial<SetUpFacts>, string]>([
    ['a strapline in Malay', { brand: { ...whole.brand, strapline: { zh: '好' } } }, 'languages strapline'],
    [
      'a strapline in Chinese, where Malay is not offered',
      { brand: { ...whole.brand, strapline: {}, siteLanguages: { ms: 'hidden', zh: 'offered' } } },
      'languages strapline',
    ],
    ['sessions of every doctor', { doctorsWithSessions: 2 }, 'doctors sessions'],
    ['mail that is switched off', { parts: { ...whole.parts, mail: 'off' } }, 'mail off'],
    ['a simulated gateway', { parts: { ...whole.parts, gateway: 'simulated' } }, 'gateway simulated'],
    ['a second administrator', { administrators: 1 }, 'people second_administrator'],
  ])('%s is advice', (_name, change, expected) => {
    const missing = missingRequirements({ ...whole, ...change });
    expect(missing.map(({ step, what }) => `${step} ${what}`)).toEqual([expected]);
    expect(mayOpen(missing)).toBe(true);
  });

  test('the sample may be shown on a machine of one’s own', () => {
    expect(missingRequirements({ ...whole, hasSample: true, isProduction: false })).toEqual([]);
  });
});
