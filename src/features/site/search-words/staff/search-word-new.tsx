import { redirect } from 'react-router';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { languages } from '#src/shared/languages.ts';
import { addSearchWord, checkSearchWord } from '../change-search-words.server.ts';
import { specialityChoices } from '../search-word-lists.server.ts';
import { FoundPages } from '../ui/found-pages.tsx';
import { SearchWordForm } from '../ui/search-word-form.tsx';
import type { Route } from './+types/search-word-new';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  return consoleLoad(async () => ({
    specialities: await specialityChoices(app, actor, language),
    // From the list of searches without result: the word and the language in which it was searched for.
    word: (query.get('word') ?? '').slice(0, 60),
    language: languages.find((known) => known === query.get('language')) ?? language,
  }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const word = {
    phrase: textOf(form, 'phrase', 200),
    language: textOf(form, 'language', 2),
    speciality: textOf(form, 'speciality', 100),
    meaning: textOf(form, 'meaning', 100),
  };
  const outcome = await consoleAction({ form, language }, async () => {
    if (textOf(form, 'intent', 10) !== 'add') return { word, checked: await checkSearchWord(app, actor, word) };
    await addSearchWord(app, actor, word);
    return null;
  });
  if (!('done' in outcome) || outcome.done) return outcome;
  throw redirect(`${localPath('/staff/search-words/added', language)}?done=added`);
}

/** A new search word: its meaning is chosen, then the resulting pages are shown, then it is added. */
export default function SearchWordNew({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined;
  const done = actionData && 'done' in actionData ? actionData.done : null;
  const typed = refusal?.typed ?? done?.word;
  return (
    <AdminPage
      title={m.search_words_new()}
      intro={m.search_words_new_intro()}
      back={{ label: m.search_words_desk(), href: '/staff/search-words' }}
    >
      <RefusalSummary refusal={refusal} />
      {done && <FoundPages checked={done.checked} />}
      <AdminSection id="word" title={done ? m.search_words_change() : m.search_words_word()}>
        <SearchWordForm
          typed={{
            phrase: typed?.['phrase'] ?? loaderData.word,
            language: typed?.['language'] ?? loaderData.language,
            speciality: typed?.['speciality'] ?? '',
            meaning: typed?.['meaning'] ?? '',
          }}
          errors={refusal?.fields ?? {}}
          specialities={loaderData.specialities}
        />
      </AdminSection>
    </AdminPage>
  );
}
