import { contentHash } from '#src/platform/http/content-security-policy.ts';

/** The header by which the rendering tells the page's policy which inline scripts are our own. It never leaves the server. */
export const scriptHashesHeader = 'x-script-hashes';

/**
 * The hashes of the inline scripts that the rendering itself wrote, known by a nonce of this one rendering, and the page without
 * that nonce, so that it stays cacheable. A script that came into the page by any other way has no nonce, and no browser runs it.
 */
export function ownScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const written = new RegExp(`<script(?=[^>]* nonce="${nonce}")[^>]*>([^]*?)</script>`, 'g');
  const hashes = [...html.matchAll(written)].map(([, code = '']) => contentHash(code));
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), hashes: [...new Set(hashes)] };
}
