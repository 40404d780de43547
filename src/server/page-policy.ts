/** The response headers that say what a page may load, who may open it and where refusals are reported. */
import { hydrationScriptHash } from '#src/deferred-hydration.ts';
import { aboutHeader } from '#src/features/site/third-party-scripts/script-context.rules.ts';
import { scriptSources } from '#src/features/site/third-party-scripts/third-party-scripts.server.ts';
import type { App } from '#src/platform/app.ts';
import { contentSecurityPolicy, reportPath, type OtherSources } from '#src/platform/http/content-security-policy.ts';
import { textResponse, wholeText } from '#src/platform/http/whole-text.ts';
import type { Address, RouteAccess } from '#src/routes/address.ts';

/** Our pages make neither HTML nor code of text, but for the text editor's, which writes it anew (editor-html.ts). */
const noTrustedTypes = ["'none'"];
const editorTrustedTypes = ['default', 'editor-reading'];

/** A public page may ask the recorded hosts of the third-party scripts that run on it, while there are any. A page that failed asks nobody. */
export async function withPublicPolicy(app: App, response: Response): Promise<Response> {
  const about = (response.headers.get(aboutHeader) ?? '').split(' ').filter(Boolean);
  return withPolicy(response, response.status >= 500 ? {} : await scriptSources(app, about));
}

/** A page that is not public: never stored, never framed, no window of a public page holds it, and its refusals are reported. */
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

/** A page that is not cached: its policy, and no store unless the page itself says otherwise. */
export async function withPolicy(response: Response, others: OtherSources = {}): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete(aboutHeader);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (!headers.get('content-type')?.startsWith('text/html'))
    return new Response(response.body, { status: response.status, headers });
  const body = await wholeText(response);
  headers.set(
    'content-security-policy',
    contentSecurityPolicy(body, { ...others, scripts: [hydrationScriptHash, ...(others.scripts ?? [])] }),
  );
  return textResponse(body, { status: response.status, headers });
}

/**
 * Public pages and pages of sign-in never share a browsing context group: their policies differ, so that a window that one opens
 * knows nothing of the other. With Firebase its own script needs the pop-up that a sign-in page opens; then it is the public
 * pages that keep no window at all.
 */
export function openerPolicy(app: Pick<App, 'config'>, access: RouteAccess | undefined): string {
  const hasFirebase = app.config.firebase !== undefined;
  if (!access) return hasFirebase ? 'unsafe-none' : 'same-origin-allow-popups';
  return hasFirebase && access === 'identity' ? 'same-origin-allow-popups' : 'same-origin';
}

/** Hosts beside our own: Firebase's on the pages of sign-in; the checkout's form leads to the gateway's own page. */
function privateSources(app: App, access: RouteAccess, trustedTypes: readonly string[]): OtherSources {
  // Firebase's script loads another by its address, which Trusted Types would refuse.
  if (access === 'identity' && app.config.firebase) return firebaseSources(app.config.firebase);
  return { trustedTypes, ...(access === 'checkout' ? { formTargets: [app.payments.pageOrigin] } : {}) };
}

/** What Firebase's own script loads and asks, on the pages of sign-in alone. */
function firebaseSources({ authDomain }: { authDomain: string }): OtherSources {
  return {
    scripts: ['https://apis.google.com'],
    frames: [`https://${authDomain}`],
    connections: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  };
}
