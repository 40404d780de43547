import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { HintAndError } from '#src/design/form/field.tsx';
import { cleanEditorHtml } from '#src/features/publishing/entries/ui/text/editor-html.ts';
import { mediaNodes } from './media-nodes.ts';
import type { RichTextFieldProps } from './rich-text-props.ts';
import { allowedMarks, tableNodes } from './table-nodes.ts';
import { TextToolbar } from './text-toolbar.tsx';

cleanEditorHtml();

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] },
  }),
  ...tableNodes,
  ...mediaNodes,
  ...allowedMarks,
];

/** A rich text editor. The server sanitises its output like any typed text. */
export function RichTextEditor({ label, name, html, error, language, pictures }: RichTextFieldProps) {
  const [written, setWritten] = useState(html);
  const field = useRef<HTMLInputElement>(null);
  // A hidden field fires no event when it changes, and the code around it listens for input events.
  useEffect(() => {
    if (written !== html) field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [written, html]);
  const editor = useEditor({
    extensions,
    content: html,
    editorProps: {
      attributes: {
        id: name,
        class:
          'rich-text min-h-64 max-w-none px-4 py-3 whitespace-pre-wrap break-words outline-none [&_p]:min-h-6 [&_.selectedCell]:bg-pale [&_.ProseMirror-selectednode]:outline-3 [&_.ProseMirror-selectednode]:outline-teal [&_:is(td,th)]:border [&_:is(td,th)]:border-line [&_:is(td,th)]:min-w-24 [&_:is(td,th)]:px-2',
        'aria-label': label,
        role: 'textbox',
        'aria-multiline': 'true',
        ...(error ? { 'aria-invalid': 'true', 'aria-describedby': `${name}-error` } : {}),
      },
    },
    onUpdate: ({ editor: changed }) => setWritten(changed.isEmpty ? '' : changed.getHTML()),
    immediatelyRender: true,
    // The page's policy allows no style from scripts; the editor's styles are in the style sheet.
    injectCSS: false,
  });
  return (
    <div>
      <p className="mb-1 font-semibold text-deep">{label}</p>
      <HintAndError name={name} error={error} />
      <div className="rounded-soft border-2 border-field bg-white focus-within:border-teal">
        <TextToolbar editor={editor} language={language} pictures={pictures} />
        <div className="overflow-x-auto">
          <EditorContent editor={editor} />
        </div>
      </div>
      <input ref={field} type="hidden" name={name} value={written} />
    </div>
  );
}
