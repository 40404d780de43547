import type { App } from '#src/platform/app.ts';
import { verificationLinkHours } from './accounts.rules.ts';

/** The code in the fragment of the mailed link: sealed, so that nobody else can make one, and valid for a time. */
export function verificationCode(app: Pick<App, 'clock' | 'secrets'>, account: { id: string; email: string }): string {
  return app.secrets.seal(
    JSON.stringify({
      verify: account.id,
      email: account.email,
      until: app.clock.now().getTime() + verificationLinkHours * 3_600_000,
    }),
  );
}

/** The account and address of a code; null for one that this site did not make. */
export function readVerificationCode(
  app: Pick<App, 'secrets'>,
  code: string,
): { verify: string; email: string; until: number } | null {
  try {
    const claim = JSON.parse(app.secrets.open(code.trim())) as { verify?: string; email?: string; until?: number };
    return claim.verify && claim.email && claim.until
      ? { verify: claim.verify, email: claim.email, until: claim.until }
      : null;
  } catch {
    return null;
  }
}
