import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { BottomBar } from '#src/design/navigation/bottom-bar.tsx';
import type { BreadcrumbItem } from '#src/design/navigation/breadcrumb.tsx';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Local } from '#src/design/content/local.tsx';
import { NextSteps, type NextStep } from '#src/design/navigation/next-steps.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { ShareLinks } from '#src/design/content/share-links.tsx';
import { PageHead, type SiteIdentity } from '#src/features/site/seo/ui/page-head.tsx';
import { EmergencyBar, EmergencyCall, EmergencyLine } from '#src/features/site/urgent-help/ui/emergency-call.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localPath } from '#src/shared/addresses.ts';
import { localText } from '#src/shared/local-text.ts';
import type { EntryCardData, EntryData } from '../content.schema.ts';
import { isListKind, type ListKind } from '../lists/list-filters.rules.ts';
import { EntryByline, ReviewNote } from './entry-byline.tsx';
import { DownloadList } from './download-list.tsx';
import { EntryPicture } from './pictures/entry-picture.tsx';
import { RelatedEntries } from './related-entries.tsx';
import { RichText } from './text/rich-text.tsx';
import { TopicLinks } from './topic-links.tsx';

interface ReadingPageProps {
  entry: EntryData;
  related?: readonly EntryCardData[];
  crumbs: readonly BreadcrumbItem[];
  /** Structured data of the page, beside its breadcrumb. */
  jsonLd?: (page: { url: string; origin: string; group: string }) => Record<string, unknown>;
  /** Content before the text: a player, the facts of an event. */
  lead?: ReactNode;
  /** Content after the text: a transcript, documents. */
  after?: ReactNode;
  /** Beside the text on wide screens. */
  aside?: ReactNode;
  withPicture?: boolean;
  withReading?: boolean;
  /** Under the title; by default author, date and reading time. */
  byline?: ReactNode;
  /** Next steps; by default an appointment and a contact. */
  next?: readonly NextStep[];
  /**
   * What decides about the first next step, such as a date: phones and tablets keep both in sight. By default, with the
   * default steps, a question that an appointment answers.
   */
  inSight?: string | false;
  /** Actions of the reader, such as a bookmark. */
  actions?: ReactNode;
}

const usualSteps = (): readonly NextStep[] => [
  { label: m.content_next_book(), href: '/book' },
  { label: m.content_next_ask(), href: '/contact-us' },
];

/** The page of one published entry: the same layout for article, film, episode, news and other kinds. */
export function ReadingPage({
  entry,
  related = [],
  crumbs,
  jsonLd,
  lead,
  after,
  aside,
  withPicture = true,
  withReading = true,
  byline = <EntryByline entry={entry} withReading={withReading} />,
  next,
  inSight = next === undefined && m.content_in_sight(),
  actions,
}: ReadingPageProps) {
  const language = getLocale();
  const site = useRouteLoaderData<SiteIdentity>('root');
  const path = entry.address ?? '/';
  const origin = site?.origin ?? '';
  const url = origin + localPath(path, language);
  const title = localText(entry.title, language).text;
  const isTranslated = language === 'en' || entry.body[language] !== undefined || entry.body.en === '';
  const isUrgent = entry.fields['emergencyCall'] === 'yes';
  const trail = [...crumbs, { label: title, href: path }];
  const steps = next ?? usualSteps();
  return (
    <Page title={title} intro={<Local text={entry.summary} />} crumbs={trail} lead={byline}>
      <PageHead
        title={localText(entry.seo.title ?? entry.title, language).text}
        description={localText(entry.seo.description ?? entry.summary, language).text}
        keywords={entry.topics.map(({ name }) => localText(name, language).text)}
        path={path}
        crumbs={trail}
        image={entry.image ? `/media/${entry.image.id}/${entry.image.widths.at(-1)}.jpeg` : undefined}
        {...(jsonLd ? { jsonLd: [jsonLd({ url, origin, group: site?.brand.groupName ?? '' })] } : {})}
      />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <article className="min-w-0">
          <EmergencyCall answer={entry.fields['emergencyCall']} />
          {lead}
          {withPicture && !lead ? (
            <div className="mb-8 max-w-3xl overflow-hidden rounded-petal bg-cream">
              <EntryPicture
                entry={entry}
                className="aspect-[2/1] w-full"
                sizes="(min-width: 64rem) 48rem, 100vw"
                isFirst
              />
            </div>
          ) : null}
          {isTranslated ? null : (
            <div className="measure mb-6">
              <Notice>{m.content_only_english()}</Notice>
            </div>
          )}
          <RichText html={entry.body} />
          <EmergencyLine answer={entry.fields['emergencyCall']} />
          <DownloadList fields={entry.fields} />
          {after}
          <NextSteps steps={steps} />
          {/* Whoever reads about an emergency is not asked to book. */}
          {next === undefined && isUrgent ? <EmergencyBar /> : <StepInSight words={inSight} step={steps[0]} />}
        </article>
        <aside className="space-y-6 lg:sticky lg:top-28">
          {aside}
          <ReviewNote entry={entry} />
          {isListKind(entry.kind) ? <TopicLinks topics={entry.topics} kind={entry.kind as ListKind} /> : null}
          <ShareLinks url={url} title={title} isPrintable />
          {actions}
        </aside>
      </div>
      <RelatedEntries entries={related} />
    </Page>
  );
}

/** The first next step, in sight at the foot of the screen of phones and tablets. */
function StepInSight({ words, step }: { words: string | false; step: NextStep | undefined }) {
  if (!words || !step) return null;
  return (
    <BottomBar className="mt-6 lg:hidden">
      <p className="min-w-0 flex-1 leading-snug font-semibold text-deep">{words}</p>
      <ButtonLink href={step.href}>{step.label}</ButtonLink>
    </BottomBar>
  );
}
