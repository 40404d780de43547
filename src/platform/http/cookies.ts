/** Cookies of the site: HttpOnly, Lax, and bound to this host (`__Host-`) where the site is served over https. */
import { parse } from 'hono/utils/cookie';
import type { App } from '../app.ts';

export type CookieName = 'guest' | 'session' | 'staff_session' | 'sign_in' | 'device' | 'booking_for';

/** The value of one of the site's cookies in a request. */
export function readCookie(app: Pick<App, 'config'>, request: Request, name: CookieName): string | undefined {
  return parse(request.headers.get('cookie') ?? '')[fullName(app, name)];
}

/** The text of Set-Cookie. A lifetime of 0 deletes the cookie; without one it ends with the browser session. */
export function cookieText(
  app: Pick<App, 'config'>,
  { name, value, maxAgeSeconds }: { name: CookieName; value: string; maxAgeSeconds?: number },
): string {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
  return `${fullName(app, name)}=${value}; Path=/${age}; HttpOnly; SameSite=Lax${isSecure(app) ? '; Secure' : ''}`;
}

/**
 * The text of Set-Cookie for a hint that scripts can read. It contains nothing personal: it only makes a public page
 * ask the server for more.
 */
export function hintText(app: Pick<App, 'config'>, name: 'cart_hint', maxAgeSeconds: number): string {
  return `${name}=1; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure(app) ? '; Secure' : ''}`;
}

function fullName(app: Pick<App, 'config'>, name: CookieName): string {
  return isSecure(app) ? `__Host-${name}` : name;
}

function isSecure({ config }: Pick<App, 'config'>): boolean {
  return config.publicOrigin.startsWith('https:');
}
