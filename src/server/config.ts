import { z } from 'zod';
import { join, resolve } from 'node:path';
import type { Config, Secrets } from '#src/platform/app.ts';
import { createSecrets } from '#src/platform/secrets/secrets.server.ts';
import type { BucketSettings } from '#src/platform/files/file-storage.ts';
import type { GatewaySettings } from '#src/platform/payment-gateway/gateway-settings.ts';
import { relaysFrom } from '#src/platform/video-rooms/relay-servers.server.ts';

const text = z.string().trim().min(1);
const path = z
  .string()
  .trim()
  .regex(/^\/[^\s?#]*$/);
const flag = z.enum(['true', 'false', '1', '0', 'on', 'off']).transform((value) => ['true', '1', 'on'].includes(value));

/** Every variable of the environment, with its meaning: .env.example is generated from this. */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('production turns sample data and simulators off'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on'),
  HOST: text.default('0.0.0.0').describe('Address to listen on'),
  DATA_DIR: text.default('.data').describe('Folder of the embedded PostgreSQL and of what the server keeps'),
  DATABASE_URL: text.optional().describe('Any PostgreSQL from 15; without it the embedded one is started in DATA_DIR'),
  PUBLIC_ORIGIN: z.url().optional().describe('Origin that visitors see, such as https://www.example.com'),
  TRUSTED_PROXIES: z.coerce
    .number()
    .int()
    .min(0)
    .max(5)
    .default(0)
    .describe(
      'Proxies of our own before the server: limits then count the address that they report in X-Forwarded-For',
    ),
  API_KEYS: text.default('demo-web-key').describe('Known values of X-API-KEY, separated by commas'),
  SAMPLE_DATA: flag.optional().describe('Fill an empty database with the sample group; on outside production'),
  SECRET_KEY: text
    .min(32)
    .optional()
    .describe('Key behind sealed columns and signed tokens, 32 characters or more; needed in production'),
  SECRET_KEYS_OLD: text
    .optional()
    .describe(
      'Earlier values of SECRET_KEY, separated by commas, until npm run keys:reseal has sealed everything anew; with LOOKUP_KEY',
    ),
  LOOKUP_KEY: text
    .min(32)
    .optional()
    .describe(
      'Key behind hashes by which sealed values are found, 32 characters or more; the first SECRET_KEY ever used, where there was none',
    ),
  METRICS_TOKEN: text.optional().describe('Bearer token of /metrics; without it the address does not exist'),
  SMTP_URL: text.optional().describe('Mail server; without it mail stays in the outbox'),
  MAIL_FROM: text.default('Melur Healthcare <hello@example.test>').describe('Sender of mail'),
  SMS_URL: z.url().optional().describe('HTTP address that takes an SMS; without it SMS stays in the outbox'),
  SMS_TOKEN: text.optional().describe('Bearer token for SMS_URL'),
  REMIDI_URL: z
    .url()
    .optional()
    .describe('HTTP address that takes patient profiles; without it they are written down masked'),
  REMIDI_SECRET: text.min(16).optional().describe('Key that signs what goes to REMIDI_URL (HMAC-SHA-256)'),
  REMIDI_FAILS: flag.optional().describe('Makes the embedded stand-in of REMIDI_URL refuse, to try retries'),
  LIBRARY_URL: z
    .url()
    .optional()
    .describe('Admin service of the health library, asked for {LIBRARY_URL}/sections; without it our own entries say'),
  ENGINE_KEYS: text
    .optional()
    .describe(
      'Keys of other programs that may use our appointment engine (/api/engine/...), each 32 characters or more, separated by commas',
    ),
  APPOINTMENT_SERVICE_URL: z
    .url()
    .optional()
    .describe(
      'Appointment service of the hospitals, whose times are booked here instead of our own engine; with APPOINTMENT_SERVICE_KEY',
    ),
  APPOINTMENT_SERVICE_KEY: text.optional().describe('Bearer of each of its calls'),
  APPOINTMENT_SERVICE_API_KEY: text.default('demo-web-key').describe('Its X-API-KEY'),
  APPOINTMENT_SERVICE_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(20_000)
    .default(5_000)
    .describe('How long one of its calls may take'),
  APPOINTMENT_SERVICE_CREATE_PATH: path.default('/api/engine/create').describe('Its call that books a time'),
  APPOINTMENT_SERVICE_LIST_PATH: path
    .default('/api/engine/list')
    .describe('Its call that finds a booking by our reference'),
  APPOINTMENT_SERVICE_VIEW_PATH: path.default('/api/engine/view').describe('Its call that shows a booking'),
  APPOINTMENT_SERVICE_CANCEL_PATH: path.default('/api/engine/cancel').describe('Its call that cancels a booking'),
  APPOINTMENT_SERVICE_DOCTOR_PATH: path.default('/api/engine/doctor').describe('Its call that shows a doctor'),
  APPOINTMENT_SERVICE_CALENDAR_PATH: path
    .default('/api/engine/calendar')
    .describe('Its call for the free times per day'),
  APPOINTMENT_SERVICE_TIMESLOT_PATH: path
    .default('/api/engine/timeslot')
    .describe('Its call for the free times of one day'),
  TELECONSULT_ROOM_URL: z
    .url()
    .regex(/\{room\}/)
    .optional()
    .describe(
      'Rooms of a video service, with {room} in the address; without it teleconsultations take place in our own room',
    ),
  TELECONSULT_STUN_URLS: text
    .optional()
    .describe(
      'STUN servers of our own room, as stun:host:port, separated by commas; without any the two browsers find each other alone',
    ),
  TELECONSULT_TURN_URLS: text
    .optional()
    .describe(
      'TURN servers that pass a call on where no direct line can be had, as turn:host:port?transport=udp or turns:host:port, with TELECONSULT_TURN_SECRET',
    ),
  TELECONSULT_TURN_SECRET: text
    .min(16)
    .optional()
    .describe(
      'Secret shared with the TURN servers (coturn: use-auth-secret, static-auth-secret); each call gets credentials that end with it',
    ),
  FILES_DIR: text.optional().describe('Folder of uploaded files, sealed; files in DATA_DIR without it'),
  FILES_S3_ENDPOINT: z
    .url()
    .optional()
    .describe('Uploaded files in a bucket of a service that speaks S3 instead, with the four below'),
  FILES_S3_BUCKET: text.optional().describe('Name of the bucket'),
  FILES_S3_REGION: text.default('ap-southeast-1').describe('Region of the bucket'),
  FILES_S3_ACCESS_KEY_ID: text.optional().describe('Who may use the bucket'),
  FILES_S3_SECRET_ACCESS_KEY: text.optional().describe('Secret of who may use the bucket'),
  CLAMD_URL: text
    .regex(/^(tcp:\/\/|unix:\/)/)
    .optional()
    .describe(
      'Malware scanner (ClamAV daemon) for uploaded files, tcp://host:3310 or unix:/path; without it they are marked as not scanned',
    ),
  SIMULATORS: flag
    .optional()
    .describe('Pages under /__sim/; on outside production, where it also allows simulated payments'),
  PAYMENT_MERCHANT_ID: text.optional().describe('Merchant at the payment gateway; without one payments are simulated'),
  PAYMENT_VERIFY_KEY: text.min(32).optional().describe('Key that signs payment requests'),
  PAYMENT_SECRET_KEY: text
    .min(32)
    .optional()
    .describe('Key that the gateway signs its answers with; never the verify key'),
  PAYMENT_EXTENDED_CODE: flag
    .default(true)
    .describe('Verification code over the currency too, as switched in the portal of the gateway'),
  PAYMENT_PAGE_URL: z
    .url()
    .default('https://pay.fiuu.com/RMS/pay')
    .describe('Hosted payment page, without the merchant'),
  PAYMENT_API_URL: z.url().default('https://api.fiuu.com/RMS').describe('Requery and refund calls of the gateway'),
  PAYMENT_ACKNOWLEDGE_URL: z
    .url()
    .default('https://pay.fiuu.com/RMS/API/chkstat/returnipn.php')
    .describe('Where the gateway takes our acknowledgement'),
  GOOGLE_CLIENT_ID: text
    .optional()
    .describe(
      'Sign-in with Google, with GOOGLE_CLIENT_SECRET; return address {PUBLIC_ORIGIN}/login/with/google/return',
    ),
  GOOGLE_CLIENT_SECRET: text.optional().describe('Secret of the Google client'),
  FACEBOOK_CLIENT_ID: text
    .optional()
    .describe(
      'Sign-in with Facebook, with FACEBOOK_CLIENT_SECRET; return address {PUBLIC_ORIGIN}/login/with/facebook/return',
    ),
  FACEBOOK_CLIENT_SECRET: text.optional().describe('Secret of the Facebook app'),
  FIREBASE_PROJECT_ID: text.optional().describe('Identity by this Firebase project instead of our own accounts'),
  FIREBASE_API_KEY: text.optional().describe('Web API key of the Firebase project'),
  FIREBASE_AUTH_DOMAIN: text.optional().describe('Its sign-in domain; {project}.firebaseapp.com without it'),
  FIREBASE_AUTH_EMULATOR_HOST: text
    .optional()
    .describe('host:port of the official Auth emulator; refused in production'),
});
export type Environment = z.infer<typeof environmentSchema>;

/** Reads and checks the environment. Empty values count as absent. */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  return environmentSchema.parse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
}

const demoSecret = 'a demonstration key that guards nothing real';

/** What the environment decides. Refuses to start a public production site without a secret of its own. */
export function configFrom(env: Environment): Config {
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
  const isProduction = env.NODE_ENV === 'production';
  const isPublic = isProduction && !['localhost', '127.0.0.1'].includes(new URL(publicOrigin).hostname);
  if (isPublic && !env.SECRET_KEY) throw new Error('SECRET_KEY is needed in production.');
  const filesBucket = bucketFrom(env);
  const teleconsultRelays = relaysFrom({
    stun: env.TELECONSULT_STUN_URLS,
    turn: env.TELECONSULT_TURN_URLS,
    secret: env.TELECONSULT_TURN_SECRET,
  });
  const paymentMerchant = merchantFrom(env);
  if (isPublic && !paymentMerchant && !env.SIMULATORS)
    throw new Error('PAYMENT_MERCHANT_ID is needed in production; SIMULATORS=on allows simulated payments.');
  if (isProduction && env.FIREBASE_AUTH_EMULATOR_HOST)
    throw new Error('FIREBASE_AUTH_EMULATOR_HOST must not be set in production: its tokens are unsigned.');
  return {
    publicOrigin,
    isProduction,
    trustedProxies: env.TRUSTED_PROXIES,
    apiKeys: env.API_KEYS.split(',')
      .map((key) => key.trim())
      .filter(Boolean),
    hasSimulators: env.SIMULATORS ?? !isPublic,
    secretKey: env.SECRET_KEY ?? demoSecret,
    ...keysFrom(env),
    mailFrom: env.MAIL_FROM,
    filesFolder: resolve(env.FILES_DIR ?? join(env.DATA_DIR, 'files')),
    ...(filesBucket ? { filesBucket } : {}),
    ...(env.CLAMD_URL ? { clamdUrl: env.CLAMD_URL } : {}),
    ...identityConfig(env),
    ...(env.METRICS_TOKEN ? { metricsToken: env.METRICS_TOKEN } : {}),
    ...(env.SMTP_URL ? { smtpUrl: env.SMTP_URL } : {}),
    ...(env.SMS_URL ? { smsUrl: env.SMS_URL } : {}),
    ...(env.SMS_TOKEN ? { smsToken: env.SMS_TOKEN } : {}),
    ...(env.REMIDI_URL ? { profileSyncUrl: env.REMIDI_URL } : {}),
    ...(env.REMIDI_SECRET ? { profileSyncSecret: env.REMIDI_SECRET } : {}),
    ...(env.REMIDI_FAILS ? { profileSyncFails: true } : {}),
    ...(env.LIBRARY_URL ? { libraryUrl: env.LIBRARY_URL } : {}),
    ...(env.ENGINE_KEYS ? { engineKeys: engineKeysOf(env.ENGINE_KEYS) } : {}),
    ...appointmentServiceFrom(env),
    ...(env.TELECONSULT_ROOM_URL ? { teleconsultRoomUrl: env.TELECONSULT_ROOM_URL } : {}),
    ...(teleconsultRelays ? { teleconsultRelays } : {}),
    ...(paymentMerchant ? { paymentMerchant } : {}),
  };
}

/** Older keys need a look-up key of their own: hashes made with the former secret would find nothing any more. */
function keysFrom(env: Environment): Pick<Config, 'olderSecretKeys' | 'lookUpKey'> {
  const { SECRET_KEYS_OLD: older, LOOKUP_KEY: lookUpKey } = env;
  const olderSecretKeys = (older ?? '').split(',').filter(Boolean);
  if (olderSecretKeys.length > 0 && !lookUpKey)
    throw new Error(
      'SECRET_KEYS_OLD needs LOOKUP_KEY: the key behind the look-up hashes, at first the old SECRET_KEY.',
    );
  return { ...(olderSecretKeys.length > 0 ? { olderSecretKeys } : {}), ...(lookUpKey ? { lookUpKey } : {}) };
}

/** The keys of a configuration, for the site and for scripts. */
export function secretsFrom(config: Config): Secrets {
  return createSecrets(config.secretKey, config.olderSecretKeys, config.lookUpKey);
}

/** Each long enough that nobody guesses it. */
function engineKeysOf(text: string): string[] {
  const keys = text
    .split(',')
    .map((key) => key.trim())
    .filter(Boolean);
  if (keys.some((key) => key.length < 32)) throw new Error('Each of ENGINE_KEYS needs 32 characters or more.');
  return keys;
}

/** The hospitals' own service with its key, or none at all; who asks another for its times has none to give out. */
function appointmentServiceFrom(env: Environment): Pick<Config, 'appointmentService'> {
  const { APPOINTMENT_SERVICE_URL: url, APPOINTMENT_SERVICE_KEY: key } = env;
  if (!url && !key) return {};
  if (!url || !key) throw new Error('APPOINTMENT_SERVICE_URL and APPOINTMENT_SERVICE_KEY belong together.');
  if (env.ENGINE_KEYS) throw new Error('ENGINE_KEYS and APPOINTMENT_SERVICE_URL exclude each other.');
  const paths = {
    create: env.APPOINTMENT_SERVICE_CREATE_PATH,
    list: env.APPOINTMENT_SERVICE_LIST_PATH,
    view: env.APPOINTMENT_SERVICE_VIEW_PATH,
    cancel: env.APPOINTMENT_SERVICE_CANCEL_PATH,
    doctor: env.APPOINTMENT_SERVICE_DOCTOR_PATH,
    calendar: env.APPOINTMENT_SERVICE_CALENDAR_PATH,
    timeslot: env.APPOINTMENT_SERVICE_TIMESLOT_PATH,
  };
  return {
    appointmentService: {
      url,
      key,
      apiKey: env.APPOINTMENT_SERVICE_API_KEY,
      deadlineMs: env.APPOINTMENT_SERVICE_TIMEOUT_MS,
      paths,
    },
  };
}

/** The bucket with all that it needs, or none at all. */
function bucketFrom(env: Environment): BucketSettings | undefined {
  const {
    FILES_S3_ENDPOINT: endpoint,
    FILES_S3_BUCKET: bucket,
    FILES_S3_ACCESS_KEY_ID: accessKeyId,
    FILES_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    throw new Error(
      'FILES_S3_ENDPOINT, FILES_S3_BUCKET, FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY belong together.',
    );
  return { endpoint, bucket, region: env.FILES_S3_REGION, accessKeyId, secretAccessKey };
}

/** The merchant with both keys, or none at all. */
function merchantFrom(env: Environment): GatewaySettings | undefined {
  const { PAYMENT_MERCHANT_ID: merchantId, PAYMENT_VERIFY_KEY: verifyKey, PAYMENT_SECRET_KEY: secretKey } = env;
  if (!merchantId && !verifyKey && !secretKey) return undefined;
  if (!merchantId || !verifyKey || !secretKey)
    throw new Error('PAYMENT_MERCHANT_ID, PAYMENT_VERIFY_KEY and PAYMENT_SECRET_KEY belong together.');
  if (verifyKey === secretKey) throw new Error('PAYMENT_VERIFY_KEY and PAYMENT_SECRET_KEY must differ.');
  return {
    merchantId,
    verifyKey,
    secretKey,
    isExtendedCode: env.PAYMENT_EXTENDED_CODE,
    pageUrl: env.PAYMENT_PAGE_URL,
    apiUrl: env.PAYMENT_API_URL,
    acknowledgeUrl: env.PAYMENT_ACKNOWLEDGE_URL,
  };
}

/** Pages that ask others who a visitor is, by what is configured. */
function identityConfig(env: Environment): Pick<Config, 'social' | 'firebase'> {
  const keys = (clientId?: string, clientSecret?: string) =>
    clientId && clientSecret ? { clientId, clientSecret } : undefined;
  const google = keys(env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET);
  const facebook = keys(env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET);
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_EMULATOR_HOST: emulatorHost } = env;
  const firebase =
    projectId && apiKey
      ? {
          projectId,
          apiKey,
          authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
          ...(emulatorHost ? { emulatorHost } : {}),
        }
      : undefined;
  return {
    social: { ...(google ? { google } : {}), ...(facebook ? { facebook } : {}) },
    ...(firebase ? { firebase } : {}),
  };
}

/** The text of .env.example: every variable with its meaning and its default. */
export function environmentExample(): string {
  const defaults = environmentSchema.parse({}) as Record<string, unknown>;
  const lines = Object.entries(environmentSchema.shape).map(
    ([name, schema]) => `# ${schema.description ?? ''}\n# ${name}=${String(defaults[name] ?? '')}\n`,
  );
  return `# Every variable is optional. Made by scripts/environment-example.ts.\n\n${lines.join('\n')}`;
}
