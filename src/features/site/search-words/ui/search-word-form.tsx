import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { SelectField, TextField, type Option } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';
import { languages } from '#src/shared/languages.ts';
import { languageWords } from './search-word-words.ts';

export interface TypedWord {
  phrase: string;
  language: string;
  speciality: string;
  meaning: string;
}

interface Props {
  typed: TypedWord;
  errors: Partial<Record<string, string>>;
  specialities: readonly Option[];
}

/** A search word and its meaning; the button shows the pages that people will find. */
export function SearchWordForm({ typed, errors, specialities }: Props) {
  return (
    <CsrfForm className="grid max-w-2xl gap-4">
      <TextField
        name="phrase"
        label={m.search_words_phrase()}
        hint={m.search_words_phrase_hint()}
        defaultValue={typed.phrase}
        error={errors['phrase']}
        maxLength={60}
        autoComplete="off"
        required
      />
      <SelectField
        name="language"
        label={m.search_words_language()}
        options={languages.map((value) => ({ value, label: languageWords[value]() }))}
        defaultValue={typed.language}
        error={errors['language']}
      />
      <fieldset className="grid gap-4 rounded-soft border border-line p-4">
        <legend className="px-1 font-semibold text-deep">{m.search_words_leads_to()}</legend>
        <TextField
          name="meaning"
          label={m.search_words_meaning()}
          hint={m.search_words_meaning_hint()}
          defaultValue={typed.meaning}
          error={errors['meaning']}
          maxLength={100}
          autoComplete="off"
        />
        <SelectField
          name="speciality"
          label={m.search_words_speciality()}
          options={specialities}
          emptyLabel={m.search_words_no_speciality()}
          defaultValue={typed.speciality}
          error={errors['speciality']}
        />
      </fieldset>
      <div>
        <Button name="intent" value="check">
          {m.search_words_check()}
        </Button>
      </div>
    </CsrfForm>
  );
}
