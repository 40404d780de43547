import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { AppointmentService, ServiceSettings } from './appointment-service/appointment-service.ts';
import type { Clock } from './clock.ts';
import type { Database, Transaction } from './db/transaction.ts';
import type { BucketSettings, FileStorage } from './files/file-storage.ts';
import type { FirebaseConfig } from './identity/firebase/firebase-identity.server.ts';
import type { MalwareScanner } from './malware-scanner/malware-scanner.ts';
import type { IdentityProvider, SocialSignIn } from './identity/identity-provider.ts';
import type { Metrics } from './metrics/metrics.server.ts';
import type { MemoCache } from '#src/platform/page-cache/memo-cache.server.ts';
import type { GatewaySettings } from './payment-gateway/gateway-settings.ts';
import type { PaymentGateway } from './payment-gateway/payment-gateway.ts';
import type { Random } from './random.ts';
import type { RelaySettings } from './video-rooms/relay-settings.ts';

/** Where a sealed value is stored: table, column, and what names the row. It opens nowhere else. */
export type SealedPlace = readonly [table: string, column: string, row: string];

export interface Secrets {
  /** How a value starts that was sealed for a place with the present key. */
  currentPrefix: string;
  /** AES-256-GCM with a key id in front; text in, text out. A stored value names its place; a token has none. */
  seal(plain: string, place?: SealedPlace): string;
  /** Throws for a value of another place. Values from before places were named open in any. */
  open(sealed: string, place?: SealedPlace): string;
  /** The same for files: bytes in, bytes out. */
  sealBytes(plain: Uint8Array, place?: SealedPlace): Uint8Array;
  openBytes(sealed: Uint8Array, place?: SealedPlace): Uint8Array;
  /** Keyed hash (HMAC-SHA-256, hex) for look-ups of what is sealed and for codes; its key is not the one that seals. */
  hash(value: string): string;
}

export interface SocialKeys {
  clientId: string;
  clientSecret: string;
}

/** What the environment decides, read once in src/server/config.ts. */
export interface Config {
  publicOrigin: string;
  apiKeys: readonly string[];
  isProduction: boolean;
  /** Proxies of our own before the server, for the address that limits count; none without it. */
  trustedProxies?: number;
  /** Simulators under /__sim/ exist only with an embedded adapter. */
  hasSimulators: boolean;
  secretKey: string;
  /** Earlier secret keys, which still open what they sealed. */
  olderSecretKeys?: readonly string[];
  /** Behind hashes for look-up; the secret key without it. */
  lookUpKey?: string;
  metricsToken?: string;
  smtpUrl?: string;
  mailFrom: string;
  /** Client ids of Google and Facebook; their buttons are shown where they are there. */
  social: { google?: SocialKeys; facebook?: SocialKeys };
  /** Sign-in by a Firebase project instead of our own accounts. */
  firebase?: FirebaseConfig;
  smsUrl?: string;
  smsToken?: string;
  /** Countries whose mobile numbers get SMS, ISO 3166-1 alpha-2; Malaysia and its neighbours without it. */
  smsCountries?: readonly string[];
  /** The health-monitoring service that gets profiles; without both, the embedded one writes them down masked. */
  profileSyncUrl?: string;
  profileSyncSecret?: string;
  /** The embedded one refuses, so that retries and the dead-letter list can be tried. */
  profileSyncFails?: boolean;
  /** The admin service of the health library; without one its sections are those of our own entries. */
  libraryUrl?: string;
  /** Keys of other programs that may use our appointment engine. */
  engineKeys?: readonly string[];
  /** The hospital's appointment service whose times are booked here; without one our own engine keeps them. */
  appointmentService?: ServiceSettings;
  /** Rooms of a video service, with {room} in the address; without one teleconsultations take place in our own. */
  teleconsultRoomUrl?: string;
  /** Servers that help two browsers in our own room to reach each other; without any they find each other alone. */
  teleconsultRelays?: RelaySettings;
  /** Where uploaded files lie: in this folder, unless there is a bucket. */
  filesFolder: string;
  filesBucket?: BucketSettings;
  /** The malware scanner; without one uploaded files are marked as not scanned. */
  clamdUrl?: string;
  /** The merchant at the real gateway; without one the simulated gateway takes payments. */
  paymentMerchant?: GatewaySettings;
}

/** The ports and the clock; use cases name the part they need by Pick<App, ...>. */
export interface App {
  db: Database;
  pool: Pool;
  cache: MemoCache;
  clock: Clock;
  random: Random;
  logger: Logger;
  metrics: Metrics;
  secrets: Secrets;
  identity: IdentityProvider;
  social: SocialSignIn;
  /** What becomes the patient's when a guest signs in (cart, holds): the composition root names the features. */
  onSignIn(tx: Transaction, guest: { guestTokenHash: string; accountId: string }): Promise<void>;
  config: Config;
  payments: PaymentGateway;
  /** The hospital's appointment service where one is configured; features ask features/appointments/scheduler/choose-scheduler.server.ts. */
  appointmentService: AppointmentService | null;
  /** Uploaded files, sealed; use platform/files/files.server.ts. */
  files: FileStorage;
  /** Looks for malware in uploaded files; null where none is configured: then they are marked as not scanned. */
  malwareScanner: MalwareScanner | null;
  /** The sample group, which an administrator may load to try an empty site. */
  sampleData: SampleData;
  /** Every area that keeps something of a patient. */
  dataSubjectHandlers: readonly DataSubjectHandler[];
}

/** Loading the sample group; the composition root names the features that bring it. */
export interface SampleData {
  /** Fills a database without hospitals; any other stays as it is. Visitors see nothing of it until the site is opened. */
  load(): Promise<void>;
}

/** What a feature does with its rows about a patient: what it exports, and what it deletes when the account is deleted. */
export interface DataSubjectHandler {
  /** The name of its part in the export. */
  name: string;
  /** Everything it keeps of the account, in clear, as plain values for JSON. */
  exportOf(app: App, accountId: string): Promise<unknown>;
  /** Deletes it, or takes the name from what the law makes us keep. Part of one transaction with all others. */
  erase(app: App, tx: Transaction, accountId: string): Promise<void>;
}
