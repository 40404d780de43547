import { CheckboxField, SelectField, TextField } from '#src/design/form/field.tsx';
import { builderField, isStatic } from '#src/features/requests/forms/custom/custom-form.rules.ts';
import { partKinds, patternNames, type FormPart } from '#src/features/requests/forms/custom/custom-form.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { kindWords, patternWords } from './builder-words.ts';
import { ThreeTexts } from './three-texts.tsx';

export interface PartFieldsProps {
  part: FormPart;
  /** Its number in the form, from 1. */
  place: number;
  errors: Readonly<Record<string, string>>;
}

/** The fields of one part: its kind, its words in three languages, and the checks of its kind. */
export function PartFields({ part, place, errors }: PartFieldsProps) {
  const shared = { place, errors };
  const isQuestion = !isStatic(part);
  return (
    <div className="grid gap-4 pt-1 pb-5">
      <SelectField
        {...named('kind', place, errors)}
        className="max-w-md"
        label={m.custom_forms_kind()}
        hint={m.custom_forms_kind_hint()}
        defaultValue={part.kind}
        options={partKinds.map((kind) => ({ value: kind, label: kindWords[kind]() }))}
      />
      <ThreeTexts
        {...shared}
        name="label"
        label={isQuestion ? m.custom_forms_question() : m.custom_forms_words()}
        texts={part.label}
        {...(part.kind === 'paragraph' ? { rows: 3 } : {})}
      />
      {isQuestion && <ThreeTexts {...shared} name="hint" label={m.custom_forms_hint()} texts={part.hint} />}
      {['radio', 'choice', 'choices'].includes(part.kind) && (
        <ThreeTexts
          {...shared}
          name="options"
          label={m.custom_forms_options()}
          hint={m.custom_forms_options_hint()}
          texts={part.options}
          rows={5}
        />
      )}
      <Limits part={part} place={place} errors={errors} />
      {isQuestion && <Ticks part={part} place={place} errors={errors} />}
    </div>
  );
}

function named(name: string, place: number, errors: PartFieldsProps['errors']) {
  const field = builderField(name, place);
  return { name: field, error: errors[field] };
}

const limitWords: Partial<Record<FormPart['kind'], { min: () => string; max: () => string; hint?: () => string }>> = {
  text: { min: m.custom_forms_shortest, max: m.custom_forms_longest },
  long_text: { min: m.custom_forms_shortest, max: m.custom_forms_longest },
  number: { min: m.custom_forms_smallest, max: m.custom_forms_largest },
  date: { min: m.custom_forms_first_day, max: m.custom_forms_last_date, hint: m.custom_forms_day_hint },
};

function Limits({ part, place, errors }: PartFieldsProps) {
  const words = limitWords[part.kind];
  if (!words) return null;
  const shared = part.kind === 'date' ? { hint: words.hint?.() } : { inputMode: 'numeric' as const };
  return (
    <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <TextField
        {...named('min', place, errors)}
        {...shared}
        label={words.min()}
        defaultValue={part.min}
        maxLength={10}
      />
      <TextField
        {...named('max', place, errors)}
        {...shared}
        label={words.max()}
        defaultValue={part.max}
        maxLength={10}
      />
      {part.kind === 'text' && (
        <SelectField
          {...named('pattern', place, errors)}
          label={m.custom_forms_pattern()}
          defaultValue={part.pattern}
          emptyLabel={m.custom_forms_pattern_any()}
          options={patternNames.map((name) => ({ value: name, label: patternWords[name]() }))}
        />
      )}
    </div>
  );
}

function Ticks({ part, place, errors }: PartFieldsProps) {
  const sender = { text: m.custom_forms_is_name, email: m.custom_forms_is_confirmed }[part.kind as 'text'];
  return (
    <div>
      <CheckboxField
        {...named('isRequired', place, errors)}
        label={m.custom_forms_required()}
        defaultChecked={part.isRequired}
      />
      {sender && (
        <CheckboxField {...named('isSender', place, errors)} label={sender()} defaultChecked={part.isSender} />
      )}
    </div>
  );
}
