import { lazy, Suspense } from 'react';
import { TextArea } from '#src/design/field.tsx';
import { useScriptsReady } from '#src/design/use-scripts-ready.ts';
import { m } from '#src/paraglide/messages.js';

// Loaded in the console alone, where a text is edited.
const RichTextEditor = lazy(() =>
  import('./rich-text-editor.tsx').then(({ RichTextEditor: editor }) => ({ default: editor })),
);

/**
 * A text with headings, lists and links. Without scripts, or with a table in it, its HTML is edited directly, so that
 * nothing is lost.
 */
export function RichTextField({ label, name, html }: { label: string; name: string; html: string }) {
  const isReady = useScriptsReady();
  const plain = <TextArea label={label} name={name} hint={m.content_field_body_html()} rows={18} defaultValue={html} />;
  if (!isReady || /<table/i.test(html)) return plain;
  return (
    <Suspense fallback={plain}>
      <RichTextEditor label={label} name={name} html={html} />
    </Suspense>
  );
}
