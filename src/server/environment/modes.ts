/**
 * The modes of the site, and the values with which a public site must not start: the credentials of the demonstration
 * are published in this project.
 */
import type { Environment } from './environment-schema.ts';
import { isThisMachine } from './public-origin.ts';

export const demoSecret = 'a demonstration key that guards nothing real';
const demoApiKey = 'demo-web-key';
const demoSender = /@example\.test>?$/;

export interface Mode {
  publicOrigin: string;
  /** Other machines can reach it, whatever NODE_ENV says. */
  isPublic: boolean;
  /** Whether it is public, or NODE_ENV says production. */
  isProduction: boolean;
}

/** The origin that visitors see, whether it is public, and whether the site runs in production. */
export function modeOf(env: Environment): Mode {
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
  const isPublic = !isThisMachine(publicOrigin);
  return { publicOrigin, isPublic, isProduction: isPublic || env.NODE_ENV === 'production' };
}

/** The keys of API clients from the environment. */
export function apiKeysOf(env: Environment): string[] {
  return env.API_KEYS.split(',')
    .map((key) => key.trim())
    .filter(Boolean);
}

/** Whether an empty database is filled with the sample group. */
export function takesSample(env: Environment): boolean {
  return env.SAMPLE_DATA ?? !modeOf(env).isProduction;
}

/** One sentence for each problem that prevents a start in this mode. */
export function modeProblems(env: Environment): string[] {
  const mode = modeOf(env);
  const found = [...paymentProblems(env, mode), ...(mode.isProduction ? productionProblems(env) : [])];
  return found.filter((problem) => problem !== null);
}

function productionProblems(env: Environment): (string | null)[] {
  const own = 'give a secret text of 32 characters or more of your own, such as what "openssl rand -base64 32" prints';
  return [
    env.PUBLIC_ORIGIN
      ? null
      : 'PUBLIC_ORIGIN is missing in production: name the origin that visitors see, such as PUBLIC_ORIGIN=https://www.example.com.',
    env.SECRET_KEY ? null : `SECRET_KEY is missing in production: ${own}.`,
    env.SECRET_KEY === demoSecret ? `SECRET_KEY is the published key of the demonstration: ${own}.` : null,
    apiKeysOf(env).includes(demoApiKey)
      ? `API_KEYS holds ${demoApiKey}, which is published: name keys of your own, such as API_KEYS=web-4f0c1d7e.`
      : null,
    env.SAMPLE_DATA
      ? 'SAMPLE_DATA=on is refused in production: the passwords and codes of the sample accounts are published.'
      : null,
    env.REMIDI_FAILS ? 'REMIDI_FAILS is refused in production: it makes a simulator fail, to try retries.' : null,
    env.FIREBASE_AUTH_EMULATOR_HOST
      ? 'FIREBASE_AUTH_EMULATOR_HOST is refused in production: the tokens of the emulator are unsigned.'
      : null,
    ...carrierProblems(env),
  ];
}

function carrierProblems(env: Environment): (string | null)[] {
  return [
    env.SEND_MAIL && !env.SMTP_URL
      ? 'SMTP_URL is missing in production, so mail would reach nobody: name the mail server, such as SMTP_URL=smtps://portal:password@mail.example.com, or switch mail off with SEND_MAIL=off.'
      : null,
    env.SEND_MAIL && env.SMTP_URL && demoSender.test(env.MAIL_FROM)
      ? 'MAIL_FROM is the sender of the demonstration: name your own, such as MAIL_FROM=Hospital <care@example.com>.'
      : null,
    env.SEND_SMS && !env.SMS_URL
      ? 'SMS_URL is missing in production, so SMS would reach nobody: name the provider, such as SMS_URL=https://sms.example.com/send, or switch SMS off with SEND_SMS=off.'
      : null,
  ];
}

function paymentProblems(env: Environment, { isPublic, isProduction, publicOrigin }: Mode): (string | null)[] {
  const hasMerchant = env.PAYMENT_MERCHANT_ID !== undefined;
  const simulates = env.PAYMENT_SIMULATOR ?? (!isProduction && !hasMerchant);
  return [
    env.PAYMENT_SIMULATOR && isPublic
      ? `PAYMENT_SIMULATOR=on is refused on ${publicOrigin}: simulated payments would give packages away.`
      : null,
    env.PAYMENT_SIMULATOR && hasMerchant
      ? 'PAYMENT_SIMULATOR=on and PAYMENT_MERCHANT_ID exclude each other: payments are simulated or real.'
      : null,
    hasMerchant || simulates
      ? null
      : 'PAYMENT_MERCHANT_ID is missing, so nobody could pay: name the merchant with PAYMENT_VERIFY_KEY and PAYMENT_SECRET_KEY, as the portal of the gateway shows them.',
  ];
}
