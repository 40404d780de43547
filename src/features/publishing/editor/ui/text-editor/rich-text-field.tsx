import { lazy, Suspense } from 'react';
import { TextArea } from '#src/design/form/field.tsx';
import { useScriptsReady } from '#src/design/rendering/use-scripts-ready.ts';
import { m } from '#src/paraglide/messages.js';
import type { RichTextFieldProps } from './rich-text-props.ts';

// Loaded only in the console, where texts are edited.
const RichTextEditor = lazy(() =>
  import('./rich-text-editor.tsx').then(({ RichTextEditor: editor }) => ({ default: editor })),
);

/** A text with headings, lists, links, tables, pictures and videos. Without scripts its HTML is edited directly. */
export function RichTextField(field: RichTextFieldProps) {
  const { label, name, html, error } = field;
  const isReady = useScriptsReady();
  const plain = (
    <TextArea
      label={label}
      name={name}
      hint={m.content_field_body_html()}
      error={error}
      rows={18}
      defaultValue={html}
    />
  );
  if (!isReady) return plain;
  return (
    <Suspense fallback={plain}>
      <RichTextEditor {...field} />
    </Suspense>
  );
}
