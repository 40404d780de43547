/**
 * The security headers of every answer: HTTPS, frames, Permissions-Policy, and defaults for headers that pages set more
 * strictly themselves (page-policy.ts) and that files and calls rarely set.
 */
import type { Context, MiddlewareHandler, Next } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { App } from '#src/platform/app.ts';
import { openerPolicy } from '../pages/page-policy.ts';

/**
 * The policy for data, text, pictures and files: a browser that opens one by its address loads nothing for it, sends
 * nothing and shows it in no frame.
 */
const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";
/**
 * Browsers show a PDF with a viewer of their own, which the policy above would block. Nothing in a PDF runs as a
 * script of the site.
 */
const pdfPolicy = "base-uri 'none'; frame-ancestors 'none'";

/** Middleware that adds the default headers which an answer does not have. */
export function answerHeaders(app: Pick<App, 'config'>) {
  return async (c: Context, next: Next): Promise<void> => {
    await next();
    const { headers } = c.res;
    if (!headers.has('cross-origin-opener-policy'))
      c.header('cross-origin-opener-policy', openerPolicy(app, undefined));
    if (!headers.has('referrer-policy')) c.header('referrer-policy', 'strict-origin-when-cross-origin');
    const type = headers.get('content-type') ?? '';
    if (!headers.has('content-security-policy') && !type.startsWith('text/html'))
      c.header('content-security-policy', type.startsWith('application/pdf') ? pdfPolicy : filePolicy);
    if (type === 'image/svg+xml') c.header('content-type', 'image/svg+xml; charset=utf-8');
  };
}

/** Middleware that sets the headers which are the same for every answer: HSTS, frames and Permissions-Policy. */
export function securityHeaders({ config }: App): MiddlewareHandler {
  const isHttps = config.publicOrigin.startsWith('https:');
  return secureHeaders({
    xFrameOptions: 'DENY',
    referrerPolicy: false,
    crossOriginOpenerPolicy: false,
    strictTransportSecurity: isHttps ? 'max-age=63072000; includeSubDomains' : false,
    permissionsPolicy: { geolocation: ['self'], camera: [], microphone: [], payment: [] },
  });
}

/**
 * Middleware that allows the camera on the admin pages that scan vouchers and members' cards, and on both sides of a
 * teleconsultation. It comes before `securityHeaders`, whose Permissions-Policy it replaces there.
 */
export function cameraAllowed() {
  return async (c: Context, next: Next): Promise<void> => {
    await next();
    if (/^(?:\/(?:ms|zh))?\/staff\/(?:vouchers|members)$/.test(c.req.path))
      c.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(), payment=()');
    const isCall = /^(?:\/(?:ms|zh))?\/(?:my-appointments\/[^/]+\/join|staff\/appointments\/[^/]+\/call)$/.test(
      c.req.path,
    );
    if (isCall) c.header('permissions-policy', 'camera=(self), geolocation=(), microphone=(self), payment=()');
  };
}
