import type { ComponentType } from 'react';
import { useActionData, useRouteLoaderData } from 'react-router';
import { emptyMarkup } from '#src/design/rendering/fixed-markup.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { languageTags, localPath } from '#src/shared/addresses.ts';
import { languagesOffered, type Language, type OfferedLanguages } from '#src/shared/languages.ts';
import { alternates, breadcrumbList, jsonForScript, sharePictureAddress, type PageRecord } from '../seo.rules.ts';

/** The part of the root's data that page heads need; the root module has the id 'root'. */
export interface SiteIdentity {
  origin: string;
  brand: { groupName: string; logoUrl?: string; siteLanguages: OfferedLanguages };
}

/** Whether the page shows a refused form again: the title then begins with that information, for screen readers. */
function hasErrors(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null || !('fields' in answer)) return false;
  return Object.keys(answer.fields ?? {}).length > 0;
}

/**
 * The metadata elements of a page, from its one record. The server's renderer puts them into the head, which stays
 * unchanged in the browser (see src/design/frame/in-head.tsx).
 */
export const PageHead: ComponentType<PageRecord> =
  import.meta.env.SSR || import.meta.env.DEV ? HeadElements : ScriptsInPlace;

/** In the browser: only the scripts of HeadElements, in their place, with the content that the server wrote. */
function ScriptsInPlace({ crumbs, jsonLd = [] }: PageRecord) {
  return [...(crumbs ? [crumbs] : []), ...jsonLd].map((_script, index) => (
    // oxlint-disable-next-line react/no-array-index-key
    <script key={index} type="application/ld+json" dangerouslySetInnerHTML={emptyMarkup} />
  ));
}

function HeadElements(record: PageRecord) {
  const site = useRouteLoaderData<SiteIdentity>('root');
  const isRefused = hasErrors(useActionData());
  if (!site) return null;
  const language = getLocale();
  const named = record.title.includes(site.brand.groupName)
    ? record.title
    : `${record.title} | ${site.brand.groupName}`;
  const title = isRefused ? m.design_title_with_error({ title: named }) : named;
  const canonical = site.origin + localPath(record.path, language);
  const jsonLd = [
    ...(record.crumbs ? [breadcrumbList(site.origin, language, [home(), ...record.crumbs])] : []),
    ...(record.jsonLd ?? []),
  ];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={record.description} />
      <meta name="keywords" content={record.keywords.join(', ')} />
      {record.noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Addresses
          origin={site.origin}
          canonical={canonical}
          path={record.path}
          offered={languagesOffered(site.brand.siteLanguages)}
        />
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.brand.groupName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={record.description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={languageTags[language].replace('-', '_')} />
      <SharePicture record={record} origin={site.origin} canonical={canonical} alt={named} />
      {jsonLd.map((entry) => (
        <script
          key={String(entry['@type'])}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonForScript(entry) }}
        />
      ))}
    </>
  );
}

/** The first breadcrumb item is Home, as in the breadcrumb above the title. */
const home = () => ({ label: m.design_home(), href: '/home' });

/** A page that search engines must not list gets no picture either, because its title may be for one reader alone. */
function SharePicture(props: { record: PageRecord; origin: string; canonical: string; alt: string }) {
  const { record, origin, canonical, alt } = props;
  const own = record.image ? origin + record.image : sharePictureAddress(canonical);
  const address = record.noindex ? `${origin}/og-image.png` : own;
  return (
    <>
      <meta property="og:image" content={address} />
      {!record.image && <meta property="og:image:width" content="1200" />}
      {!record.image && <meta property="og:image:height" content="630" />}
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

interface AddressesProps {
  origin: string;
  canonical: string;
  path: string;
  offered: readonly Language[];
}

function Addresses({ origin, canonical, path, offered }: AddressesProps) {
  return (
    <>
      <link rel="canonical" href={canonical} />
      {alternates(origin, path, offered).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
    </>
  );
}
