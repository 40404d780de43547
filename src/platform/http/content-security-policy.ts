import { createHash } from 'node:crypto';

const inlineScript = /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g;

/** The source expression that allows exactly this inline content. */
export function contentHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Hosts beside our own that a page needs. */
export interface OtherSources {
  scripts?: readonly string[];
  connections?: readonly string[];
  images?: readonly string[];
  frames?: readonly string[];
  /** Where its forms may be sent. */
  formTargets?: readonly string[];
}

/** The policy of one page: own files, and exactly the inline scripts that stand in it, by their hashes, so that the page stays cacheable. */
export function contentSecurityPolicy(html: string, others: OtherSources = {}): string {
  const hashes = new Set([...html.matchAll(inlineScript)].map(([, body = '']) => contentHash(body)));
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes, ...(others.scripts ?? [])].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...(others.images ?? [])].join(' '),
    "font-src 'self'",
    "media-src 'self'",
    // A page with a film may frame the film's site once its front is clicked; sanitised text cannot say this of itself.
    ...(html.includes('data-embeds="youtube"') ? ['frame-src https://www.youtube-nocookie.com'] : []),
    ["connect-src 'self'", ...(others.connections ?? [])].join(' '),
    ...(others.frames ? [`frame-src ${others.frames.join(' ')}`] : []),
    "manifest-src 'self'",
    ["form-action 'self'", ...(others.formTargets ?? [])].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}
