import { Field, SelectField, TextArea, TextField } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';
import type { ControlType, EditorField } from '../fields/editor-fields.rules.ts';
import { SceneField } from '#src/features/publishing/entries/ui/pictures/scene-field.tsx';
import type { PictureChoice } from '#src/features/publishing/media-library/ui/picture-field.tsx';
import { BlocksField } from './blocks/blocks-field.tsx';
import { choiceWords } from '../fields/choice-words.rules.ts';
import { kindFieldLabels } from '../fields/kind-field-words.rules.ts';

export interface ControlChoices {
  hospitals: readonly { slug: string; name: string }[];
  specialities: readonly { slug: string; name: string }[];
  packageTypes: readonly { slug: string; name: string }[];
  forms: readonly { slug: string; name: string }[];
  pictures: readonly PictureChoice[];
}

interface KindFieldControlProps {
  field: EditorField;
  choices: ControlChoices;
  value: string;
  error: string | undefined;
  /** The English value, for a translation. */
  english?: string | undefined;
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

const hintsByName: Record<string, () => string> = {
  movedTo: m.landing_moved_to_hint,
  emergencyCall: m.content_own_emergency_call_hint,
};

/** The control of one of the kind's own fields. */
export function KindFieldControl({ field, choices, value, error, english }: KindFieldControlProps) {
  const { name, label, type, isRequired } = field;
  const hint = [isRequired ? m.content_field_required_hint() : '', (hintsByName[name] ?? hints[type])?.() ?? '']
    .filter(Boolean)
    .join(' ');
  const shared = {
    label: kindFieldLabels[label ?? name]?.() ?? name,
    name: `own.${name}`,
    hint: hint || undefined,
    error,
  };
  const options = optionsOf(type, choices);
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
    case 'blocks':
      return <BlocksField {...shared} value={value} choices={choices} english={english} />;
    case 'scene':
      return <SceneField {...shared} value={value} emptyLabel={m.content_scene_by_topic()} />;
    default:
      return options ? (
        <SelectField
          {...shared}
          {...(options.otherwise ? {} : { emptyLabel: '—' })}
          defaultValue={value || field.otherwise || options.otherwise}
          options={options.all}
        />
      ) : (
        <TextField {...shared} defaultValue={value} />
      );
  }
}

interface Options {
  all: { value: string; label: string }[];
  /**
   * The choice that is preselected where the field has no value. If absent, the control also offers an empty choice.
   */
  otherwise?: string;
}

const namedChoices = (choices: readonly { slug: string; name: string }[]) =>
  choices.map(({ slug, name }) => ({ value: slug, label: name }));

/** What is chosen where a field has no value. */
const otherwise: Partial<Record<ControlType, string>> = { language: 'en', yes_no: 'no', employment: 'full_time' };

/** The choices of a field that is chosen from a list; undefined for one that is typed. */
function optionsOf(type: ControlType, { hospitals, specialities }: ControlChoices): Options | undefined {
  if (type === 'hospital') return { all: namedChoices(hospitals) };
  if (type === 'speciality') return { all: namedChoices(specialities) };
  const words = choiceWords[type];
  if (!words) return undefined;
  const all = Object.entries(words).map(([value, label]) => ({ value, label: label() }));
  const preset = otherwise[type];
  return preset ? { all, otherwise: preset } : { all };
}
