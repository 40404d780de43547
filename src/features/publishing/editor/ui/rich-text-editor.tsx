import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { m } from '#src/paraglide/messages.js';
import { cleanEditorHtml } from '#src/features/publishing/entries/ui/editor-html.ts';

cleanEditorHtml();

/** A rich text editor. The server sanitises its output like any typed text. */
export function RichTextEditor({ label, name, html }: { label: string; name: string; html: string }) {
  const [written, setWritten] = useState(html);
  const field = useRef<HTMLInputElement>(null);
  // A hidden field fires no event when it changes; code around it listens for input events.
  useEffect(() => {
    if (written !== html) field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [written, html]);
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        code: false,
        codeBlock: false,
        strike: false,
        underline: false,
        link: { openOnClick: false, protocols: ['http', 'https', 'mailto', 'tel'] },
      }),
    ],
    content: html,
    editorProps: {
      attributes: {
        class: 'rich-text min-h-64 max-w-none px-4 py-3 whitespace-pre-wrap break-words outline-none [&_p]:min-h-6',
        'aria-label': label,
        role: 'textbox',
        'aria-multiline': 'true',
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
      <div className="rounded-soft border-2 border-field bg-white focus-within:border-teal">
        <Tools editor={editor} />
        <EditorContent editor={editor} />
      </div>
      <input ref={field} type="hidden" name={name} value={written} />
    </div>
  );
}

function Tools({ editor }: { editor: Editor }) {
  const is = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      h2: now.isActive('heading', { level: 2 }),
      h3: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
    }),
  });
  const chain = () => editor.chain().focus();
  const link = () => {
    const href = prompt(m.content_editor_link_ask(), String(editor.getAttributes('link')['href'] ?? ''));
    if (href === null) return;
    if (href.trim() === '') chain().unsetLink().run();
    else chain().setLink({ href: href.trim() }).run();
  };
  return (
    <div
      role="toolbar"
      aria-label={m.content_editor_tools()}
      className="flex flex-wrap gap-1 border-b border-line p-1.5"
    >
      <Tool name={m.content_editor_bold()} isOn={is.bold} onPress={() => chain().toggleBold().run()} />
      <Tool name={m.content_editor_italic()} isOn={is.italic} onPress={() => chain().toggleItalic().run()} />
      <Tool name={m.content_editor_heading()} isOn={is.h2} onPress={() => chain().toggleHeading({ level: 2 }).run()} />
      <Tool
        name={m.content_editor_subheading()}
        isOn={is.h3}
        onPress={() => chain().toggleHeading({ level: 3 }).run()}
      />
      <Tool name={m.content_editor_list()} isOn={is.bullets} onPress={() => chain().toggleBulletList().run()} />
      <Tool name={m.content_editor_numbers()} isOn={is.numbers} onPress={() => chain().toggleOrderedList().run()} />
      <Tool name={m.content_editor_quote()} isOn={is.quote} onPress={() => chain().toggleBlockquote().run()} />
      <Tool name={m.content_editor_link()} isOn={is.link} onPress={link} />
      <Tool name={m.content_editor_undo()} isOn={false} onPress={() => chain().undo().run()} />
    </div>
  );
}

function Tool({ name, isOn, onPress }: { name: string; isOn: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="min-h-11 rounded-soft px-3 text-[0.9375rem] font-medium text-deep hover:bg-pale aria-pressed:bg-teal aria-pressed:text-white"
    >
      {name}
    </button>
  );
}
