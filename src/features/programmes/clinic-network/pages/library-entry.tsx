import { useRouteLoaderData } from 'react-router';
import { Local } from '#src/design/content/local.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { EntryLinks } from '#src/features/publishing/entries/ui/lists/entry-links.tsx';
import { RichText } from '#src/features/publishing/entries/ui/text/rich-text.tsx';
import { EmergencyCall, EmergencyLine } from '#src/features/site/urgent-help/ui/emergency-call.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { localText } from '#src/shared/local-text.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { loadLibraryEntry, networkFacts } from '../clinic-network.server.ts';
import { sectionAt, tabAddresses } from '../clinic-network.rules.ts';
import { libraryStructuredData } from '../library-structured-data.rules.ts';
import { CareCards, careLevelsOf } from '../ui/care-cards.tsx';
import { Contents, Departments } from '../ui/entry-aside.tsx';
import { EntryParts, partsOf } from '../ui/entry-parts.tsx';
import { References, Reviewed } from '../ui/entry-sources.tsx';
import { NetworkFrame } from '../ui/network-frame.tsx';
import { OfflineCopy } from '../ui/offline-copy.tsx';
import { sectionWords } from '../ui/section-words.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { app, path } = context.get(requestContext);
  const section = sectionAt(path.split('/')[2] ?? '');
  if (!section) throw notFound();
  const [facts, found] = await Promise.all([networkFacts(app), loadLibraryEntry(app, section, params['id'] ?? '')]);
  return { facts, section: section.name, listPath: `/mccn/${section.path}`, ...found };
}

type Data = Awaited<ReturnType<typeof loader>>;

/** One entry of the library, part by part, with its specialities. */
export default function LibraryEntryPage({
  loaderData: { facts, section, listPath, entry, departments, articles, others },
}: {
  loaderData: Data;
}) {
  const language = getLocale();
  const origin = useRouteLoaderData<{ origin: string }>('root')?.origin ?? '';
  const title = localText(entry.title, language).text;
  const summary = localText(entry.summary, language).text;
  const path = `${listPath}/${entry.slug}`;
  const parts = partsOf(entry);
  const levels = careLevelsOf(entry);
  const crumbs = [
    { label: m.clinic_network_library_title(), href: tabAddresses.library },
    { label: sectionWords[section].title(), href: listPath },
    { label: title, href: path },
  ];
  return (
    <NetworkFrame
      facts={facts}
      tab="library"
      title={title}
      description={summary}
      keywords={[title, ...entry.topics.map(({ name }) => localText(name, language).text)].join(', ')}
      path={path}
      crumbs={crumbs}
      backHref={listPath}
      isEntry
      jsonLd={[libraryStructuredData(entry, origin + localPath(path, language), language)]}
    >
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] print:block">
        <div className="min-w-0">
          {/* The red card of the three lists has a call button of its own; first aid, and entries from before the
              lists, always have this one. */}
          {levels.length > 0 ? null : (
            <div className="mt-4">
              <EmergencyCall answer={section === 'faq' ? entry.fields['emergencyCall'] : 'yes'} />
            </div>
          )}
          <p className="measure mt-3 text-lg text-muted">
            <Local text={entry.summary} />
          </p>
          {[...parts, ...levels].some(({ lang }) => lang) ? (
            <div className="measure mt-4">
              <Notice>{m.content_only_english()}</Notice>
            </div>
          ) : null}
          {section === 'testsProcedures' ? null : <CareCards levels={levels} />}
          {section === 'firstAid' ? null : <Contents parts={parts} />}
          <EntryParts parts={parts} />
          {section === 'faq' ? <EmergencyLine answer={entry.fields['emergencyCall']} /> : null}
          {/* For a test, the urgency lists come after the description. */}
          {section === 'testsProcedures' ? <CareCards levels={levels} /> : null}
          <div className="mt-8 empty:hidden print:mt-0">
            <RichText html={entry.body} />
          </div>
          <div className={section === 'firstAid' ? 'print:hidden' : ''}>
            <References references={entry.fields.references ?? []} />
          </div>
          <Reviewed entry={entry} />
          {section === 'firstAid' ? <OfflineCopy /> : null}
        </div>
        <div className="lg:sticky lg:top-24 lg:mt-6 print:hidden">
          <Departments departments={departments} />
          <EntryLinks id="articles" title={m.clinic_network_articles()} entries={articles} />
          <EntryLinks id="others" title={m.clinic_network_see_also()} entries={others} />
        </div>
      </div>
    </NetworkFrame>
  );
}
