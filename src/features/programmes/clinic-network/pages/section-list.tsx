import { m } from '#src/paraglide/messages.js';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { loadSection, networkFacts } from '../clinic-network.server.ts';
import { sectionAt, tabAddresses } from '../clinic-network.rules.ts';
import { AToZ } from '../ui/a-to-z.tsx';
import { NetworkFrame } from '../ui/network-frame.tsx';
import { OfflineCopy } from '../ui/offline-copy.tsx';
import { sectionWords } from '../ui/section-words.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { app, path, language } = context.get(requestContext);
  const section = sectionAt(path.split('/')[2] ?? '');
  if (!section) throw notFound();
  const query = new URL(request.url).searchParams;
  const q = query.get('q')?.trim().slice(0, 100) ?? '';
  const typed = query.get('letter')?.toUpperCase();
  const letter = typed && /^[A-Z]$/.test(typed) ? typed : undefined;
  const [facts, list] = await Promise.all([networkFacts(app), loadSection(app, section, { language, q, letter })]);
  return { facts, section: section.name, path: `/mccn/${section.path}`, q, letter, ...list };
}

/** One section of the library from A to Z. */
export default function SectionListPage({
  loaderData: { facts, section, path, ...list },
}: {
  loaderData: Awaited<ReturnType<typeof loader>>;
}) {
  const words = sectionWords[section];
  const crumbs = [
    { label: m.clinic_network_library_title(), href: tabAddresses.library },
    { label: words.title(), href: path },
  ];
  return (
    <NetworkFrame
      facts={facts}
      tab="library"
      title={words.title()}
      description={words.description()}
      keywords={m.clinic_network_library_keywords()}
      path={path}
      crumbs={crumbs}
      backHref={tabAddresses.library}
    >
      <p className="measure mt-3 text-lg text-muted">{words.description()}</p>
      <AToZ path={path} {...list} />
      {section === 'firstAid' ? <OfflineCopy /> : null}
    </NetworkFrame>
  );
}
