import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import type { EntryText } from '#src/features/publishing/entries/content.schema.ts';
import { wordsOfBlocks } from '#src/features/publishing/entries/landing-blocks/landing-blocks.rules.ts';
import { RichMarkup } from '#src/features/publishing/entries/ui/text/rich-text.tsx';
import { m } from '#src/paraglide/messages.js';

/** The English text, beside the text that a translator writes. */
export function EnglishBeside({ english }: { english: EntryText }) {
  return (
    <AdminSection id="english" title={m.content_english_beside()}>
      <div lang="en">
        <p className="text-lg font-semibold text-deep">{english.title}</p>
        <p className="mt-2 text-muted">{english.summary}</p>
        {/* Sanitised when it was saved: allowed-html.server.ts. */}
        <RichMarkup html={english.body} className="mt-4" />
        <p className="mt-4 whitespace-pre-line">{wordsOfBlocks(english.own['blocks'])}</p>
      </div>
    </AdminSection>
  );
}
