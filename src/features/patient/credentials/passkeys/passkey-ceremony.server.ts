import type { App } from '#src/platform/app.ts';
import { passkeyInvalid } from '#src/features/patient/accounts/accounts.server.ts';
import { spendOnce } from '../spend-once.server.ts';
import { challengeMinutes } from '../credentials.rules.ts';

/** The browser and purpose of a challenge. */
export interface CeremonyOf {
  kind: 'make' | 'use';
  browser: string;
}

/** The WebAuthn relying party id: the site's host name. */
export function relyingParty({ config }: Pick<App, 'config'>): string {
  return new URL(config.publicOrigin).hostname;
}

/** The challenge, sealed with its browser and expiry: nothing is stored for one that is never answered. */
export function sealCeremony(
  app: Pick<App, 'clock' | 'secrets'>,
  { challenge, kind, browser }: CeremonyOf & { challenge: string },
): string {
  const until = app.clock.now().getTime() + challengeMinutes * 60_000;
  return app.secrets.seal(JSON.stringify({ challenge, kind, browser, until }));
}

/**
 * Opens the challenge and marks it as used, on all servers. Throws passkey_invalid for another browser's, an expired
 * one, and one that was used.
 */
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
