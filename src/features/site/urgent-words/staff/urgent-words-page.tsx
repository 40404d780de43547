import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { SelectField, TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { consoleLoad, consoleAction, textOf, type ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { importFileHref } from '#src/features/console/frame/list-state.rules.ts';
import { FileLinks, ImportLink } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { isUrgentConcept, urgentConcepts } from '#src/features/site/urgent-help/urgent-concepts.rules.ts';
import { conceptWords } from '#src/features/site/urgent-help/ui/concept-words.ts';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { addUrgentWord, removeUrgentWord, viewUrgentWords } from '../change-urgent-words.server.ts';
import { Misses } from './urgent-word-misses.tsx';
import type { Route } from './+types/urgent-words-page';
import { missesStoredDays } from '#src/features/site/search/typed-words/search-misses.rules.ts';

const path = '/staff/urgent-words';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const view = await consoleLoad(() => viewUrgentWords(app, actor));
  return { ...view, reader: language, said: new URL(request.url).searchParams.get('done') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const removed = textOf(form, 'remove', 200);
  const outcome = await consoleAction({ form, language }, async () => {
    if (removed) await removeUrgentWord(app, actor, removed);
    else await addUrgentWord(app, actor, wordIn(form));
  });
  if (!('done' in outcome)) return outcome;
  throw redirect(`${localPath(path, language)}?done=${removed ? 'removed' : 'added'}`);
}

/** The word of the form, or the search whose button was pressed ('ms:kata'). */
function wordIn(form: FormData) {
  const [, language, phrase] = /^(en|ms|zh):(.*)$/s.exec(textOf(form, 'miss', 200)) ?? [];
  if (language && phrase) return { phrase, language, concept: textOf(form, 'missConcept', 40) };
  return {
    phrase: textOf(form, 'phrase', 200),
    language: textOf(form, 'language', 2),
    concept: textOf(form, 'concept', 40),
  };
}

/** Urgent words that staff added, and searches without result, which show what is missing. */
export default function UrgentWordsPage({
  loaderData: { words, misses, reader, said },
  actionData,
}: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage
      title={m.urgent_desk()}
      intro={m.urgent_desk_intro()}
      actions={
        <>
          <FileLinks importHref={importFileHref('urgent-words')} />
          <ImportLink list="urgent-words" />
        </>
      }
    >
      {said && !refusal && (
        <div className="mb-6">
          <Notice tone="success">{said === 'removed' ? m.urgent_desk_removed() : m.urgent_desk_added()}</Notice>
        </div>
      )}
      <RefusalSummary refusal={refusal} />
      <AdminSection id="add" title={m.urgent_desk_new()}>
        <NewWord refusal={refusal} reader={reader} />
      </AdminSection>
      <AdminSection
        id="misses"
        title={m.urgent_desk_misses()}
        intro={m.urgent_desk_misses_intro({ days: missesStoredDays })}
      >
        <Misses misses={misses} reader={reader} options={conceptOptions()} />
      </AdminSection>
      <AdminSection id="words" title={m.urgent_desk_list()}>
        {words.length === 0 ? <p>{m.urgent_desk_none()}</p> : <AddedWords words={words} />}
      </AdminSection>
    </AdminPage>
  );
}

const languageWords: Record<Language, () => string> = {
  en: m.content_language_en,
  ms: m.content_language_ms,
  zh: m.content_language_zh,
};

const conceptOptions = () => urgentConcepts.map((value) => ({ value, label: conceptWords[value].title() }));

function NewWord({ refusal, reader }: { refusal: ActionRefusal | undefined; reader: Language }) {
  return (
    <CsrfForm className="grid max-w-2xl gap-4">
      <TextField
        name="phrase"
        label={m.urgent_desk_phrase()}
        hint={m.urgent_desk_phrase_hint()}
        defaultValue={refusal?.typed.phrase}
        error={refusal?.fields.phrase}
        maxLength={60}
        autoComplete="off"
        required
      />
      <SelectField
        name="language"
        label={m.urgent_desk_language()}
        options={languages.map((value) => ({ value, label: languageWords[value]() }))}
        defaultValue={refusal?.typed.language ?? reader}
      />
      <SelectField
        name="concept"
        label={m.urgent_desk_concept()}
        options={conceptOptions()}
        emptyLabel={m.forms_please_choose()}
        defaultValue={refusal?.typed.concept}
        error={refusal?.fields.concept}
        required
      />
      <div>
        <Button>{m.urgent_desk_add()}</Button>
      </div>
    </CsrfForm>
  );
}

type Word = Awaited<ReturnType<typeof viewUrgentWords>>['words'][number];

function AddedWords({ words }: { words: readonly Word[] }) {
  return (
    <ul className="divide-y divide-line">
      {words.map(({ phrase, language, urgentConcept }) => (
        <li key={phrase} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
          <span>
            <span className="font-semibold" lang={language ?? undefined}>
              {phrase}
            </span>
            <span className="block text-muted">
              {language ? `${languageWords[language]()} · ` : ''}
              {isUrgentConcept(urgentConcept) ? conceptWords[urgentConcept].title() : ''}
            </span>
          </span>
          <CsrfForm>
            <Button variant="danger" name="remove" value={phrase}>
              {m.urgent_desk_remove({ phrase })}
            </Button>
          </CsrfForm>
        </li>
      ))}
    </ul>
  );
}
