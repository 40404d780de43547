import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { AppointmentService, ServiceSettings } from './appointment-service/appointment-service.ts';
import type { Clock } from './clock.ts';
import type { Database, Transaction } from './db/transaction.ts';
import type { DailyCounts } from './daily-counts/daily-counts.ts';
import type { BucketSettings, FileStorage } from './files/file-storage.ts';
import type { FirebaseConfig } from './identity/firebase/firebase-identity.server.ts';
import type { MalwareScanner } from './malware-scanner/malware-scanner.ts';
import type { IdentityProvider, SocialSignIn } from './identity/identity-provider.ts';
import type { FfmpegSettings } from './media-converter/ffmpeg.server.ts';
import type { MediaConverter } from './media-converter/media-converter.ts';
import type { Metrics } from './metrics/metrics.server.ts';
import type { MemoCache } from '#src/platform/page-cache/memo-cache.server.ts';
import type { SharedCacheSettings } from './page-purge/page-purge.ts';
import type { GatewaySettings } from './payment-gateway/gateway-settings.ts';
import type { PaymentGateway } from './payment-gateway/payment-gateway.ts';
import type { Random } from './random.ts';
import type { StaffProvider, StaffProviderSettings } from './staff-provider/staff-provider.ts';
import type { RelaySettings } from './video-rooms/relay-settings.ts';

/** Where a sealed value is stored: table, column, and what names the row. It can be opened for no other place. */
export type SealedPlace = readonly [table: string, column: string, row: string];

export interface Secrets {
  /** The prefix of values that were sealed for a place with the present key. */
  currentPrefix: string;
  /** AES-256-GCM with a key id in front; text in, text out. A stored value names its place; a token has none. */
  seal(plain: string, place?: SealedPlace): string;
  /** Throws for a value that was sealed for another place. A value that was sealed before places existed opens in every
   * place. */
  open(sealed: string, place?: SealedPlace): string;
  /** The same for files: bytes in, bytes out. */
  sealBytes(plain: Uint8Array, place?: SealedPlace): Uint8Array;
  openBytes(sealed: Uint8Array, place?: SealedPlace): Uint8Array;
  /** Keyed hash (HMAC-SHA-256, hex) to look up sealed values and codes; its key is not the sealing key. */
  hash(value: string): string;
}

export interface SocialKeys {
  clientId: string;
  clientSecret: string;
}

/** What the environment decides, read once in src/server/environment/config.ts. */
export interface Config {
  publicOrigin: string;
  apiKeys: readonly string[];
  isProduction: boolean;
  /** Number of our own proxies before the server, to find the client's address for limits; none when absent. */
  trustedProxies?: number;
  /** Simulators under /__sim/ exist only with an embedded adapter. */
  hasSimulators: boolean;
  secretKey: string;
  /** Former secret keys, which still open what they sealed. */
  olderSecretKeys?: readonly string[];
  /** Key of the look-up hashes; the secret key when absent. */
  lookUpKey?: string;
  metricsToken?: string;
  /**
   * The cache between visitors and the servers, which is told of every change; without one, pages are cached only here.
   */
  sharedCache?: SharedCacheSettings;
  smtpUrl?: string;
  mailFrom: string;
  /** Client ids of Google and Facebook; a button is shown for each that is configured. */
  social: { google?: SocialKeys; facebook?: SocialKeys };
  /** The group's own OpenID Connect provider, by which staff sign in too; none when absent. */
  staffProvider?: StaffProviderSettings;
  /**
   * Which staff may sign in with a credential of this site; all when absent. Staff whom the provider lets in never may.
   */
  staffPasswordSignIn?: 'all' | 'administrators' | 'off';
  /** Sign-in by a Firebase project instead of our own accounts. */
  firebase?: FirebaseConfig;
  smsUrl?: string;
  smsToken?: string;
  /** Countries whose mobile numbers get SMS, ISO 3166-1 alpha-2; Malaysia and its neighbours when absent. */
  smsCountries?: readonly string[];
  /** The health-monitoring service that receives profiles; when either is absent, the embedded one logs them masked. */
  profileSyncUrl?: string;
  profileSyncSecret?: string;
  /** The embedded service refuses, so that retries and the dead-letter queue can be tried. */
  profileSyncFails?: boolean;
  /** The admin API of the health library; when absent, its sections are those of our own entries. */
  libraryUrl?: string;
  /** Bearer keys of other programs that may use the scheduling API. */
  partnerKeys?: readonly string[];
  /** The hospital's appointment service whose slots are booked here; when absent, the internal scheduler is used. */
  appointmentService?: ServiceSettings;
  /** Room address of a video service, with {room} in it; when absent, teleconsultations take place in our own room. */
  teleconsultRoomUrl?: string;
  /** STUN and TURN servers that help two browsers to connect; without any they connect directly. */
  teleconsultRelays?: RelaySettings;
  /** Folder of the uploaded files, unless there is a bucket. */
  filesFolder: string;
  filesBucket?: BucketSettings;
  /** Recordings that staff send. */
  recordings: RecordingSettings;
  /** The malware scanner; without one uploaded files are marked as not scanned. */
  clamdUrl?: string;
  /** The merchant at the real gateway; when absent, the simulated gateway takes payments. */
  paymentMerchant?: GatewaySettings;
}

export interface RecordingSettings {
  /** Size in bytes of the largest file that is accepted. */
  maxBytes: number;
  /** The program that converts recordings; without it a file is accepted as it is if browsers can play it. */
  ffmpeg?: FfmpegSettings;
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
  dailyCounts: DailyCounts;
  secrets: Secrets;
  identity: IdentityProvider;
  social: SocialSignIn;
  /** The provider of the group's staff; null where none is configured. */
  staffProvider: StaffProvider | null;
  /** Moves what a guest owns (cart, holds) to the patient at sign-in: the composition root names the features. */
  onSignIn(tx: Transaction, guest: { guestTokenHash: string; accountId: string }): Promise<void>;
  config: Config;
  payments: PaymentGateway;
  /**
   * The hospital's appointment service where one is configured; features use
   * features/appointments/scheduler/choose-scheduler.server.ts instead.
   */
  appointmentService: AppointmentService | null;
  /** Uploaded files, sealed; use platform/files/files.server.ts. */
  files: FileStorage;
  /** Converts recordings; null where this machine has no program for it. */
  mediaConverter: MediaConverter | null;
  /** Scans uploaded files for malware; null where no scanner is configured: files are then marked as not scanned. */
  malwareScanner: MalwareScanner | null;
  /** The sample group, which an administrator may load to try an empty site. */
  sampleData: SampleData;
  /** The handlers of all features that store data about a patient. */
  dataSubjectHandlers: readonly DataSubjectHandler[];
  /** How long the rows of each table are kept, by the table's name. */
  retention: Readonly<Record<string, Retention>>;
}

export type Retention =
  /** A recurring job deletes them. */
  | { job: string; after: string }
  /** They are deleted with the row of another table that they refer to. */
  | { with: string }
  /** They are kept. The reason says until when, or why for ever. */
  | { kept: string };

/** Loading the sample group; the composition root names the features that bring it. */
export interface SampleData {
  /** Whether this installation has the files of the sample. */
  isAvailable: boolean;
  /**
   * Fills a database that has no hospitals; any other database stays as it is. Visitors see nothing of the sample until
   * the site is opened.
   */
  load(): Promise<void>;
}

/**
 * A data-subject handler: what a feature exports of its rows about a patient, and what it deletes when the account is
 * deleted.
 */
export interface DataSubjectHandler {
  /** Name of its part in the export. */
  name: string;
  /** Everything it stores about the account, in clear, as plain values for JSON. */
  exportOf(app: App, accountId: string): Promise<unknown>;
  /** Deletes it, or anonymises what the law requires us to keep. Runs in one transaction with all other handlers. */
  erase(app: App, tx: Transaction, accountId: string): Promise<void>;
  /** What happens to its tables, by name, when the patient's account is merged into another one of the same patient. */
  mergeRules: Readonly<Record<string, MergeRule>>;
  /** Decides what the rules cannot decide, after they have moved the rows. Returns the rows that it moved. */
  mergeMore?(app: App, tx: Transaction, move: AccountMove): Promise<MovedRow[]>;
  /** Pairs of bookings or cards that become one record: their references, shown before the merge is confirmed. */
  mergeMeetings?(tx: Transaction, move: AccountMove): Promise<string[]>;
}

/** What happens to a table's rows when a patient's account is merged into another one of the same patient. */
export type MergeRule =
  | {
      /** The rows move: the column of the account's id, or of the owner key ('patient:{account}'). */
      ownedBy: { column: string; isKey: boolean };
      /** The columns of the primary key. */
      key: readonly string[];
      /** The column of the person, who becomes the same person of the other account. */
      person?: { column: string; type: 'uuid' | 'text' };
      /**
       * A row stays where the other account has a row with the same columns and person. With `among`, only rows in
       * those states are compared. With `isOfPerson`, rows of the person count in whichever account they are.
       */
      twins?: { columns: readonly string[]; among?: { column: string; values: readonly string[] }; isOfPerson?: true };
      /** The table of persons itself: persons whom the other account has too stay. */
      isPerson?: true;
    }
  /** The rows belong to moved rows and name a person in this text column; their primary key is `id`. */
  | { personOf: string }
  /** The rows move with the rows of another table that they refer to. */
  | { with: string }
  /** The rows stay with the closed account, or `mergeMore` decides; the text gives the reason. */
  | { stays: string };

/** Two accounts, and which person of the first is which person of the second. */
export interface AccountMove {
  from: string;
  to: string;
  persons: Readonly<Record<string, string>>;
}

/** A row that was moved: its key now, and its columns before and after. */
export interface MovedRow {
  table: string;
  key: Record<string, string>;
  before: Record<string, string | null>;
  after: Record<string, string | null>;
}
