import { Field, SelectField, TextArea, TextField } from '#src/design/field.tsx';
import { m } from '#src/paraglide/messages.js';
import type { ControlType, EditorField } from '../editor-fields.rules.ts';
import { kindFieldLabels } from './kind-field-words.ts';
import { SceneField } from './scene-field.tsx';

export interface ControlChoices {
  hospitals: readonly { slug: string; name: string }[];
}

interface KindFieldControlProps {
  field: EditorField;
  choices: ControlChoices;
  value: string;
  error: string | undefined;
}

const hints: Partial<Record<ControlType, () => string>> = {
  lines: m.content_field_lines_hint,
  chapters: m.content_field_chapters_hint,
  documents: m.content_field_documents_hint,
  references: m.content_field_references_hint,
  words: m.content_field_words_hint,
  hospitals: m.content_field_words_hint,
  scene: m.content_field_scene_hint,
};

/** The control of one of the kind's own fields. */
export function KindFieldControl({ field, choices, value, error }: KindFieldControlProps) {
  const { name, label, type, isRequired } = field;
  const hint = [isRequired ? m.content_field_required_hint() : '', hints[type]?.() ?? ''].filter(Boolean).join(' ');
  const shared = {
    label: kindFieldLabels[label ?? name]?.() ?? name,
    name: `own.${name}`,
    hint: hint || undefined,
    error,
  };
  switch (type) {
    case 'long':
      return <TextArea {...shared} rows={14} defaultValue={value} />;
    case 'lines':
    case 'chapters':
    case 'documents':
    case 'references':
      return <TextArea {...shared} rows={6} defaultValue={value} />;
    case 'number':
      return <TextField {...shared} type="number" inputMode="numeric" defaultValue={value} />;
    case 'date':
      return <TextField {...shared} type="date" defaultValue={value} />;
    case 'instant':
      return (
        <Field {...shared}>
          <input
            id={shared.name}
            name={shared.name}
            type="datetime-local"
            defaultValue={value}
            className="block min-h-12 w-full rounded-soft border-2 border-field bg-white px-3"
          />
        </Field>
      );
    case 'hospital':
      return (
        <SelectField
          {...shared}
          emptyLabel="—"
          defaultValue={value}
          options={choices.hospitals.map(({ slug, name: label }) => ({ value: slug, label }))}
        />
      );
    case 'gender':
      return (
        <SelectField
          {...shared}
          emptyLabel="—"
          defaultValue={value}
          options={[
            { value: 'female', label: m.content_gender_female() },
            { value: 'male', label: m.content_gender_male() },
          ]}
        />
      );
    case 'language':
      return (
        <SelectField
          {...shared}
          defaultValue={value || 'en'}
          options={[
            { value: 'en', label: m.content_language_en() },
            { value: 'ms', label: m.content_language_ms() },
            { value: 'zh', label: m.content_language_zh() },
          ]}
        />
      );
    case 'yes_no':
      return (
        <SelectField
          {...shared}
          defaultValue={value || 'no'}
          options={[
            { value: 'no', label: m.content_own_no() },
            { value: 'yes', label: m.content_own_yes() },
          ]}
        />
      );
    case 'scene':
      return <SceneField {...shared} value={value} />;
    case 'employment':
      return (
        <SelectField
          {...shared}
          defaultValue={value}
          options={[
            { value: 'full_time', label: m.content_own_full_time() },
            { value: 'part_time', label: m.content_own_part_time() },
            { value: 'contract', label: m.content_own_contract() },
          ]}
        />
      );
    default:
      return <TextField {...shared} defaultValue={value} />;
  }
}
