import { join, resolve } from 'node:path';
import type { Config, RecordingSettings, Secrets } from '#src/platform/app.ts';
import { createSecrets } from '#src/platform/secrets/secrets.server.ts';
import type { BucketSettings } from '#src/platform/files/file-storage.ts';
import type { GatewaySettings } from '#src/platform/payment-gateway/gateway-settings.ts';
import { programPath } from '#src/platform/media-converter/program-path.server.ts';
import type { TracingSettings } from '#src/platform/tracing/tracing.ts';
import { relaysFrom } from '#src/platform/video-rooms/relay-servers.server.ts';
import { ConfigurationError } from './environment.ts';
import type { Environment } from './environment-schema.ts';
import { staffSignInFrom } from './staff-sign-in-settings.ts';
import { sharedCacheFrom } from './shared-cache-settings.ts';
import { apiKeysOf, demoSecret, modeOf, modeProblems } from './modes.ts';

export { environmentExample, readEnvironment } from './environment.ts';

/** The configuration from the environment. Throws ConfigurationError with every problem that prevents a start. */
export function configFrom(env: Environment): Config {
  const problems = modeProblems(env);
  /** Reads a group of variables that belong together; its problems are reported with all others. */
  const part = <Part>(read: () => Part): Part | undefined => {
    try {
      return read();
    } catch (error) {
      problems.push((error as Error).message);
      return undefined;
    }
  };
  const filesBucket = part(() => bucketFrom(env));
  const paymentMerchant = part(() => merchantFrom(env));
  const sealingKeys = part(() => sealingKeysFrom(env));
  const appointmentService = part(() => appointmentServiceFrom(env));
  const identity = part(() => identityConfig(env));
  const staffSignIn = part(() => staffSignInFrom(env));
  const sharedCache = part(() => sharedCacheFrom(env));
  const teleconsultRelays = part(() =>
    relaysFrom({
      stun: env.TELECONSULT_STUN_URLS,
      turn: env.TELECONSULT_TURN_URLS,
      secret: env.TELECONSULT_TURN_SECRET,
    }),
  );
  if (problems.length > 0) throw new ConfigurationError(problems);
  return {
    ...basicConfig(env),
    ...sendingConfig(env),
    ...sealingKeys!,
    ...identity!,
    ...staffSignIn,
    ...appointmentService,
    ...(filesBucket ? { filesBucket } : {}),
    ...(sharedCache ? { sharedCache } : {}),
    ...(env.CLAMD_URL ? { clamdUrl: env.CLAMD_URL } : {}),
    ...(teleconsultRelays ? { teleconsultRelays } : {}),
    ...(paymentMerchant ? { paymentMerchant } : {}),
  };
}

/**
 * Former secret keys need a look-up key of their own: otherwise hashes made with the former secret would find
 * nothing.
 */
function sealingKeysFrom(env: Environment): Pick<Config, 'olderSecretKeys' | 'lookUpKey'> {
  const { SECRET_KEYS_OLD: olderSecretKeys, LOOKUP_KEY: lookUpKey } = env;
  if (olderSecretKeys && !lookUpKey)
    throw new Error(
      'SECRET_KEYS_OLD needs LOOKUP_KEY: the key behind the look-up hashes, at first the old SECRET_KEY.',
    );
  return { ...(olderSecretKeys ? { olderSecretKeys } : {}), ...(lookUpKey ? { lookUpKey } : {}) };
}

/** Encryption and hashing with the configuration's keys, for the site and for scripts. */
export function secretsFrom(config: Config): Secrets {
  return createSecrets(config.secretKey, config.olderSecretKeys, config.lookUpKey);
}

/** Where traces are sent; undefined where no collector is configured. */
export function tracingSettings(env: Environment): TracingSettings | undefined {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return undefined;
  const pairs = (env.OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').filter((pair) => pair.includes('='));
  return {
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    headers: Object.fromEntries(
      pairs.map((pair) => [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()]),
    ),
    serviceName: env.OTEL_SERVICE_NAME,
    share: env.OTEL_TRACES_SAMPLER_ARG,
  };
}

function basicConfig(env: Environment): Omit<Config, 'mailFrom' | 'social'> {
  const { publicOrigin, isProduction } = modeOf(env);
  return {
    publicOrigin,
    isProduction,
    trustedProxies: env.TRUSTED_PROXIES,
    apiKeys: apiKeysOf(env),
    hasSimulators: !isProduction,
    secretKey: env.SECRET_KEY ?? demoSecret,
    recordings: recordingSettings(env),
    filesFolder: resolve(env.FILES_DIR ?? join(env.DATA_DIR, 'files')),
    ...(env.METRICS_TOKEN ? { metricsToken: env.METRICS_TOKEN } : {}),
    ...(env.LIBRARY_URL ? { libraryUrl: env.LIBRARY_URL } : {}),
    ...(env.ENGINE_KEYS ? { partnerKeys: env.ENGINE_KEYS } : {}),
    ...(env.TELECONSULT_ROOM_URL ? { teleconsultRoomUrl: env.TELECONSULT_ROOM_URL } : {}),
  };
}

/** Which recordings are accepted, and the converter that this machine has. */
function recordingSettings({ RECORDING_MAX_MB, FFMPEG, FFMPEG_MINUTES }: Environment): RecordingSettings {
  const path = FFMPEG === 'off' ? null : programPath(FFMPEG);
  return {
    maxBytes: RECORDING_MAX_MB * 1024 * 1024,
    ...(path ? { ffmpeg: { path, limitMs: FFMPEG_MINUTES * 60_000 } } : {}),
  };
}

/** Settings of mail, SMS and profile sync; a channel that is switched off has none. */
function sendingConfig(env: Environment): Pick<Config, 'mailFrom'> & Partial<Config> {
  return {
    mailFrom: env.MAIL_FROM,
    ...(env.SMTP_URL && env.SEND_MAIL ? { smtpUrl: env.SMTP_URL } : {}),
    ...(env.SMS_URL && env.SEND_SMS ? { smsUrl: env.SMS_URL } : {}),
    ...(env.SMS_TOKEN ? { smsToken: env.SMS_TOKEN } : {}),
    smsCountries: env.SMS_COUNTRIES.split(',').map((country) => country.trim()),
    ...(env.REMIDI_URL ? { profileSyncUrl: env.REMIDI_URL } : {}),
    ...(env.REMIDI_SECRET ? { profileSyncSecret: env.REMIDI_SECRET } : {}),
    ...(env.REMIDI_FAILS ? { profileSyncFails: true } : {}),
  };
}

/**
 * The hospitals' own service with its key, or undefined. With an external service this site has no slots of its own
 * to offer to partners.
 */
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

/** The bucket with all its settings, or undefined. */
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

/** The merchant with both keys, or undefined. */
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

/** Which external identity providers are configured. */
function identityConfig(env: Environment): Pick<Config, 'social' | 'firebase'> {
  const keys = (name: string, clientId?: string, clientSecret?: string) => {
    if (!clientId !== !clientSecret) throw new Error(`${name}_CLIENT_ID and ${name}_CLIENT_SECRET belong together.`);
    return clientId && clientSecret ? { clientId, clientSecret } : undefined;
  };
  const google = keys('GOOGLE', env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET);
  const facebook = keys('FACEBOOK', env.FACEBOOK_CLIENT_ID, env.FACEBOOK_CLIENT_SECRET);
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_API_KEY: apiKey, FIREBASE_AUTH_EMULATOR_HOST: emulatorHost } = env;
  if (!projectId !== !apiKey) throw new Error('FIREBASE_PROJECT_ID and FIREBASE_API_KEY belong together.');
  const firebase =
    projectId && apiKey
      ? {
          projectId,
          apiKey,
          authDomain: env.FIREBASE_AUTH_DOMAIN ?? `${projectId}.firebaseapp.com`,
          ...(emulatorHost ? { emulatorHost } : {}),
          ...(env.FIREBASE_SERVICE_ACCOUNT ? { serviceAccount: env.FIREBASE_SERVICE_ACCOUNT } : {}),
        }
      : undefined;
  return {
    social: { ...(google ? { google } : {}), ...(facebook ? { facebook } : {}) },
    ...(firebase ? { firebase } : {}),
  };
}
