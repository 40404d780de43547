import { useEffect, type ComponentType } from 'react';
import { useRouteLoaderData } from 'react-router';
import { serverOnly } from '#src/design/rendering/server-only.tsx';
import { PageHead, type SiteIdentity } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { siteStructuredData } from '../home-structured-data.rules.ts';
import type { BuiltInSection, HomeData, HomeSectionData } from '../home.schema.ts';
import { builtInSection } from '../home.sections.ts';
import { WrittenSection } from './sections/written-section.tsx';

interface HomePageProps {
  /** In the browser, only the plan (planInBrowser). */
  data: HomeData | Pick<HomeData, 'plan'>;
  noindex?: boolean;
}

/** The home page at '/' and '/home'; also shown at an unknown address, then excluded from indexing. */
export default function HomePage({ data: home, noindex = false }: HomePageProps) {
  const data = 'data' in home ? home.data : null;
  const site = useRouteLoaderData<SiteIdentity>('root');
  const group = site?.brand.groupName ?? '';
  useEffect(suggestWhileTyping, []);
  return (
    <>
      <PageHead
        title={m.home_title({ group })}
        description={m.home_description({ group })}
        keywords={m.home_keywords().split(', ')}
        path="/home"
        noindex={noindex}
        jsonLd={siteStructuredData(site?.origin ?? '', {
          groupName: group,
          phone: data?.tasks.phone ?? '',
          logoUrl: site?.brand.logoUrl,
        })}
      />
      {home.plan.map((planned) =>
        'written' in planned ? (
          <Written key={planned.written.slug} section={planned.written} />
        ) : (
          <BuiltIn key={planned.key} planned={planned} data={data} />
        ),
      )}
    </>
  );
}

/** The search suggests doctors for a name; its script is loaded when somebody types one. */
function suggestWhileTyping(): (() => void) | undefined {
  const field = document.querySelector<HTMLInputElement>('main input[name=doctor_name]');
  const suggest = () => {
    const list = document.getElementById('doctor-suggestions');
    if (field && list) void import('./suggest-doctors.ts').then(({ suggestDoctors }) => suggestDoctors(field, list));
  };
  field?.addEventListener('input', suggest);
  return () => field?.removeEventListener('input', suggest);
}

const Written = serverOnly(import.meta.env.SSR ? WrittenSection : null);

function BuiltIn({ planned, data }: { planned: BuiltInSection; data: HomeSectionData | null }) {
  const { section, heading } = builtInSection(planned, getLocale());
  const Section = section.component as ComponentType<{ title: string; data: unknown }>;
  return <Section title={heading} data={data?.[section.key] ?? null} />;
}
