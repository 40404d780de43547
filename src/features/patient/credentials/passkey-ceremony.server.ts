import type { App } from '#src/platform/app.ts';
import { passkeyInvalid } from '#src/features/patient/accounts/accounts.server.ts';
import { spendOnce } from './spend-once.server.ts';

const challengeMinutes = 5;

/** Whose challenge it is, and for what. */
export interface CeremonyOf {
  kind: 'make' | 'use';
  browser: string;
}

export function relyingParty({ config }: Pick<App, 'config'>): string {
  return new URL(config.publicOrigin).hostname;
}

/** The challenge, sealed, with whose it is and until when: nothing is stored for one that is never answered. */
export function sealCeremony(
  app: Pick<App, 'clock' | 'secrets'>,
  { challenge, kind, browser }: CeremonyOf & { challenge: string },
): string {
  const until = app.clock.now().getTime() + challengeMinutes * 60_000;
  return app.secrets.seal(JSON.stringify({ challenge, kind, browser, until }));
}

/** The challenge, which is spent by this, on all servers. Throws passkey_invalid for another browser's, one that is over, and one that was answered. */
export async function openCeremony(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  ceremony: string,
  of: CeremonyOf,
): Promise<string> {
  const claim = readClaim(app, ceremony);
  if (!claim || claim.kind !== of.kind || claim.browser !== of.browser || claim.until <= app.clock.now().getTime())
    throw passkeyInvalid();
  if (!(await spendOnce(app, { value: claim.challenge, until: new Date(claim.until) }))) throw passkeyInvalid();
  return claim.challenge;
}

function readClaim(
  app: Pick<App, 'secrets'>,
  ceremony: string,
): (CeremonyOf & { challenge: string; until: number }) | null {
  try {
    return JSON.parse(app.secrets.open(ceremony)) as CeremonyOf & { challenge: string; until: number };
  } catch {
    return null;
  }
}
