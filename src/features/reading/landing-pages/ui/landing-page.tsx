import type { BreadcrumbItem } from '#src/design/navigation/breadcrumb.tsx';
import { Local } from '#src/design/content/local.tsx';
import { NextSteps } from '#src/design/navigation/next-steps.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { ReviewNote } from '#src/features/publishing/entries/ui/entry-byline.tsx';
import { EntryPicture } from '#src/features/publishing/entries/ui/pictures/entry-picture.tsx';
import { RichText } from '#src/features/publishing/entries/ui/text/rich-text.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { EmergencyCall, EmergencyLine } from '#src/features/site/urgent-help/ui/emergency-call.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';
import type { LandingPageData } from '../landing-pages.schema.ts';
import { LandingBlocks } from './landing-blocks.tsx';
import { questionsStructuredData } from './questions-structured-data.ts';

/** A page that staff composed of blocks: its own header, the blocks in their order, and always a next step. */
export default function LandingPage({ data }: { data: LandingPageData }) {
  const { entry, blocks, above } = data;
  const language = getLocale();
  const title = localText(entry.title, language).text;
  const path = entry.address ?? '/';
  const crumbs: BreadcrumbItem[] = [
    ...above.map((page) => ({ label: localText(page.title, language).text, href: page.address ?? '/' })),
    { label: title, href: path },
  ];
  const hasPicture = entry.image !== null || Boolean(entry.fields.scene);
  const questions = questionsStructuredData(blocks);
  return (
    <Page
      isLanding
      title={title}
      intro={<Local text={entry.summary} />}
      crumbs={crumbs}
      banner={
        hasPicture ? (
          <EntryPicture entry={entry} className="aspect-[3/2] w-full" sizes="(min-width: 48rem) 30rem, 100vw" isFirst />
        ) : undefined
      }
    >
      <PageHead
        title={localText(entry.seo.title ?? entry.title, language).text}
        description={localText(entry.seo.description ?? entry.summary, language).text}
        keywords={[title, ...entry.topics.map(({ name }) => localText(name, language).text)]}
        path={path}
        crumbs={crumbs}
        image={entry.image ? `/media/${entry.image.id}/${entry.image.widths.at(-1)}.jpeg` : undefined}
        {...(questions ? { jsonLd: [questions] } : {})}
      />
      <EmergencyCall answer={entry.fields.emergencyCall} />
      {data.language === language ? null : (
        <div className="measure mb-6">
          <Notice>{m.content_only_english()}</Notice>
        </div>
      )}
      <RichText html={entry.body} />
      <LandingBlocks data={data} />
      <EmergencyLine answer={entry.fields.emergencyCall} />
      <div className="mt-12">
        <ReviewNote entry={entry} />
      </div>
      {blocks.some(({ kind }) => kind === 'action') ? null : (
        <NextSteps
          steps={[
            { label: m.content_next_book(), href: '/book' },
            { label: m.content_next_ask(), href: '/contact-us' },
          ]}
        />
      )}
    </Page>
  );
}
