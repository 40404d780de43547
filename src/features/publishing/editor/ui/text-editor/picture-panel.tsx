import { useEffect, useState } from 'react';
import type { Editor } from '@tiptap/react';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import { pictureIdIn } from '#src/features/publishing/entries/rich-text/rich-html.rules.ts';
import { PictureCard } from '#src/features/publishing/media-library/ui/picture-card.tsx';
import { m } from '#src/paraglide/messages.js';
import type { Language } from '#src/shared/languages.ts';
import type { TextPictureChoice } from './rich-text-props.ts';
import { PanelField, ToolPanel } from './tool-panel.tsx';
import { usePanelId } from './use-panel-id.ts';

/** Delay after the last key before the library is searched. */
const pauseMs = 300;
/** Width in pixels of the largest size that a text shows. */
const widest = 800;

interface PicturePanelProps {
  editor: Editor;
  close(): void;
  language: Language;
  /** The newest pictures of the media library. */
  pictures: readonly TextPictureChoice[];
}

/** Inserts a picture of the media library with its alternative text; for a selected picture, changes this text. */
export function PicturePanel({ editor, close, language, pictures }: PicturePanelProps) {
  const selected = editor.isActive('libraryPicture') ? editor.getAttributes('libraryPicture') : undefined;
  const [chosen, choose] = useState<TextPictureChoice>();
  const [alt, setAlt] = useState(String(selected?.['alt'] ?? ''));
  const [isTried, setTried] = useState(false);
  const [q, setQ] = useState('');
  const { found, hasFailed } = useFoundPictures(q, pictures);
  const hasPicture = chosen !== undefined || selected !== undefined;
  const apply = () => {
    setTried(true);
    if (!hasPicture || alt.trim() === '') return;
    const attrs = chosen ? { ...sizeOf(chosen), alt: alt.trim() } : { alt: alt.trim() };
    const chain = editor.chain().focus();
    if (selected) chain.updateAttributes('libraryPicture', attrs).run();
    else chain.insertContent({ type: 'libraryPicture', attrs }).run();
    close();
  };
  return (
    <ToolPanel
      title={m.content_editor_picture()}
      done={selected ? m.content_editor_change() : m.content_editor_insert()}
      apply={apply}
      close={close}
    >
      <PanelField label={m.content_editor_picture_search()} type="search" value={q} onType={setQ} maxLength={100} />
      <Choices
        pictures={found}
        chosenId={chosen?.id ?? pictureIdIn(String(selected?.['src'] ?? ''))}
        error={isTried && !hasPicture ? m.content_editor_picture_choose() : undefined}
        note={hasFailed ? m.content_editor_picture_failed() : m.content_editor_picture_none()}
        choose={(picture) => {
          choose(picture);
          // Only the library's own description in this language, never one in another language.
          setAlt(picture.alt[language] ?? '');
        }}
      />
      <PanelField
        label={m.content_editor_picture_alt()}
        error={isTried && alt.trim() === '' ? m.content_error_alt() : undefined}
        lang={language}
        value={alt}
        onType={setAlt}
        maxLength={300}
      />
    </ToolPanel>
  );
}

interface ChoicesProps {
  pictures: readonly TextPictureChoice[];
  chosenId: number | null;
  error: string | undefined;
  /** Shown where there is no picture. */
  note: string;
  choose(picture: TextPictureChoice): void;
}

function Choices({ pictures, chosenId, error, note, choose }: ChoicesProps) {
  const group = usePanelId();
  return (
    <fieldset>
      <legend className="sr-only">{m.content_editor_picture()}</legend>
      {error ? (
        <p role="alert" className="mb-2 font-medium text-error">
          {error}
        </p>
      ) : null}
      <div role="status">{pictures.length === 0 ? <p>{note}</p> : null}</div>
      <ul className="grid max-h-80 grid-cols-2 gap-3 overflow-y-auto p-1 sm:grid-cols-3 xl:grid-cols-4">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <PictureCard
              picture={picture}
              radio={{
                // Belongs to another form, so that this form does not send it.
                form: `${group}-none`,
                name: group,
                checked: picture.id === chosenId,
                onChange: () => choose(picture),
              }}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** The newest pictures, or those that match what was typed. */
function useFoundPictures(q: string, newest: readonly TextPictureChoice[]) {
  const [answer, setAnswer] = useState<{ found: readonly TextPictureChoice[]; hasFailed: boolean }>();
  useEffect(() => {
    const stop = new AbortController();
    const typed = q.trim();
    const timer = setTimeout(async () => {
      if (typed === '') setAnswer(undefined);
      else setAnswer(await foundPictures(typed, stop.signal));
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q]);
  return answer ?? { found: newest, hasFailed: false };
}

async function foundPictures(q: string, signal: AbortSignal) {
  try {
    const answer = await fetch(pageHref(`/staff/content/pictures?${new URLSearchParams({ q })}`), { signal });
    if (!answer.ok) throw new Error(String(answer.status));
    return { found: (await answer.json()) as TextPictureChoice[], hasFailed: false };
  } catch {
    return { found: [], hasFailed: true };
  }
}

/** The largest size that a text shows, with its dimensions, so that the page does not shift when it loads. */
function sizeOf({ id, widths, width, height }: TextPictureChoice) {
  const shown = widths.filter((size) => size <= widest).at(-1) ?? widths[0] ?? width;
  return {
    src: `/media/${id}/${shown}.webp`,
    width: String(shown),
    height: String(Math.round((shown * height) / width)),
  };
}
