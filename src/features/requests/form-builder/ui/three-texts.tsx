import { TextArea, TextField } from '#src/design/form/field.tsx';
import { builderField } from '#src/features/requests/forms/custom/custom-form.rules.ts';
import type { ThreeTexts as Texts } from '#src/features/requests/forms/custom/custom-form.schema.ts';
import { languages } from '#src/shared/languages.ts';
import { inLanguage } from './builder-words.ts';

interface ThreeTextsProps {
  label: string;
  hint?: string;
  name: string;
  /** The number of the part; absent for the form's own texts. */
  place?: number;
  texts: Texts;
  errors: Readonly<Record<string, string>>;
  /** Absent: one line. */
  rows?: number;
}

/** One text in the three languages, side by side on a wide screen. */
export function ThreeTexts({ label, hint, name, place, texts, errors, rows }: ThreeTextsProps) {
  return (
    <div className="grid gap-4 lg:grid-cols-3">
      {languages.map((language) => {
        const field = builderField(name, language, ...(place === undefined ? [] : [place]));
        const shared = {
          name: field,
          label: inLanguage(label, language),
          hint: language === 'en' ? hint : undefined,
          error: errors[field],
          defaultValue: texts[language],
        };
        return rows ? (
          <TextArea key={language} {...shared} rows={rows} className="self-end" />
        ) : (
          <TextField key={language} {...shared} className="self-end" />
        );
      })}
    </div>
  );
}
