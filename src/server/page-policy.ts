/** The response headers that say what a page may load, who may open it and where refusals are reported. */
import { aboutHeader } from '#src/features/site/third-party-scripts/script-context.rules.ts';
import { scriptSources } from '#src/features/site/third-party-scripts/third-party-scripts.server.ts';
import { scriptHashesHeader } from '#src/inline-scripts.ts';
import type { App } from '#src/platform/app.ts';
import { contentSecurityPolicy, reportPath, type OtherSources } from '#src/platform/http/content-security-policy.ts';
import { textResponse, wholeText } from '#src/platform/http/whole-text.ts';
import type { RouteAccess } from '#src/routes/address.ts';

/** Policies of Trusted Types that our pages use: the one that starts the page's scripts, and that of the text editor for pasted text. */
const trustedTypes = ['take-over'];

/** A public page may ask the recorded hosts of the third-party scripts that run on it, while there are any. A page that failed asks nobody. */
export async function withPublicPolicy(app: App, response: Response): Promise<Response> {
  const about = (response.headers.get(aboutHeader) ?? '').split(' ').filter(Boolean);
  return withPolicy(response, response.status >= 500 ? {} : await scriptSources(app, about));
}

/** A page that is not public: never stored, never framed, no window of a public page holds it, and its refusals are reported. */
export async function withPrivatePolicy(app: App, response: Response, access: RouteAccess): Promise<Response> {
  const answer = await withPolicy(response, privateSources(app, access));
  answer.headers.set('cache-control', 'no-store');
  answer.headers.set('referrer-policy', 'same-origin');
  answer.headers.set('cross-origin-opener-policy', openerPolicy(app, access));
  answer.headers.set('reporting-endpoints', `csp="${reportPath}"`);
  return answer;
}

/** A page that is not cached: its policy, and no store unless the page itself says otherwise. */
export async function withPolicy(response: Response, others: OtherSources = {}): Promise<Response> {
  const headers = new Headers(response.headers);
  const hashes = (headers.get(scriptHashesHeader) ?? '').split(' ').filter(Boolean);
  headers.delete(aboutHeader);
  headers.delete(scriptHashesHeader);
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
  if (!headers.get('content-type')?.startsWith('text/html'))
    return new Response(response.body, { status: response.status, headers });
  const body = await wholeText(response);
  headers.set(
    'content-security-policy',
    contentSecurityPolicy(body, { ...others, scripts: [...hashes, ...(others.scripts ?? [])] }),
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
function privateSources(app: App, access: RouteAccess): OtherSources {
  // Firebase's script loads another by its address, which Trusted Types would refuse.
  if (access === 'identity' && app.config.firebase) return firebaseSources(app.config.firebase);
  // The editor's library parses text as HTML, which Trusted Types would refuse in the console.
  return {
    ...(access === 'staff' ? {} : { trustedTypes }),
    reports: true,
    ...(access === 'checkout' ? { formTargets: [app.payments.pageOrigin] } : {}),
  };
}

/** What Firebase's own script loads and asks, on the pages of sign-in alone. */
function firebaseSources({ authDomain }: { authDomain: string }): OtherSources {
  return {
    scripts: ['https://apis.google.com'],
    frames: [`https://${authDomain}`],
    connections: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  };
}
