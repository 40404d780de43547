/** Response headers of pages: what a page may load, its opener policy, and where browsers report refusals. */
import { hydrationScriptHash } from '#src/deferred-hydration.ts';
import { aboutHeader } from '#src/features/site/third-party-scripts/script-context.rules.ts';
import { scriptSources } from '#src/features/site/third-party-scripts/third-party-scripts.server.ts';
import type { App } from '#src/platform/app.ts';
import { contentSecurityPolicy, reportPath, type OtherSources } from '#src/platform/http/content-security-policy.ts';
import { bytesOf, heldBody, withHead } from '#src/platform/http/held-body.ts';
import type { Address, RouteAccess } from '#src/routes/address.ts';

/** No page makes HTML or code from text, except the page with the text editor, which sanitises it (editor-html.ts). */
const noTrustedTypes = ["'none'"];
const editorTrustedTypes = ['default', 'editor-reading'];

/** A public page may load from the recorded hosts of its active third-party scripts. An error page loads from none. */
export async function withPublicPolicy(app: App, response: Response): Promise<Response> {
  const about = (response.headers.get(aboutHeader) ?? '').split(' ').filter(Boolean);
  return withPolicy(response, response.status >= 500 ? {} : await scriptSources(app, about));
}

/** The policy of a private page: never stored, never framed, no shared window with a public page, refusals reported. */
export async function withPrivatePolicy(
  app: App,
  response: Response,
  { access, hasTextEditor }: Pick<Address, 'hasTextEditor'> & { access: RouteAccess },
): Promise<Response> {
  const trustedTypes = hasTextEditor ? editorTrustedTypes : noTrustedTypes;
  const answer = await withPolicy(response, { ...privateSources(app, access, trustedTypes), reports: true });
  answer.headers.set('cache-control', 'no-store');
  answer.headers.set('referrer-policy', 'same-origin');
  answer.headers.set('cross-origin-opener-policy', openerPolicy(app, access));
  answer.headers.set('reporting-endpoints', `csp="${reportPath}"`);
  return answer;
}

/** A page that is not cached: its policy, and no-store unless the page itself says otherwise. */
export async function withPolicy(response: Response, others: OtherSources = {}): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete(aboutHeader);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (!headers.get('content-type')?.startsWith('text/html')) return withHead(response, { headers });
  const body = await bytesOf(response);
  headers.set(
    'content-security-policy',
    contentSecurityPolicy(body, { ...others, scripts: [hydrationScriptHash, ...(others.scripts ?? [])] }),
  );
  return heldBody(body, { status: response.status, headers });
}

/**
 * Public pages and sign-in pages never share a browsing context group: their policies differ, and a window that one
 * opens must not reach the other. With Firebase, whose own script needs the pop-up of the sign-in page, the public
 * pages are isolated instead.
 */
export function openerPolicy(app: Pick<App, 'config'>, access: RouteAccess | undefined): string {
  const hasFirebase = app.config.firebase !== undefined;
  if (!access) return hasFirebase ? 'unsafe-none' : 'same-origin-allow-popups';
  return hasFirebase && access === 'identity' ? 'same-origin-allow-popups' : 'same-origin';
}

/** Additional hosts: Firebase's on sign-in pages; the gateway's hosted page for the checkout's form. */
function privateSources(app: App, access: RouteAccess, trustedTypes: readonly string[]): OtherSources {
  // Firebase's script loads another script by its address, which Trusted Types would block.
  if (access === 'identity' && app.config.firebase) return firebaseSources(app.config.firebase);
  return { trustedTypes, ...(access === 'checkout' ? { formTargets: [app.payments.pageOrigin] } : {}) };
}

/** The hosts that Firebase's own script loads from, on sign-in pages alone. */
function firebaseSources({ authDomain }: { authDomain: string }): OtherSources {
  return {
    scripts: ['https://apis.google.com'],
    frames: [`https://${authDomain}`],
    connections: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  };
}
