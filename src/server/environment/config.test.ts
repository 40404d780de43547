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

const merchant = {
  PAYMENT_MERCHANT_ID: 'melur',
  PAYMENT_VERIFY_KEY: 'v'.repeat(32),
  PAYMENT_SECRET_KEY: 's'.repeat(32),
};
const whole = {
  PUBLIC_ORIGIN: 'https://www.example.com',
  SECRET_KEY: 'x'.repeat(40),
  API_KEYS: 'web-1',
  SMTP_URL: 'smtps://portal:word@mail.example.com',
  MAIL_FROM: 'Hospital <care@example.com>',
  SMS_URL: 'https://sms.example.com/send',
  ...merchant,
};
const problemsOf = (env: Record<string, string>): string[] => {
  try {
    configFrom(readEnvironment(env));
    return [];
  } catch (error) {
    return (error as Error).message.split('\n');
  }
};

it('a public origin starts with all of its own, whatever NODE_ENV says, and has no simulators', () => {
  for (const NODE_ENV of ['', 'development', 'test', 'production']) {
    const config = configFrom(readEnvironment({ ...whole, NODE_ENV }));
    expect(config).toMatchObject({ isProduction: true, hasSimulators: false, apiKeys: ['web-1'] });
  }
});

it.each([
  'https://www.example.com',
  'http://10.0.0.5:3000',
  'https://127.example.com',
  'https://localhost.example.com',
])('%s is not this machine: one sentence for each thing of the demonstration', (PUBLIC_ORIGIN) => {
  const problems = problemsOf({ PUBLIC_ORIGIN, SAMPLE_DATA: 'on', PAYMENT_SIMULATOR: 'on', REMIDI_FAILS: 'on' });
  expect(problems.map((problem) => problem.split(/[ =]/)[0])).toEqual([
    'PAYMENT_SIMULATOR',
    'SECRET_KEY',
    'API_KEYS',
    'SAMPLE_DATA',
    'REMIDI_FAILS',
    'SMTP_URL',
    'SMS_URL',
  ]);
  for (const problem of problems) expect(problem).toMatch(/^[^.]+:.*\.$/);
  expect(problems.join()).not.toContain('SIMULATORS');
});

it.each([
  'http://localhost:3000',
  'https://localhost:8443',
  'http://127.0.0.1:3000',
  'http://[::1]:3000',
  'http://melur.localhost',
])('%s is this machine: everything of the demonstration works', (PUBLIC_ORIGIN) => {
  expect(configFrom(readEnvironment({ PUBLIC_ORIGIN }))).toMatchObject({ isProduction: false, hasSimulators: true });
});

it.each([
  ['SECRET_KEY', { SECRET_KEY: '' }],
  ['SECRET_KEY', { SECRET_KEY: 'a demonstration key that guards nothing real' }],
  ['API_KEYS', { API_KEYS: 'web-1,demo-web-key' }],
  ['API_KEYS', { API_KEYS: '' }],
  ['SAMPLE_DATA', { SAMPLE_DATA: 'on' }],
  ['SMTP_URL', { SMTP_URL: '' }],
  ['MAIL_FROM', { MAIL_FROM: '' }],
  ['SMS_URL', { SMS_URL: '' }],
  ['PAYMENT_MERCHANT_ID', { PAYMENT_MERCHANT_ID: '', PAYMENT_VERIFY_KEY: '', PAYMENT_SECRET_KEY: '' }],
  [
    'PAYMENT_SIMULATOR',
    { PAYMENT_SIMULATOR: 'on', PAYMENT_MERCHANT_ID: '', PAYMENT_VERIFY_KEY: '', PAYMENT_SECRET_KEY: '' },
  ],
  ['FIREBASE_AUTH_EMULATOR_HOST', { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }],
])('a public site that is whole but for %s is refused with that one sentence', (name, change) => {
  const problems = problemsOf({ ...whole, ...change });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name}\\b.*\\.$`));
});

it('mail and SMS are missing in production only where they are switched off by name', () => {
  const config = configFrom(
    readEnvironment({ ...whole, SMTP_URL: '', SMS_URL: '', SEND_MAIL: 'off', SEND_SMS: 'off' }),
  );
  expect([config.smtpUrl, config.smsUrl]).toEqual([undefined, undefined]);
  expect(configFrom(readEnvironment({ ...whole, SEND_MAIL: 'off' })).smtpUrl).toBeUndefined();
});

it('production names its origin; on this machine it may rehearse with simulated payments', () => {
  const production = { ...whole, NODE_ENV: 'production' };
  expect(problemsOf({ ...production, PUBLIC_ORIGIN: '' })[0]).toMatch(/^PUBLIC_ORIGIN is missing in production: .*\.$/);
  const { PAYMENT_MERCHANT_ID: _id, PAYMENT_VERIFY_KEY: _verify, PAYMENT_SECRET_KEY: _secret, ...unpaid } = production;
  const here = { ...unpaid, PUBLIC_ORIGIN: 'http://localhost:3000' };
  expect(problemsOf(here)[0]).toMatch(/^PAYMENT_MERCHANT_ID is missing/);
  expect(problemsOf({ ...here, PAYMENT_SIMULATOR: 'on' })).toEqual([]);
});

it.each([
  ['PORT', 'eighty', 'PORT=eighty is not allowed: give a whole number from 0 to 65535, such as PORT=3000.'],
  [
    'NODE_ENV',
    'prod',
    'NODE_ENV=prod is not allowed: give development, production or test, such as NODE_ENV=production.',
  ],
  ['PAYMENT_SIMULATOR', 'yes', 'PAYMENT_SIMULATOR=yes is not allowed: give on or off, such as PAYMENT_SIMULATOR=on.'],
  [
    'PUBLIC_ORIGIN',
    'https://www.example.com/portal',
    'PUBLIC_ORIGIN=https://www.example.com/portal is not allowed: give an http or https origin without a path, such as PUBLIC_ORIGIN=https://www.example.com.',
  ],
  [
    'DATABASE_URL',
    'mysql://root:verysecret@db',
    'The value of DATABASE_URL is not allowed: give the address of a PostgreSQL database, such as DATABASE_URL=postgres://portal:password@db.example.com:5432/portal.',
  ],
  [
    'SECRET_KEY',
    'too short',
    'The value of SECRET_KEY is not allowed: give a secret text of 32 characters or more, such as SECRET_KEY=what "openssl rand -base64 32" prints.',
  ],
])('a bad %s is named with what is allowed and an example', (name, value, sentence) => {
  expect(problemsOf({ [name]: value })).toEqual([sentence]);
});

it('a slash after the origin is no path', () => {
  expect(configFrom(readEnvironment({ ...whole, PUBLIC_ORIGIN: 'https://www.example.com/' })).publicOrigin).toBe(
    'https://www.example.com',
  );
});

it('half a pair is told, with everything else that is wrong', () => {
  expect(
    problemsOf({ GOOGLE_CLIENT_ID: 'id', FILES_S3_BUCKET: 'files', APPOINTMENT_SERVICE_URL: 'https://a.example' }),
  ).toHaveLength(3);
});

it('a merchant comes with two different keys', () => {
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

it('a shared cache is whole or none, and says what it lacks', () => {
  const cacheOf = (env: Record<string, string>) => configFrom(readEnvironment(env)).sharedCache;
  expect(cacheOf({})).toBeUndefined();
  expect(cacheOf({ SHARED_CACHE: 'varnish', SHARED_CACHE_URLS: 'http://10.0.0.5:6081, http://10.0.0.6:6081' })).toEqual(
    {
      kind: 'varnish',
      addresses: ['http://10.0.0.5:6081', 'http://10.0.0.6:6081'],
    },
  );
  expect(problemsOf({ SHARED_CACHE: 'nginx' })).toEqual([
    'SHARED_CACHE=nginx needs SHARED_CACHE_URLS: where it takes PURGE.',
  ]);
  expect(problemsOf({ SHARED_CACHE: 'cloudflare', CLOUDFLARE_ZONE_ID: 'zone' })).toEqual([
    'SHARED_CACHE=cloudflare needs CLOUDFLARE_ZONE_ID and CLOUDFLARE_API_TOKEN.',
  ]);
  expect(problemsOf({ SHARED_CACHE_URLS: 'http://10.0.0.5:6081' })[0]).toMatch(/^SHARED_CACHE is missing/);
  expect(problemsOf({ SHARED_CACHE: 'squid' })[0]).toContain('give varnish, nginx or cloudflare');
});

const staffProvider = {
  STAFF_OIDC_ISSUER: 'https://login.example.com/realms/staff',
  STAFF_OIDC_CLIENT_ID: 'portal',
  STAFF_OIDC_CLIENT_SECRET: 'secret',
  STAFF_OIDC_GROUPS: '{"portal-admins":["administrator@all"],"penang desk":["front_desk@melur-penang"]}',
};

it('a provider of staff comes with its client and its groups, whose roles are read from JSON', () => {
  expect(configFrom(readEnvironment(staffProvider))).toMatchObject({
    staffPasswordSignIn: 'all',
    staffProvider: {
      scopes: 'openid profile email offline_access',
      groupsClaim: 'groups',
      emailDomains: [],
      groups: {
        'portal-admins': [{ role: 'administrator', hospital: null }],
        'penang desk': [{ role: 'front_desk', hospital: 'melur-penang' }],
      },
    },
  });
  for (const name of Object.keys(staffProvider))
    expect(problemsOf({ ...staffProvider, [name]: '' })[0], name).toContain('belong together');
  expect(problemsOf({ STAFF_PASSWORD_SIGN_IN: 'off' })[0]).toContain('needs STAFF_OIDC_ISSUER');
  expect(problemsOf({ ...staffProvider, STAFF_OIDC_SCOPES: 'profile' })[0]).toContain('needs openid');
});

it('a group of the provider may give a role of the group’s own', () => {
  const groups = '{"night":["own_night_supervisor@melur-penang","own_reader@all"]}';
  expect(configFrom(readEnvironment({ ...staffProvider, STAFF_OIDC_GROUPS: groups })).staffProvider?.groups).toEqual({
    night: [
      { role: 'own_night_supervisor', hospital: 'melur-penang' },
      { role: 'own_reader', hospital: null },
    ],
  });
});

it.each([
  ['STAFF_OIDC_ISSUER', 'http://login.example.com'],
  ['STAFF_OIDC_ISSUER', 'https://login.example.com?tenant=1'],
  ['STAFF_OIDC_GROUPS', '{"a":["emperor@all"]}'],
  ['STAFF_OIDC_GROUPS', '{"a":["own_@all"]}'],
  ['STAFF_OIDC_GROUPS', '{"a":["editor"]}'],
  ['STAFF_OIDC_GROUPS', '{"a":[]}'],
  ['STAFF_OIDC_GROUPS', 'editor@all'],
  ['STAFF_OIDC_EMAIL_DOMAINS', '@hospital.example'],
  ['STAFF_PASSWORD_SIGN_IN', 'sometimes'],
])('%s=%s is refused', (name, value) => {
  expect(problemsOf({ ...staffProvider, [name]: value })[0]).toContain(`${name}`);
});
