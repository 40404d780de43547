import { Field, TextArea, TextField } from '#src/design/form/field.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import type { ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { CheckedText } from '#src/features/publishing/entries/ui/text/checked-text.tsx';
import { m } from '#src/paraglide/messages.js';
import type { PackageDraft } from '../draft/package-draft.schema.ts';
import { textsOf, translatedCount } from '../draft/package-form.rules.ts';
import { languageNames } from './packages-admin.words.ts';

interface TranslationFieldsProps {
  item: PackageDraft;
  language: 'ms' | 'zh';
  refusal: ActionRefusal | undefined;
}

/** Every text of the package in one other language, each below its English text. An empty one is shown in English. */
export function TranslationFields({ item, language, refusal }: TranslationFieldsProps) {
  const { done, all } = translatedCount(item, language);
  return (
    <AdminSection
      id="words"
      title={m.package_admin_words_in({ language: languageNames[language] })}
      intro={m.package_admin_words_hint({ done, all })}
    >
      <div className="grid gap-5">
        {textsOf(item).map(({ name, isLong, text }) => {
          const field = {
            name,
            label: text.en,
            defaultValue: refusal?.typed[name] ?? text[language] ?? '',
            error: refusal?.fields[name],
          };
          return (
            <CheckedText key={name} text={field.defaultValue} language={language} isAdvertisement>
              {!isLong ? (
                <TextField {...field} maxLength={400} />
              ) : name === 'about' ? (
                <LongText english={text.en} field={field} />
              ) : (
                <TextArea {...field} rows={3} maxLength={500} />
              )}
            </CheckedText>
          );
        })}
      </div>
    </AdminSection>
  );
}

/** A long text: its English paragraphs are too long for a label, so they are above the field. */
function LongText({
  english,
  field: { name, defaultValue, error },
}: {
  english: string;
  field: { name: string; defaultValue: string; error: string | undefined };
}) {
  return (
    <div>
      <Field label={m.package_admin_about()} name={name} hint={m.package_admin_about_hint()} error={error}>
        <div lang="en" className="mb-2 rounded-soft bg-mist p-3 whitespace-pre-line text-muted">
          {english}
        </div>
        <textarea
          id={name}
          name={name}
          rows={10}
          maxLength={6_000}
          defaultValue={defaultValue}
          className="block w-full rounded-soft border-2 border-field bg-white px-3 py-2 text-ink hover:border-teal"
        />
      </Field>
    </div>
  );
}
