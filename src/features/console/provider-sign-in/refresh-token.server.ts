/** The provider's refresh token as a session stores it. */
import type { App } from '#src/platform/app.ts';

/** The stored form of a refresh token, which opens for its session alone; null where the provider gave none. */
export function sealedToken({ secrets }: Pick<App, 'secrets'>, sessionId: string, token: string | null): string | null {
  return token === null ? null : secrets.seal(token, ['staff_provider_sessions', 'refresh_token', sessionId]);
}

/** The refresh token in clear. */
export function openToken({ secrets }: Pick<App, 'secrets'>, sessionId: string, sealed: string): string {
  return secrets.open(sealed, ['staff_provider_sessions', 'refresh_token', sessionId]);
}
