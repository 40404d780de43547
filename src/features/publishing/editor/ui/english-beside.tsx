import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { m } from '#src/paraglide/messages.js';
import type { EntryText } from '#src/features/publishing/entries/content.schema.ts';
import { wordsOfBlocks } from '#src/features/publishing/entries/landing-blocks.rules.ts';

/** The English text beside the one of a translator, to read. */
export function EnglishBeside({ english }: { english: EntryText }) {
  return (
    <AdminSection id="english" title={m.content_english_beside()}>
      <div lang="en">
        <p className="text-lg font-semibold text-deep">{english.title}</p>
        <p className="mt-2 text-muted">{english.summary}</p>
        {/* Sanitised when it was saved: safe-html.server.ts. */}
        <div className="rich-text mt-4" dangerouslySetInnerHTML={{ __html: english.body }} />
        <p className="mt-4 whitespace-pre-line">{wordsOfBlocks(english.own['blocks'])}</p>
      </div>
    </AdminSection>
  );
}
