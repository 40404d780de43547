import type { ComponentType } from 'react';
import { useRouteLoaderData } from 'react-router';
import { PageHead, type SiteIdentity } from '#src/features/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { siteRecords } from '../home-record.rules.ts';
import type { HomeData } from '../home.schema.ts';
import { homeSections } from '../home.sections.ts';

/** The home page, one page under '/' and '/home'; also what an unknown address shows, then not for robots. */
export default function HomePage({ data, noindex = false }: { data: HomeData; noindex?: boolean }) {
  const site = useRouteLoaderData<SiteIdentity>('root');
  const group = site?.brand.groupName ?? '';
  return (
    <>
      <PageHead title={m.home_title({ group })} description={m.home_description({ group })} keywords={m.home_keywords().split(', ')} path="/home" noindex={noindex} jsonLd={siteRecords(site?.origin ?? '', group, data.tasks.phone)} />
      {homeSections.map((section) => {
        const Section = section.component as ComponentType<{ title: string; data: unknown }>;
        return <Section key={section.key} title={section.title({}, { locale: getLocale() })} data={data[section.key]} />;
      })}
    </>
  );
}
