import type { AnchorHTMLAttributes } from 'react';
import { getLocale } from '#src/paraglide/runtime.js';
import { localPath } from '#src/shared/addresses.ts';

/** Whether an address has no language prefix: other sites, telephones, fragments, the API. */
const isOutside = (href: string) =>
  !href.startsWith('/') || href.endsWith('.pdf') || /^\/(?:api|__sim|assets)\b/.test(href);

/** The address of a page in the reader's language. */
export function pageHref(href: string): string {
  return isOutside(href) ? href : localPath(href, getLocale());
}

/** A link: a plain anchor, with the prefix of the reader's language where it leads to a page of this site. */
export function SiteLink({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a href={pageHref(href)} {...rest}>
      {children}
    </a>
  );
}
