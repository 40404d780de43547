import { createHash } from 'node:crypto';
import { videoHosts, type VideoHost } from '#src/shared/outside-video.ts';

/** The source expression that allows exactly this inline content. */
export function contentHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Additional hosts that a page needs, and the hashes of its inline scripts. */
export interface OtherSources {
  scripts?: readonly string[];
  connections?: readonly string[];
  images?: readonly string[];
  frames?: readonly string[];
  /** Hosts to which its forms may be sent. */
  formTargets?: readonly string[];
  /** Names of the Trusted Types policies that may make HTML or code from text. Absent: no restriction. */
  trustedTypes?: readonly string[];
  /** Whether browsers report what the policy refused. */
  reports?: boolean;
}

/** Where browsers report what a policy refused. */
export const reportPath = '/csp-reports';

/**
 * The Content-Security-Policy of one page: own files and the named sources. Inline scripts are named by their hashes,
 * so that the page stays cacheable.
 */
export function contentSecurityPolicy(html: string | Buffer, others: OtherSources = {}): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...(others.scripts ?? [])].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...(others.images ?? [])].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    ["connect-src 'self'", ...(others.connections ?? [])].join(' '),
    ...frameSources(html, others.frames ?? []),
    "manifest-src 'self'",
    // Only a page that keeps a copy of itself on the device may install a service worker.
    html.includes('data-offline="first-aid"') ? "worker-src 'self'" : "worker-src 'none'",
    ["form-action 'self'", ...(others.formTargets ?? [])].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(others.trustedTypes
      ? ["require-trusted-types-for 'script'", `trusted-types ${others.trustedTypes.join(' ')}`]
      : []),
    ...(others.reports ? [`report-uri ${reportPath}`, 'report-to csp'] : []),
  ].join('; ');
}

/**
 * A page with a video of another site may frame that site after a click. Sanitised editors' text cannot contain the
 * attribute that names the site.
 */
function frameSources(html: string | Buffer, others: readonly string[]): string[] {
  // Nearly no page has such a video, and the pattern would read the whole page.
  const marks = html.includes('data-embeds="')
    ? html.toString().matchAll(/<[a-z]+ [^<>]*\bdata-embeds="([a-z ]+)"/g)
    : [];
  const names = [...marks].flatMap(([, named = '']) => named.split(' '));
  const embedded = (Object.keys(videoHosts) as VideoHost[]).filter((host) => names.includes(host));
  const origins = [...embedded.map((host) => videoHosts[host].frameOrigin), ...others];
  return origins.length > 0 ? [`frame-src ${origins.join(' ')}`] : [];
}
