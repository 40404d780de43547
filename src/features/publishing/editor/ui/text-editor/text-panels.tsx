import { useState } from 'react';
import type { Editor } from '@tiptap/react';
import { m } from '#src/paraglide/messages.js';
import { videoAt } from '#src/shared/outside-video.ts';
import { PanelField, ToolPanel } from './tool-panel.tsx';

interface PanelProps {
  editor: Editor;
  close(): void;
}

/** The address of a link; an empty one removes the link. */
export function LinkPanel({ editor, close }: PanelProps) {
  const [href, setHref] = useState(String(editor.getAttributes('link')['href'] ?? ''));
  const apply = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href.trim() === '') chain.unsetLink().run();
    else chain.setLink({ href: href.trim() }).run();
    close();
  };
  return (
    <ToolPanel title={m.content_editor_link()} done={m.content_editor_change()} apply={apply} close={close}>
      <PanelField label={m.content_editor_link_ask()} value={href} onType={setHref} maxLength={1_000} />
    </ToolPanel>
  );
}

/** The title of the table that the cursor is in. */
export function CaptionPanel({ editor, close }: PanelProps) {
  const [caption, setCaption] = useState(String(editor.getAttributes('table')['caption'] ?? ''));
  const apply = () => {
    editor.chain().focus().updateAttributes('table', { caption: caption.trim() }).run();
    close();
  };
  return (
    <ToolPanel title={m.content_editor_caption()} done={m.content_editor_change()} apply={apply} close={close}>
      <PanelField
        label={m.content_editor_caption()}
        hint={m.content_editor_caption_hint()}
        value={caption}
        onType={setCaption}
        maxLength={200}
      />
    </ToolPanel>
  );
}

/** A video of a known host, by the address that people copy. */
export function VideoPanel({ editor, close }: PanelProps) {
  const [address, setAddress] = useState('');
  const [title, setTitle] = useState('');
  const [isTried, setTried] = useState(false);
  const video = videoAt(address);
  const apply = () => {
    setTried(true);
    if (!video || title.trim() === '') return;
    const attrs = { host: video.host, videoId: video.id, title: title.trim() };
    editor.chain().focus().insertContent({ type: 'outsideVideo', attrs }).run();
    close();
  };
  return (
    <ToolPanel title={m.content_editor_video()} done={m.content_editor_insert()} apply={apply} close={close}>
      <PanelField
        label={m.content_editor_video_address()}
        error={isTried && !video ? m.content_editor_video_refused() : undefined}
        value={address}
        onType={setAddress}
        maxLength={500}
      />
      <PanelField
        label={m.content_editor_video_title()}
        error={isTried && title.trim() === '' ? m.content_editor_video_title_missing() : undefined}
        value={title}
        onType={setTitle}
        maxLength={200}
      />
    </ToolPanel>
  );
}
