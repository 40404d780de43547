import { z } from 'zod';
import {
  countries,
  databaseAddress,
  flag,
  groupRoles,
  issuer,
  keys,
  mailDomains,
  mailServer,
  mode,
  origin,
  passwordRule,
  path,
  roomAddress,
  secret,
  serviceAccount,
  share,
  sharedCache,
  text,
  webAddress,
  webAddresses,
  whole,
} from './environment-values.ts';
import { fileVariables } from './file-variables.ts';

/** Every variable of the environment, with its meaning: .env.example is generated from this. */
export const environmentSchema = z.object({
  NODE_ENV: mode
    .default('development')
    .describe(
      'production, like any PUBLIC_ORIGIN that is not this machine, refuses whatever belongs to the demonstration',
    ),
  PORT: whole(0, 65_535, 3000).describe('Port to listen on'),
  HOST: text.default('0.0.0.0').describe('Address to listen on'),
  CLUSTER_PROCESSES: whole(0, 256, 0).describe('Processes of npm run cluster; 0: one for each core'),
  DATA_DIR: text.default('.data').describe('Folder of the embedded PostgreSQL and of what the server keeps'),
  DATABASE_URL: databaseAddress
    .optional()
    .describe('Any PostgreSQL from 15; without it the embedded one is started in DATA_DIR'),
  DATABASE_DIRECT_URL: databaseAddress
    .optional()
    .describe(
      'The same database past a pooler such as PgBouncer: migrations and announcements of changes go there; without it changes are polled',
    ),
  DATABASE_REPLICA_URL: databaseAddress
    .optional()
    .describe('A streaming replica of the same database: pages for everybody are read from it while it is current'),
  PUBLIC_ORIGIN: origin
    .optional()
    .describe('Origin that visitors see; http://localhost:PORT without it, which nobody else reaches'),
  TRUSTED_PROXIES: whole(0, 5, 0).describe(
    'Proxies of our own before the server: limits then count the address that they report in X-Forwarded-For',
  ),
  API_KEYS: text.default('demo-web-key').describe('Known values of X-API-KEY, separated by commas'),
  SAMPLE_DATA: flag
    .optional()
    .describe('Fill an empty database with the sample group; on outside production, refused in it'),
  SECRET_KEY: secret(32)
    .optional()
    .describe('Key behind sealed columns and signed tokens, 32 characters or more; needed in production'),
  SECRET_KEYS_OLD: keys
    .optional()
    .describe(
      'Earlier values of SECRET_KEY, separated by commas, until npm run keys:reseal has sealed everything anew; with LOOKUP_KEY',
    ),
  LOOKUP_KEY: secret(32)
    .optional()
    .describe(
      'Key behind hashes by which sealed values are found, 32 characters or more; the first SECRET_KEY ever used, where there was none',
    ),
  METRICS_TOKEN: secret(1).optional().describe('Bearer token of /metrics; without it the address does not exist'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress
    .optional()
    .describe(
      'OpenTelemetry collector that takes traces as OTLP over HTTP, such as http://collector:4318; none without it',
    ),
  OTEL_EXPORTER_OTLP_HEADERS: secret(1)
    .optional()
    .describe('Headers of what is sent there, as name=value, separated by commas'),
  OTEL_SERVICE_NAME: text.default('portal').describe('Name of this installation in traces'),
  OTEL_TRACES_SAMPLER_ARG: share(1).describe('Share of requests that are traced, from 0 to 1'),
  SHARED_CACHE: sharedCache
    .optional()
    .describe(
      'Cache between visitors and the servers that keeps public pages and is told of changes: varnish or nginx with SHARED_CACHE_URLS, or cloudflare with CLOUDFLARE_ZONE_ID and CLOUDFLARE_API_TOKEN; without it no shared cache keeps pages',
    ),
  SHARED_CACHE_URLS: webAddresses
    .optional()
    .describe('Where each Varnish or nginx takes PURGE, separated by commas; reached by the servers alone'),
  CLOUDFLARE_ZONE_ID: text.optional().describe('Zone whose pages are purged by tag'),
  CLOUDFLARE_API_TOKEN: secret(20).optional().describe('Token that may purge this zone and nothing else'),
  CLOUDFLARE_API_URL: webAddress.default('https://api.cloudflare.com/client/v4').describe('Its API'),
  SMTP_URL: mailServer.optional().describe('Mail server; without it mail stays in the outbox, unsent'),
  SEND_MAIL: flag.default(true).describe('off: mail stays in the outbox; production starts without SMTP_URL only so'),
  MAIL_FROM: text.default('Hospital Group <hello@example.test>').describe('Sender of mail'),
  SMS_URL: webAddress.optional().describe('HTTP address that takes an SMS; without it SMS stays in the outbox, unsent'),
  SEND_SMS: flag.default(true).describe('off: SMS stays in the outbox; production starts without SMS_URL only so'),
  SMS_TOKEN: secret(1).optional().describe('Bearer token for SMS_URL'),
  SMS_COUNTRIES: countries
    .default('MY,SG,BN,ID,TH')
    .describe('Countries whose mobile numbers get SMS, as two letters each, separated by commas'),
  REMIDI_URL: webAddress
    .optional()
    .describe('HTTP address that takes patient profiles; without it they are written down masked'),
  REMIDI_SECRET: secret(16).optional().describe('Key that signs what goes to REMIDI_URL (HMAC-SHA-256)'),
  REMIDI_FAILS: flag.optional().describe('Makes the embedded stand-in of REMIDI_URL refuse, to try retries'),
  LIBRARY_URL: webAddress
    .optional()
    .describe('Admin service of the health library, asked for {LIBRARY_URL}/sections; without it our own entries say'),
  ENGINE_KEYS: keys
    .optional()
    .describe(
      'Keys of other programs that may use our appointment engine (/api/engine/...), each 32 characters or more, separated by commas',
    ),
  APPOINTMENT_SERVICE_URL: webAddress
    .optional()
    .describe(
      'Appointment service of the hospitals, whose times are booked here instead of our own engine; with APPOINTMENT_SERVICE_KEY',
    ),
  APPOINTMENT_SERVICE_KEY: secret(1).optional().describe('Bearer of each of its calls'),
  APPOINTMENT_SERVICE_API_KEY: text.default('demo-web-key').describe('Its X-API-KEY'),
  APPOINTMENT_SERVICE_TIMEOUT_MS: whole(100, 20_000, 5_000).describe('How long one of its calls may take'),
  APPOINTMENT_SERVICE_CREATE_PATH: path.default('/api/engine/create').describe('Its call that books a time'),
  APPOINTMENT_SERVICE_LIST_PATH: path
    .default('/api/engine/list')
    .describe('Its call that finds a booking by our reference'),
  APPOINTMENT_SERVICE_VIEW_PATH: path.default('/api/engine/view').describe('Its call that shows a booking'),
  APPOINTMENT_SERVICE_CANCEL_PATH: path.default('/api/engine/cancel').describe('Its call that cancels a booking'),
  APPOINTMENT_SERVICE_DOCTOR_PATH: path.default('/api/engine/doctor').describe('Its call that shows a doctor'),
  APPOINTMENT_SERVICE_CALENDAR_PATH: path
    .default('/api/engine/calendar')
    .describe('Its call for the available slots per day'),
  APPOINTMENT_SERVICE_TIMESLOT_PATH: path
    .default('/api/engine/timeslot')
    .describe('Its call for the available slots of one day'),
  TELECONSULT_ROOM_URL: roomAddress
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
  TELECONSULT_TURN_SECRET: secret(16)
    .optional()
    .describe(
      'Secret shared with the TURN servers (coturn: use-auth-secret, static-auth-secret); each call gets credentials that end with it',
    ),
  ...fileVariables,
  BACKUP_KEY: secret(32)
    .optional()
    .describe(
      'Encrypts what npm run backup writes and opens what npm run restore reads, 32 characters or more; keep it elsewhere than the backups',
    ),
  CLAMD_URL: z
    .string()
    .trim()
    .regex(/^(tcp:\/\/|unix:\/)/)
    .optional()
    .describe(
      'Malware scanner (ClamAV daemon) for uploaded files, tcp://host:3310 or unix:/path; without it they are marked as not scanned',
    ),
  PAYMENT_SIMULATOR: flag
    .optional()
    .describe('Simulated payments under /__sim/pay, on this machine alone; on without a merchant outside production'),
  PAYMENT_MERCHANT_ID: text
    .optional()
    .describe('Merchant at the payment gateway; with PAYMENT_VERIFY_KEY and PAYMENT_SECRET_KEY'),
  PAYMENT_VERIFY_KEY: secret(32).optional().describe('Key that signs payment requests'),
  PAYMENT_SECRET_KEY: secret(32)
    .optional()
    .describe('Key that the gateway signs its answers with; never the verify key'),
  PAYMENT_EXTENDED_CODE: flag
    .default(true)
    .describe('Verification code over the currency too, as switched in the portal of the gateway'),
  PAYMENT_PAGE_URL: webAddress
    .default('https://pay.fiuu.com/RMS/pay')
    .describe('Hosted payment page, without the merchant'),
  PAYMENT_API_URL: webAddress.default('https://api.fiuu.com/RMS').describe('Requery and refund calls of the gateway'),
  PAYMENT_ACKNOWLEDGE_URL: webAddress
    .default('https://pay.fiuu.com/RMS/API/chkstat/returnipn.php')
    .describe('Where the gateway takes our acknowledgement'),
  GOOGLE_CLIENT_ID: text
    .optional()
    .describe(
      'Sign-in with Google, with GOOGLE_CLIENT_SECRET; return address {PUBLIC_ORIGIN}/login/with/google/return',
    ),
  GOOGLE_CLIENT_SECRET: secret(1).optional().describe('Secret of the Google client'),
  FACEBOOK_CLIENT_ID: text
    .optional()
    .describe(
      'Sign-in with Facebook, with FACEBOOK_CLIENT_SECRET; return address {PUBLIC_ORIGIN}/login/with/facebook/return',
    ),
  FACEBOOK_CLIENT_SECRET: secret(1).optional().describe('Secret of the Facebook app'),
  STAFF_OIDC_ISSUER: issuer
    .optional()
    .describe(
      "Sign-in of staff by the group's own OpenID Connect provider, with STAFF_OIDC_CLIENT_ID, STAFF_OIDC_CLIENT_SECRET and STAFF_OIDC_GROUPS; return address {PUBLIC_ORIGIN}/staff/sign-in/provider/return",
    ),
  STAFF_OIDC_CLIENT_ID: text.optional().describe('Client at that provider'),
  STAFF_OIDC_CLIENT_SECRET: secret(1).optional().describe('Secret of that client'),
  STAFF_OIDC_GROUPS: groupRoles
    .optional()
    .describe(
      'Roles that each group of the provider gives, as JSON: {"portal-admins":["administrator@all"],"penang-desk":["front_desk@SLUG-OF-A-HOSPITAL"]}',
    ),
  STAFF_OIDC_GROUPS_CLAIM: text
    .default('groups')
    .describe('Claim that lists the groups; a dot leads into it, as in realm_access.roles'),
  STAFF_OIDC_SCOPES: text
    .default('openid profile email offline_access')
    .describe('What is asked of the provider; without offline_access nobody can be asked after until the hour is over'),
  STAFF_OIDC_EMAIL_DOMAINS: mailDomains
    .optional()
    .describe(
      'Domains of mail whose addresses the provider vouches for, separated by commas; others are refused. Without it only addresses that it calls verified count',
    ),
  STAFF_PASSWORD_SIGN_IN: passwordRule
    .default('all')
    .describe(
      'Which staff may sign in with a password or passkey of this site: all, administrators (of all hospitals) or off; never somebody whom the provider lets in',
    ),
  FIREBASE_PROJECT_ID: text.optional().describe('Identity by this Firebase project instead of our own accounts'),
  FIREBASE_API_KEY: text.optional().describe('Web API key of the Firebase project'),
  FIREBASE_AUTH_DOMAIN: text.optional().describe('Its sign-in domain; {project}.firebaseapp.com without it'),
  FIREBASE_SERVICE_ACCOUNT: serviceAccount
    .optional()
    .describe(
      'Key of a service account of the project, as its JSON on one line: deletes and changes users, ends sessions of disabled ones; without it only the present password changes a user',
    ),
  FIREBASE_AUTH_EMULATOR_HOST: text
    .optional()
    .describe('host:port of the official Auth emulator; refused in production'),
});
export type Environment = z.infer<typeof environmentSchema>;
