import { Local } from '#src/design/content/local.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { EntryPicture } from '#src/features/publishing/entries/ui/pictures/entry-picture.tsx';
import { RichText } from '#src/features/publishing/entries/ui/text/rich-text.tsx';
import type { WrittenSection as Written } from '#src/features/site/home/home.schema.ts';

/** An editor's section of the home page: heading, text, picture and link. */
export function WrittenSection({ section }: { section: Written }) {
  const { title, summary, body, link } = section;
  return (
    <section className="page-column section grid items-center gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
      <div className="space-y-4">
        <h2>
          <Local text={title} />
        </h2>
        {summary.en || Object.keys(summary).length > 1 ? (
          <p className="measure text-lg">
            <Local text={summary} />
          </p>
        ) : null}
        <RichText html={body} />
        {link && (link.label.en || Object.keys(link.label).length > 1) ? (
          <p>
            <SiteLink
              href={link.href}
              className="inline-flex min-h-11 items-center font-medium text-teal underline underline-offset-4"
            >
              <Local text={link.label} />
            </SiteLink>
          </p>
        ) : null}
      </div>
      <div className="overflow-hidden rounded-petal bg-mist">
        <EntryPicture entry={section} className="h-auto w-full" />
      </div>
    </section>
  );
}
