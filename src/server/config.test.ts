import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { configFrom, environmentExample, readEnvironment } from './config.ts';

it('.env.example lists every variable with its meaning', () => {
  expect(readFileSync('.env.example', 'utf8')).toBe(environmentExample());
});

it('works without any variable, and says where visitors reach it', () => {
  const config = configFrom(readEnvironment({ PORT: '4000', DATABASE_URL: '' }));
  expect(config.publicOrigin).toBe('http://localhost:4000');
  expect(config.apiKeys).toEqual(['demo-web-key']);
  expect(config.hasSimulators).toBe(true);
});

it('a public production site needs a secret of its own and has no simulators', () => {
  const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://www.example.com' };
  expect(() => configFrom(readEnvironment(production))).toThrow('SECRET_KEY');
  const merchant = {
    PAYMENT_MERCHANT_ID: 'melur',
    PAYMENT_VERIFY_KEY: 'v'.repeat(32),
    PAYMENT_SECRET_KEY: 's'.repeat(32),
  };
  const config = configFrom(readEnvironment({ ...production, ...merchant, SECRET_KEY: 'x'.repeat(40) }));
  expect(config.hasSimulators).toBe(false);
});

it('refuses a value that makes no sense', () => {
  expect(() => readEnvironment({ PORT: 'eighty' })).toThrow();
  expect(() => readEnvironment({ PUBLIC_ORIGIN: 'not an address' })).toThrow();
});

it('a public production site takes no simulated payments unless it is told to', () => {
  const production = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://www.example.com', SECRET_KEY: 'x'.repeat(40) };
  expect(() => configFrom(readEnvironment(production))).toThrow('PAYMENT_MERCHANT_ID');
  expect(configFrom(readEnvironment({ ...production, SIMULATORS: 'on' })).paymentMerchant).toBeUndefined();
});

it('a merchant comes with two different keys', () => {
  const merchant = {
    PAYMENT_MERCHANT_ID: 'melur',
    PAYMENT_VERIFY_KEY: 'v'.repeat(32),
    PAYMENT_SECRET_KEY: 's'.repeat(32),
  };
  expect(configFrom(readEnvironment(merchant)).paymentMerchant).toMatchObject({
    merchantId: 'melur',
    isExtendedCode: true,
    apiUrl: 'https://api.fiuu.com/RMS',
  });
  expect(() => configFrom(readEnvironment({ ...merchant, PAYMENT_SECRET_KEY: '' }))).toThrow('belong together');
  expect(() => configFrom(readEnvironment({ ...merchant, PAYMENT_SECRET_KEY: 'v'.repeat(32) }))).toThrow('must differ');
});

it('an appointment service comes with its key and the path of each call; who asks one has no times to give out', () => {
  const service = { APPOINTMENT_SERVICE_URL: 'https://times.example.com', APPOINTMENT_SERVICE_KEY: 'k'.repeat(32) };
  const found = configFrom(
    readEnvironment({ ...service, APPOINTMENT_SERVICE_CREATE_PATH: '/v2/bookings' }),
  ).appointmentService;
  expect(found).toMatchObject({
    url: 'https://times.example.com',
    deadlineMs: 5_000,
    paths: { create: '/v2/bookings', timeslot: '/api/engine/timeslot' },
  });
  expect(() => configFrom(readEnvironment({ ...service, APPOINTMENT_SERVICE_KEY: '' }))).toThrow('belong together');
  expect(() => configFrom(readEnvironment({ ...service, ENGINE_KEYS: 'e'.repeat(32) }))).toThrow('exclude each other');
  expect(() => readEnvironment({ APPOINTMENT_SERVICE_VIEW_PATH: 'no slash' })).toThrow();
});

it('older secret keys are taken only with a key of its own behind the look-up hashes', () => {
  const older = 'a'.repeat(32);
  expect(() => configFrom(readEnvironment({ SECRET_KEYS_OLD: older }))).toThrow('LOOKUP_KEY');
  expect(
    configFrom(readEnvironment({ SECRET_KEYS_OLD: `${older},${'b'.repeat(32)}`, LOOKUP_KEY: older })),
  ).toMatchObject({
    olderSecretKeys: [older, 'b'.repeat(32)],
    lookUpKey: older,
  });
});
