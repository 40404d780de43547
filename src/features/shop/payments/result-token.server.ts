/** Opaque tokens that let a browser without a session see one order for a limited time. */
import type { App } from '#src/platform/app.ts';
import { resultHours } from './payments.rules.ts';

/** An encrypted and authenticated token for an order. */
export function resultToken(app: Pick<App, 'secrets' | 'clock'>, orderId: string): string {
  return app.secrets.seal(JSON.stringify(['order', orderId, app.clock.now().getTime() + resultHours * 3_600_000]));
}

/** The order of a token, or null when it is forged, malformed or expired. */
export function orderOfToken(app: Pick<App, 'secrets' | 'clock'>, token: string | null): string | null {
  if (!token || token.length > 400) return null;
  try {
    const [kind, orderId, endsAt] = JSON.parse(app.secrets.open(token)) as [string, string, number];
    return kind === 'order' && endsAt > app.clock.now().getTime() ? orderId : null;
  } catch {
    return null;
  }
}
