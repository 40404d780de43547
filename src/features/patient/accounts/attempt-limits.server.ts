/**
 * Limits of wrong passwords and codes, counted over all sign-ins and all servers: by client address, by account, and
 * by account and day. A device that signed in to the account before has its own limit, so that nobody else can lock
 * its owner out.
 */
import type { App } from '#src/platform/app.ts';
import { clearCount, countAgainstLimit, forgive, type RateLimit } from '#src/platform/rate-limit/rate-limit.server.ts';

type Ports = Pick<App, 'pool' | 'clock' | 'secrets' | 'logger'>;
type GuessKind = 'password' | 'second_factor';

export interface Guess {
  kind: GuessKind;
  /** For a password the account's mail address; for a code its id. */
  account: string;
  clientAddress: string;
  /** Key of a device that signed in to this account before, or of a session of it. */
  device?: string | null | undefined;
}

export interface CountedGuess {
  /** Including this one; of this device, or of all unknown devices. */
  failuresToday: number;
  /** True when further guesses are refused for now. */
  isLast: boolean;
}

const quarterHour = { points: 10, seconds: 15 * 60 };
const day = { points: 50, seconds: 24 * 60 * 60 };
const names = { password: 'sign_in', second_factor: 'second_factor' } as const;
const limitOf = (kind: GuessKind, of: string, span: { points: number; seconds: number }): RateLimit => ({
  name: `${names[kind]}_${of}`,
  ...span,
});

/** Counts a guess before it is checked. Throws 429 with the seconds to wait, 503 where it cannot be counted. */
export async function countGuess(app: Ports, guess: Guess): Promise<CountedGuess> {
  const counters = countersOf(guess);
  const counts: number[] = [];
  for (const { limit, subject } of counters) counts.push(await countAgainstLimit(app, limit, subject));
  return {
    failuresToday: counts.at(-1)!,
    isLast: counters.some(({ limit }, index) => limit.name.endsWith('_account') && counts[index] === limit.points),
  };
}

/** Takes the guess back after a right one, unless another secret must still be guessed. */
export async function giveBackGuess(app: Ports, guess: Guess): Promise<void> {
  await Promise.all(countersOf(guess).map(({ limit, subject }) => forgive(app, limit, subject)));
}

/**
 * Resets the count of unknown devices, after a password reset by the owner or when an administrator unlocks the
 * account.
 */
export async function clearGuesses(app: Ports, account: { id: string; email: string }): Promise<void> {
  const subjects = { password: account.email, second_factor: account.id };
  await Promise.all(
    (['password', 'second_factor'] as const).flatMap((kind) =>
      [limitOf(kind, 'account', quarterHour), limitOf(kind, 'day', day)].map((limit) =>
        clearCount(app, limit, subjects[kind]),
      ),
    ),
  );
}

function countersOf({ kind, account, clientAddress, device }: Guess): { limit: RateLimit; subject: string }[] {
  if (device) {
    const subject = `${account} ${device}`;
    return [
      { limit: limitOf(kind, 'device', quarterHour), subject },
      { limit: limitOf(kind, 'device_day', day), subject },
    ];
  }
  return [
    { limit: limitOf(kind, 'address', quarterHour), subject: clientAddress },
    { limit: limitOf(kind, 'account', quarterHour), subject: account },
    { limit: limitOf(kind, 'day', day), subject: account },
  ];
}
