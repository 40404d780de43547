import type { ReactNode } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { TextArea, TextField } from '#src/design/form/field.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { traitsOf, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import type { EntryText } from '#src/features/publishing/entries/content.schema.ts';
import { placeholderNames } from '#src/features/publishing/entries/text-checks/group-facts.rules.ts';
import type { GroupFacts } from '#src/features/publishing/entries/text-checks/group-facts.rules.ts';
import { longestSummary, longestTitle } from '../editor.rules.ts';
import { editorFields, sharedControls, typedForm } from '../fields/editor-fields.rules.ts';
import { CheckedText } from '#src/features/publishing/entries/ui/text/checked-text.tsx';
import { EnglishBeside } from './english-beside.tsx';
import { languageWords } from './content-words.ts';
import { KindFieldControl, type ControlChoices } from './kind-field-control.tsx';
import { PictureField } from '#src/features/publishing/media-library/ui/picture-field.tsx';
import type { TextPictureChoice } from './text-editor/rich-text-props.ts';
import { PublicUntil } from './public-until.tsx';
import { RichTextField } from './text-editor/rich-text-field.tsx';
import { TopicsField } from './topics-field.tsx';
import { begunOnField, textRecord } from '#src/features/console/unsaved-changes/unsaved-changes.rules.ts';
import type { FormState } from '#src/features/console/unsaved-changes/unsaved-changes.schema.ts';
import { AutosaveNote } from '#src/features/console/unsaved-changes/ui/autosave-note.tsx';
import { useUnsavedWarning } from '#src/features/console/unsaved-changes/ui/use-unsaved-warning.ts';

interface FormEntry extends ControlChoices {
  id: number;
  kind: Kind;
  revision: number;
  fields: Record<string, unknown>;
  topics: readonly string[];
  topicChoices: readonly { slug: string; name: string }[];
  imageId: number | null;
  pictures: readonly TextPictureChoice[];
  mayAddPictures: boolean;
  author: string;
  reviewer: string;
  reviewedOn: string;
  isAdvertisement: boolean;
  /** Whether a doctor's approval names the reviewer. */
  isClinical: boolean;
  /** The data with which figures in the text are compared. */
  facts: GroupFacts;
}

interface Refusal {
  fields: Record<string, string>;
  typed: Record<string, string>;
}

/**
 * The form's id: buttons of states and languages are outside the form and submit it, so that typed text is not lost.
 */
export const entryFormId = 'entry-form';

interface EntryFormProps {
  entry: FormEntry;
  text: EntryText;
  english: EntryText;
  refusal: Refusal | undefined;
  state: FormState;
}

/** The texts of one language, with the English ones for translators, and the shared fields below. One save for both. */
export function EntryForm({ entry, text, english, refusal, state }: EntryFormProps) {
  const isTranslation = text.language !== 'en';
  useUnsavedWarning(entryFormId, refusal !== undefined);
  return (
    <CsrfForm id={entryFormId} encType="multipart/form-data">
      <input type="hidden" name="language" value={text.language} />
      <input type="hidden" name="revision" value={refusal?.typed['revision'] ?? entry.revision} />
      {refusal?.typed[begunOnField] ? (
        <input type="hidden" name={begunOnField} value={refusal.typed[begunOnField]} />
      ) : null}
      <div className={isTranslation ? 'grid items-start gap-5 xl:grid-cols-2' : ''}>
        {isTranslation ? <EnglishBeside english={english} /> : null}
        <AdminSection
          id="text"
          title={m.content_text_title({ language: languageWords[text.language]() })}
          intro={m.content_placeholder_hint({ names: placeholderNames.map((name) => `{{${name}}}`).join(' ') })}
        >
          <Words entry={entry} text={text} english={isTranslation ? english : undefined} refusal={refusal} />
        </AdminSection>
      </div>
      <AdminSection id="shared" title={m.content_shared_title()} intro={m.content_shared_hint()}>
        <Shared entry={entry} refusal={refusal} />
      </AdminSection>
      <p className="sticky bottom-0 z-10 mb-8 flex flex-wrap gap-3 border-t border-line bg-mist/95 py-3">
        <Button name="intent" value="save">
          {m.content_save()}
        </Button>
        <AutosaveNote formId={entryFormId} record={textRecord(entry.id, text.language)} state={state} />
      </p>
    </CsrfForm>
  );
}

function Words({
  entry,
  text,
  english,
  refusal,
}: {
  entry: FormEntry;
  text: EntryText;
  /** For a translation. */
  english: EntryText | undefined;
  refusal: Refusal | undefined;
}) {
  const typed = (name: string, stored: string) => refusal?.typed[name] ?? stored;
  const own = (editorFields[entry.kind] ?? []).filter(
    ({ name, isReplaced }) =>
      traitsOf(entry.kind).localizedFields.includes(name) && !(isReplaced && text.own[name] === undefined),
  );
  const checked = (name: string, stored: string, control: ReactNode) => (
    <CheckedText
      key={name}
      text={typed(name, stored)}
      language={text.language}
      isAdvertisement={entry.isAdvertisement}
      facts={entry.facts}
    >
      {control}
    </CheckedText>
  );
  return (
    <div className="grid gap-5" lang={text.language}>
      {checked(
        'title',
        text.title,
        <TextField
          label={m.content_field_title()}
          name="title"
          defaultValue={typed('title', text.title)}
          maxLength={longestTitle}
          error={refusal?.fields['title']}
        />,
      )}
      {checked(
        'summary',
        text.summary,
        <TextArea
          label={m.content_field_summary()}
          name="summary"
          hint={m.content_field_summary_hint()}
          rows={3}
          maxLength={longestSummary}
          defaultValue={typed('summary', text.summary)}
          error={refusal?.fields['summary']}
        />,
      )}
      {checked(
        'body',
        text.body,
        <RichTextField
          label={m.content_field_body()}
          name="body"
          html={typed('body', text.body)}
          error={refusal?.fields['body']}
          language={text.language}
          pictures={entry.pictures}
        />,
      )}
      {own.map((field) => {
        const stored = typedForm(field.type, ownValue(entry, text, field.name));
        return checked(
          `own.${field.name}`,
          stored,
          <KindFieldControl
            field={field}
            choices={entry}
            value={typed(`own.${field.name}`, stored)}
            error={refusal?.fields[field.name]}
            english={english && typedForm(field.type, ownValue(entry, english, field.name))}
          />,
        );
      })}
      <TextField
        label={m.content_field_seo_title()}
        name="seoTitle"
        defaultValue={typed('seoTitle', text.seoTitle)}
        maxLength={200}
      />
      <TextField
        label={m.content_field_seo_description()}
        name="seoDescription"
        defaultValue={typed('seoDescription', text.seoDescription)}
        maxLength={400}
      />
      <PublicUntil text={text} typed={refusal?.typed['publicUntil']} error={refusal?.fields['publicUntil']} />
    </div>
  );
}

/** A localized field; in English, its value may still be among the shared fields, from before it was localized. */
const ownValue = (entry: FormEntry, { own, language }: EntryText, name: string): unknown =>
  own[name] ?? (language === 'en' ? entry.fields[name] : undefined);

function Shared({ entry, refusal }: { entry: FormEntry; refusal: Refusal | undefined }) {
  const typed = (name: string, stored: string) => refusal?.typed[name] ?? stored;
  const shared = sharedControls(entry);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {shared.map((field) => (
        <KindFieldControl
          key={field.name}
          field={field}
          choices={entry}
          value={typed(`own.${field.name}`, typedForm(field.type, entry.fields[field.name]))}
          error={refusal?.fields[field.name]}
        />
      ))}
      <TopicsField value={typed('topics', entry.topics.join(', '))} choices={entry.topicChoices} />
      <PictureField
        pictures={entry.pictures}
        chosen={typed('image', entry.imageId === null ? '' : String(entry.imageId))}
        mayAdd={entry.mayAddPictures}
        typed={refusal?.typed}
        error={refusal?.fields['image']}
        altError={refusal?.fields['alt']}
      />
      <TextField
        label={m.content_field_author()}
        name="author"
        defaultValue={typed('author', entry.author)}
        maxLength={200}
      />
      {entry.isClinical ? null : (
        <>
          <TextField
            label={m.content_field_reviewer()}
            name="reviewer"
            defaultValue={typed('reviewer', entry.reviewer)}
            maxLength={200}
          />
          <TextField
            label={m.content_field_reviewed_on()}
            name="reviewedOn"
            type="date"
            defaultValue={typed('reviewedOn', entry.reviewedOn)}
            error={refusal?.fields['reviewedOn']}
          />
        </>
      )}
    </div>
  );
}
