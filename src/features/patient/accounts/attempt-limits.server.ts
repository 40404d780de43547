/**
 * Wrong passwords and wrong codes are counted over all sign-ins and all servers: by address, by account, by account and
 * day. A device that signed in to the account before has its own allowance, so that nobody else can lock its owner out.
 */
import type { App } from '#src/platform/app.ts';
import { clearCount, countAgainstLimit, forgive, type RateLimit } from '#src/platform/rate-limit/rate-limit.server.ts';

type Ports = Pick<App, 'pool' | 'clock' | 'secrets' | 'logger'>;
type GuessKind = 'password' | 'second_factor';

export interface Guess {
  kind: GuessKind;
  /** The address of the account, for a password; its id, for a code. */
  account: string;
  clientAddress: string;
  /** What names a device that signed in to this account before, or a session of it. */
  device?: string | null | undefined;
}

export interface CountedGuess {
  /** With this one, of this device or of all unknown ones. */
  failuresToday: number;
  /** No other guess is taken for now. */
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

/** It was right, and nothing else is to be guessed: the count is as before. */
export async function giveBackGuess(app: Ports, guess: Guess): Promise<void> {
  await Promise.all(countersOf(guess).map(({ limit, subject }) => forgive(app, limit, subject)));
}

/** After a reset by the owner, or when an administrator unlocks it: guesses of unknown devices are counted anew. */
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
