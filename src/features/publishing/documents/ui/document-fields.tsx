import { Field } from '#src/design/form/field.tsx';
import type { ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { type Download } from '#src/features/publishing/entries/downloads.rules.ts';
import { downloadLanguages } from '#src/features/publishing/entries/ui/download-words.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { languages } from '#src/shared/languages.ts';
import { uploadMegabytes } from '#src/shared/uploads.ts';
import { longestDownloadTitle } from '../documents.rules.ts';

interface DocumentFieldsProps {
  /** The document that is changed; undefined for a new one. */
  document?: Download;
  refusal: ActionRefusal | undefined;
}

const box = 'block min-h-12 w-full rounded-soft border-2 border-field bg-white px-3';

/**
 * Title, language and file of a document. The ids of the controls end with the document's id, because a page has many
 * documents.
 */
export function DocumentFields({ document, refusal }: DocumentFieldsProps) {
  const idOf = (name: string) => (document ? `${name}-${document.id}` : name);
  const title = refusal?.typed['title'] ?? document?.title;
  const language = refusal?.typed['language'] ?? document?.language ?? getLocale();
  const fileError = refusal?.fields['file'];
  const described = (name: string, error?: string) => ({
    'aria-describedby': error ? `${idOf(name)}-hint ${idOf(name)}-error` : `${idOf(name)}-hint`,
    'aria-invalid': error ? (true as const) : undefined,
  });
  return (
    <>
      <Field
        label={m.documents_field_title()}
        name={idOf('title')}
        hint={m.documents_field_title_hint()}
        error={refusal?.fields['title']}
      >
        <input
          id={idOf('title')}
          name="title"
          required
          maxLength={longestDownloadTitle}
          defaultValue={title}
          className={box}
          {...described('title', refusal?.fields['title'])}
        />
      </Field>
      <Field label={m.documents_field_language()} name={idOf('language')}>
        <select id={idOf('language')} name="language" defaultValue={language} className={box}>
          {languages.map((one) => (
            <option key={one} value={one}>
              {downloadLanguages[one]()}
            </option>
          ))}
        </select>
      </Field>
      <Field
        label={document ? m.documents_new_file() : m.documents_field_file()}
        name={idOf('file')}
        hint={
          document
            ? m.documents_new_file_hint({ megabytes: uploadMegabytes })
            : m.documents_field_file_hint({ megabytes: uploadMegabytes })
        }
        error={fileError}
      >
        <input
          id={idOf('file')}
          type="file"
          name="file"
          required={!document}
          accept=".pdf,application/pdf"
          className={`${box} p-2`}
          {...described('file', fileError)}
        />
      </Field>
    </>
  );
}
