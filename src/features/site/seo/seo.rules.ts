/** The metadata of a page for its head: translations, breadcrumb, shared picture, structured data. */
import { languageTags, localPath } from '#src/shared/addresses.ts';
import type { Language } from '#src/shared/languages.ts';

/**
 * The metadata of a page: the one record behind its title, description, keywords, canonical, hreflang, Open Graph and
 * JSON-LD.
 */
export interface PageRecord {
  title: string;
  description: string;
  keywords: readonly string[];
  /** Canonical path without language prefix, with its canonical query. */
  path: string;
  /** Absolute path of a picture below the site's origin. */
  image?: string | undefined;
  /** Excluded from indexing. */
  noindex?: boolean | undefined;
  crumbs?: readonly { label: string; href?: string | undefined }[] | undefined;
  jsonLd?: readonly Record<string, unknown>[] | undefined;
}

/**
 * The address of the picture for shared links of a page; `pageUrl` is absolute, and everything after its path is
 * ignored.
 */
export function sharePictureAddress(pageUrl: string): string {
  const { origin, pathname } = new URL(pageUrl);
  return `${origin}/pictures/share${pathname}.png`;
}

/** Each language version lists itself, all others that are offered and one x-default; absolute addresses. */
export function alternates(
  origin: string,
  path: string,
  offered: readonly Language[],
): { hreflang: string; href: string }[] {
  const versions = offered.map((language) => ({
    hreflang: languageTags[language] as string,
    href: origin + localPath(path, language),
  }));
  return [...versions, { hreflang: 'x-default', href: origin + path }];
}

/** The breadcrumb as structured data (schema.org BreadcrumbList) with absolute addresses in one language. */
export function breadcrumbList(
  origin: string,
  language: Language,
  crumbs: NonNullable<PageRecord['crumbs']>,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      ...(crumb.href ? { item: origin + localPath(crumb.href, language) } : {}),
    })),
  };
}

/** JSON for a script element: '<' escaped, so that no text in it can end the element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
