import { useEditorState, type Editor } from '@tiptap/react';
import { useState } from 'react';
import { m } from '#src/paraglide/messages.js';
import type { Language } from '#src/shared/languages.ts';
import { PicturePanel } from './picture-panel.tsx';
import type { TextPictureChoice } from './rich-text-props.ts';
import { addTable } from './table-nodes.ts';
import { TableTools } from './table-tools.tsx';
import { CaptionPanel, LinkPanel, VideoPanel } from './text-panels.tsx';
import { Tool } from './text-tool.tsx';

type PanelName = 'link' | 'picture' | 'video' | 'caption';

interface TextToolbarProps {
  editor: Editor;
  language: Language;
  pictures: readonly TextPictureChoice[] | undefined;
}

/** The tools of the text editor, and below them the fields of the tool that is open. */
export function TextToolbar({ editor, language, pictures }: TextToolbarProps) {
  const [panel, setPanel] = useState<PanelName>();
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
  const close = () => {
    setPanel(undefined);
    editor.commands.focus();
  };
  const shared = { editor, close };
  return (
    <>
      <MainTools
        editor={editor}
        panel={panel}
        hasPictures={pictures !== undefined}
        open={(name) => setPanel(name === panel ? undefined : name)}
      />
      {isInTable ? <TableTools editor={editor} openCaption={() => setPanel('caption')} /> : null}
      {panel === 'link' ? <LinkPanel {...shared} /> : null}
      {panel === 'picture' && pictures ? <PicturePanel {...shared} language={language} pictures={pictures} /> : null}
      {panel === 'video' ? <VideoPanel {...shared} /> : null}
      {panel === 'caption' && isInTable ? <CaptionPanel {...shared} /> : null}
    </>
  );
}

interface MainToolsProps {
  editor: Editor;
  panel: PanelName | undefined;
  hasPictures: boolean;
  open(panel: PanelName): void;
}

function MainTools({ editor, panel, hasPictures, open }: MainToolsProps) {
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
      table: now.isActive('table'),
    }),
  });
  const chain = () => editor.chain().focus();
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
      <Tool name={m.content_editor_link()} isOn={is.link || panel === 'link'} onPress={() => open('link')} />
      {/* A table inside a table cannot be read, so it cannot be inserted. */}
      {is.table ? null : <Tool name={m.content_editor_table()} onPress={() => addTable(editor)} />}
      {hasPictures ? (
        <Tool name={m.content_editor_picture()} isOn={panel === 'picture'} onPress={() => open('picture')} />
      ) : null}
      <Tool name={m.content_editor_video()} isOn={panel === 'video'} onPress={() => open('video')} />
      <Tool name={m.content_editor_undo()} onPress={() => chain().undo().run()} />
    </div>
  );
}
