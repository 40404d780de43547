import type { ReactNode } from 'react';
import { Local } from '#src/design/content/local.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { Page } from '#src/design/frame/page.tsx';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { DownloadList } from '#src/features/publishing/entries/ui/download-list.tsx';
import { FoldedRichText } from '#src/features/publishing/entries/ui/text/folded-rich-text.tsx';
import { RichText } from '#src/features/publishing/entries/ui/text/rich-text.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';
import { localText } from '#src/shared/local-text.ts';
import { PageFamily } from './page-family.tsx';

/** An information page, with its related pages beside it; `aside` where it has none. */
export function InfoPage({
  entry,
  children,
  lead,
  aside,
  isLanding = false,
  isFolded = false,
}: {
  entry: EntryData<'page'> & { isUnwritten?: boolean };
  children?: ReactNode;
  lead?: ReactNode;
  aside?: ReactNode;
  /** A programme's landing page shows the group's strapline under its title. */
  isLanding?: boolean;
  /** A page with much content below its text: on phones the text's sections are disclosures. */
  isFolded?: boolean;
}) {
  const language = getLocale();
  const title = localText(entry.title, language).text;
  const path = `/${entry.slug}`;
  const crumbs = [{ label: title, href: path }];
  const isTranslated = language === 'en' || entry.body[language] !== undefined;
  return (
    <Page isLanding={isLanding} title={title} intro={<Local text={entry.summary} />} crumbs={crumbs}>
      <PageHead
        title={localText(entry.seo.title ?? entry.title, language).text}
        description={localText(entry.seo.description ?? entry.summary, language).text}
        keywords={[title]}
        path={path}
        crumbs={crumbs}
        {...(entry.isUnwritten ? { noindex: true } : {})}
      />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          {lead}
          {isTranslated ? null : (
            <div className="measure mb-6">
              <Notice>{m.content_only_english()}</Notice>
            </div>
          )}
          {isFolded ? <FoldedRichText html={entry.body} /> : <RichText html={entry.body} />}
          <DownloadList fields={entry.fields} />
          {children}
          {entry.isUnwritten ? null : (
            <p className="mt-10 text-[0.9375rem] text-muted">
              {m.info_pages_last_changed({ date: formatDay(new Date(entry.changedAt), language) })}
            </p>
          )}
        </div>
        <div className="lg:sticky lg:top-28">
          <PageFamily path={path} />
          {aside}
        </div>
      </div>
    </Page>
  );
}
