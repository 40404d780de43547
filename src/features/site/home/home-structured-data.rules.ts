/** The group's data for search engines, on its home page. */
import { languages } from '#src/shared/languages.ts';

/** The schema.org records of the group and of its site. */
export function siteStructuredData(
  origin: string,
  { groupName: group, phone, logoUrl }: { groupName: string; phone: string; logoUrl?: string | undefined },
): Record<string, unknown>[] {
  const organization = { '@type': 'Organization', '@id': `${origin}/#organization`, name: group, url: origin };
  return [
    {
      '@context': 'https://schema.org',
      ...organization,
      ...(logoUrl ? { logo: origin + logoUrl } : {}),
      areaServed: 'MY',
      contactPoint: {
        '@type': 'ContactPoint',
        telephone: phone,
        contactType: 'customer service',
        areaServed: 'MY',
        availableLanguage: languages,
      },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: group,
      url: origin,
      inLanguage: ['en-MY', 'ms-MY', 'zh-Hans-MY'],
      publisher: { '@id': `${origin}/#organization` },
    },
  ];
}
