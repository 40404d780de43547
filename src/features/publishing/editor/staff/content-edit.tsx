import { redirect } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { consoleLoad, consoleAction, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { sentForm } from '#src/platform/http/sent-form.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { editedEntry } from '../writing/edited-entry.server.ts';
import { readTyped } from '../fields/editor-fields.rules.ts';
import { saveRequestOf } from '../writing/editor-form.server.ts';
import { uploadOf, addImage } from '#src/features/publishing/media-library/media-library.server.ts';
import { hasDownloads } from '#src/features/publishing/entries/downloads.rules.ts';
import { recordingField } from '#src/features/publishing/entries/fields/recording-fields.rules.ts';
import type { Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { editorFields } from '../fields/editor-fields.rules.ts';
import { saveEntry } from '../writing/editing.server.ts';
import { changeSlug } from '../addresses/entry-address.server.ts';
import { takeStep, type StepRequest } from '../publication/publishing.server.ts';
import { noteOpen } from '#src/features/console/open-records/open-records.server.ts';
import { AlsoOpen } from '#src/features/console/open-records/ui/also-open.tsx';
import { dropSaved } from '#src/features/console/unsaved-changes/unsaved-changes.server.ts';
import { textRecord } from '#src/features/console/unsaved-changes/unsaved-changes.rules.ts';
import { formState } from '#src/features/console/unsaved-changes/unsaved-changes.schema.ts';
import { UnsavedOffer } from '#src/features/console/unsaved-changes/ui/unsaved-offer.tsx';
import { unsavedText } from '../writing/unsaved-text.server.ts';
import { moveToTrash } from '../trash.server.ts';
import { DeleteDraft } from '../ui/delete-draft.tsx';
import { EntryForm, entryFormId } from '../ui/entry-form.tsx';
import { kindFieldLabels } from '../fields/kind-field-words.rules.ts';
import { MoveForm } from '../ui/move-form.tsx';
import { EntryStates } from '../ui/entry-states.tsx';
import { kindWords, languageWords } from '../ui/content-words.ts';
import type { Route } from './+types/content-edit';
import { sentBackNote } from '../approval/sent-back-notes.server.ts';

const languageOf = (typed: string | null): Language => languages.find((language) => language === typed) ?? 'en';
/**
 * Steps that publish or approve the typed text, which is saved before them. Without such a step it is saved as a draft.
 */
const stepsOfText = ['submit', 'publish', 'schedule'] as const;
const formSteps = [...stepsOfText, 'send_back', 'cancel_schedule', 'unpublish'] as const;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const edited = languageOf(query.get('language'));
  return consoleLoad(async () => {
    const entry = await editedEntry(app, actor, { entryId: Number(params.id), language });
    const isContinued = query.get('unsaved') === 'continue';
    const unsaved = await unsavedText(app, actor, { entry, language: edited, isContinued });
    const others = await noteOpen(app, actor, `/staff/content/${entry.id}`);
    const isDraft = entry.texts.some(({ language: one, status }) => one === edited && status === 'draft');
    const note = isDraft ? await sentBackNote(app, entry, edited) : null;
    return { entry, edited, done: query.get('done'), others, note, ...unsaved };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { app, actor, language } = here;
  const form = await sentForm(request, here);
  const edited = languageOf(textOf(form, 'language'));
  // The button of another language names it: 'publish:ms'. Every button of the page sends the edited text.
  const [intent = '', named] = textOf(form, 'intent').split(':');
  const target = named ? languageOf(named) : edited;
  const entryId = Number(params.id);
  const save = async () => {
    if (!form.has('title')) return;
    const entry = await editedEntry(app, actor, { entryId, language });
    const request = saveRequestOf(form, entry, edited);
    const picture = await uploadOf(form, 'newImage');
    // A new picture replaces the chosen one.
    if (picture.bytes.length > 0 && request.shared) request.shared.imageId = await addImage(app, actor, picture);
    // If the step is refused afterwards, the form is shown with the saved revision.
    form.set('revision', String(await saveEntry(app, actor, request)));
    await dropSaved(app, actor, { record: textRecord(entryId, edited), form });
  };
  const outcome = await consoleAction({ form, language }, async () => {
    if (intent === 'delete') return moveToTrash(app, actor, entryId);
    if (intent === 'move') return changeSlug(app, actor, { entryId, slug: textOf(form, 'slug', 200).toLowerCase() });
    const step = formSteps.find((name) => name === intent);
    if (!step || (stepsOfText as readonly string[]).includes(step)) await save();
    if (!step) return undefined;
    const at = readTyped('instant', textOf(form, `at-${target}`) || textOf(form, 'at')) as StepRequest['at'];
    await takeStep(app, actor, { entryId, language: target, step, at });
    if (!(stepsOfText as readonly string[]).includes(step)) await save();
    return undefined;
  });
  if (!('done' in outcome)) return outcome;
  if (intent === 'delete') throw redirect(localPath('/staff/content/trash?done=deleted', language));
  const done = intent === 'save' ? '&done=saved' : intent === 'edit' ? '' : '&done=step';
  const next = intent === 'edit' ? target : edited;
  throw redirect(localPath(`/staff/content/${entryId}?language=${next}${done}`, language));
}

const doneWords: Partial<Record<string, () => string>> = {
  saved: m.content_saved,
  restored: m.content_trash_restored,
};

/** The errors of the kind's own fields with the field's name, by the id of the control. */
function namedFaults(faults: Record<string, string>, kind: Kind): Record<string, string> {
  const labels = new Map((editorFields[kind] ?? []).map(({ name, label = name }) => [name, label]));
  return Object.fromEntries(
    Object.entries(faults).map(([name, message]) => {
      const label = labels.get(name);
      return label ? [`own.${name}`, `${kindFieldLabels[label]?.() ?? name}: ${message}`] : [name, message];
    }),
  );
}

/** One entry: the state of each language, the edited texts beside the English ones, and the shared fields. */
export default function ContentEdit({ loaderData, actionData }: Route.ComponentProps) {
  const { entry, edited, done, others, note, unsaved, typed } = loaderData;
  const refusal = actionData?.refusal;
  const english = entry.texts.find(({ language }) => language === 'en');
  const text = entry.texts.find(({ language }) => language === edited);
  const isPublic = english?.isShown && entry.address;
  return (
    <AdminPage
      title={english?.title || entry.slug}
      intro={`${kindWords[entry.kind]()} · ${entry.address ?? entry.slug}`}
      back={{ label: m.content_desk(), href: '/staff/content' }}
      actions={
        <>
          {isPublic ? (
            <ButtonLink href={entry.address ?? '/'} variant="quiet">
              {m.content_see_public()}
            </ButtonLink>
          ) : null}
          {hasDownloads(entry.kind) ? (
            <ButtonLink href={`/staff/content/${entry.id}/documents`} variant="secondary">
              {m.documents_open()}
            </ButtonLink>
          ) : null}
          {recordingField(entry.kind) ? (
            <ButtonLink href={`/staff/content/${entry.id}/recording`} variant="secondary">
              {m.recordings_open()}
            </ButtonLink>
          ) : null}
          <ButtonLink href={`/staff/content/${entry.id}/versions?language=${edited}`} variant="secondary">
            {m.content_versions()}
          </ButtonLink>
          <ButtonLink href={`/staff/content/${entry.id}/preview?language=${edited}`} variant="secondary">
            {m.content_preview()}
          </ButtonLink>
        </>
      }
    >
      <AlsoOpen address={`/staff/content/${entry.id}/open`} others={others} />
      {done && !refusal ? (
        <div className="mb-6">
          <Notice tone="success">{(doneWords[done] ?? m.content_done_step)()}</Notice>
        </div>
      ) : null}
      <RefusalSummary refusal={refusal && { ...refusal, fields: namedFaults(refusal.fields, entry.kind) }} />
      {refusal ? null : <UnsavedOffer unsaved={unsaved} />}
      {note ? (
        <div className="mb-6">
          <Notice tone="warning" title={`${languageWords[edited]()}: ${m.proposal_sent_back()}`}>
            <p className="mt-1 whitespace-pre-line">{note}</p>
          </Notice>
        </div>
      ) : null}
      {/* Enter in a field presses the first button of its form: it must save and never publish. */}
      <button form={entryFormId} name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <EntryStates entry={entry} error={refusal?.fields['at']} />
      <nav aria-label={m.content_texts()} className="mb-5 flex flex-wrap gap-2">
        {entry.texts.map(({ language }) => (
          <button
            key={language}
            form={entryFormId}
            name="intent"
            value={`edit:${language}`}
            aria-current={language === edited ? 'page' : undefined}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-soft border-2 border-line bg-white px-4 font-semibold aria-[current=page]:border-teal aria-[current=page]:bg-pale"
          >
            {languageWords[language]()}
          </button>
        ))}
      </nav>
      {text && english ? (
        <EntryForm
          key={edited}
          entry={entry}
          text={text}
          english={english}
          refusal={refusal ?? (typed ? { fields: {}, typed } : undefined)}
          state={formState(refusal, unsaved)}
        />
      ) : null}
      <MoveForm entry={entry} refusal={refusal} />
      {entry.mayDelete ? <DeleteDraft /> : null}
    </AdminPage>
  );
}
