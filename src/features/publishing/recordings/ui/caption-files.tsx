import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { Field } from '#src/design/form/field.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import type { ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { Language } from '#src/shared/languages.ts';
import type { RecordingsPage } from '../manage-recordings.server.ts';
import { captionWords } from './recording-words.ts';

const languageNames: Record<Language, () => string> = {
  en: m.content_language_en,
  ms: m.content_language_ms,
  zh: m.content_language_zh,
};

interface CaptionFilesProps {
  pageData: RecordingsPage;
  refusal: ActionRefusal | undefined;
}

/** The captions of a film in each language: from a file, or made from the transcript. */
export function CaptionFiles({ pageData: { captions }, refusal }: CaptionFilesProps) {
  return (
    <AdminSection id="captions" title={m.recordings_captions()} intro={m.recordings_captions_intro()}>
      <ul className="grid gap-4 xl:grid-cols-3">
        {captions.map(({ language, source }) => {
          const name = `captions-${language}`;
          const error = refusal?.typed['language'] === language ? refusal.fields['captions'] : undefined;
          return (
            <li key={language} className="rounded-soft border border-line p-4">
              <h3 className="text-base">{languageNames[language]()}</h3>
              <p className="mb-3 text-muted">{captionWords[source]()}</p>
              <CsrfForm encType="multipart/form-data" className="grid gap-3">
                <input type="hidden" name="language" value={language} />
                <Field label={m.recordings_captions_choose()} name={name} error={error}>
                  <input
                    id={name}
                    type="file"
                    name="captions"
                    required
                    accept=".vtt,text/vtt"
                    aria-describedby={error ? `${name}-error` : undefined}
                    className="block min-h-12 w-full rounded-soft border-2 border-field bg-white p-2"
                  />
                </Field>
                <div>
                  <Button variant="secondary" name="intent" value="captions">
                    {m.recordings_captions_save()}
                    <span className="sr-only">: {languageNames[language]()}</span>
                  </Button>
                </div>
              </CsrfForm>
              {source === 'file' ? (
                <CsrfForm className="mt-2">
                  <input type="hidden" name="language" value={language} />
                  <Button variant="quiet" name="intent" value="captions_off">
                    {m.recordings_captions_remove()}
                    <span className="sr-only">: {languageNames[language]()}</span>
                  </Button>
                </CsrfForm>
              ) : null}
            </li>
          );
        })}
      </ul>
    </AdminSection>
  );
}
