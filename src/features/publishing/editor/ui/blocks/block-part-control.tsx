import type { InputHTMLAttributes } from 'react';
import { Field } from '#src/design/form/field.tsx';
import { sceneNames } from '#src/design/pictures/scene-names.ts';
import { m } from '#src/paraglide/messages.js';
import { cardIcons } from '#src/features/publishing/entries/landing-blocks/card-choices.schema.ts';
import {
  listLengths,
  pictureSides,
  type BlockFault,
} from '#src/features/publishing/entries/landing-blocks/landing-blocks.schema.ts';
import { sceneLabels } from '#src/features/publishing/entries/ui/pictures/scene-words.ts';
import type { PictureChoice } from '#src/features/publishing/media-library/ui/picture-field.tsx';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';
import { faultWords, type BlockPart, type PartType } from './block-parts.ts';
import { iconWords } from '../card-words.ts';
import { RichTextEditor } from '../text-editor/rich-text-editor.tsx';

export interface BlockChoices {
  hospitals: readonly { slug: string; name: string }[];
  specialities: readonly { slug: string; name: string }[];
  packageTypes: readonly { slug: string; name: string }[];
  /** Forms built by staff that are open. */
  forms: readonly { slug: string; name: string }[];
  /** The newest pictures of the library. */
  pictures: readonly PictureChoice[];
}

interface BlockPartControlProps {
  part: BlockPart;
  /** The control's id, unique on the page. */
  id: string;
  value: string;
  fault: BlockFault | undefined;
  choices: BlockChoices;
  onChange(value: string): void;
}

const control = 'block w-full min-h-12 rounded-soft border-2 bg-white px-3 py-2 leading-snug text-ink';

/** The control of one field of a block. It has no name: the form sends all blocks as one value. */
export function BlockPartControl({ part, id, value, fault, choices, onChange }: BlockPartControlProps) {
  const label = part.label();
  const hint = part.hint?.();
  const error = fault && faultWords[fault]();
  const shared = {
    id,
    value,
    className: `${control} ${error ? 'border-error' : 'border-field hover:border-teal'}`,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  const options = optionsOf(part.type, choices);
  if (part.type === 'html')
    return (
      <div
        id={id}
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement && target.type === 'hidden') onChange(target.value);
        }}
      >
        {/* Texts in blocks have no pictures, because pictures have a block of their own. */}
        <RichTextEditor label={label} name={id} html={value} error={error} language={getLocale()} />
      </div>
    );
  return (
    <Field label={label} name={id} hint={hint} error={error}>
      {options ? (
        <select {...shared}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : part.type === 'text' ? (
        <textarea {...shared} rows={4} maxLength={3_000} />
      ) : part.type === 'picture' ? (
        <PictureNumber {...shared} pictures={choices.pictures} />
      ) : (
        <input {...shared} inputMode={inputModes[part.type]} maxLength={300} />
      )}
    </Field>
  );
}

const inputModes: Partial<Record<PartType, 'tel'>> = { phone: 'tel' };

/** The number of a picture, with the newest ones to choose from and the chosen one beside it. */
function PictureNumber({ pictures, ...input }: InputHTMLAttributes<HTMLInputElement> & Pick<BlockChoices, 'pictures'>) {
  const chosen = pictures.find(({ id }) => String(id) === input.value);
  return (
    <span className="flex items-start gap-3">
      <input {...input} inputMode="numeric" maxLength={9} list={`${input.id}-pictures`} />
      <datalist id={`${input.id}-pictures`}>
        {pictures.map(({ id, alt }) => (
          <option key={id} value={id}>
            {localText(alt, getLocale()).text}
          </option>
        ))}
      </datalist>
      {chosen ? (
        <img
          src={`/media/${chosen.id}/${chosen.widths[0]}.webp`}
          alt={localText(chosen.alt, getLocale()).text}
          width={150}
          height={100}
          className="aspect-[3/2] w-28 shrink-0 rounded-soft object-cover"
        />
      ) : null}
    </span>
  );
}

interface Option {
  value: string;
  label: string;
}
const named = (all: readonly { slug: string; name: string }[]): Option[] => [
  { value: '', label: m.landing_part_any() },
  ...all.map(({ slug, name }) => ({ value: slug, label: name })),
];
const none: Option = { value: '', label: '—' };

/** The choices of a part; undefined for one that is typed. */
function optionsOf(
  type: PartType,
  { hospitals, specialities, packageTypes, forms }: BlockChoices,
): Option[] | undefined {
  switch (type) {
    case 'hospital':
      return named(hospitals);
    case 'speciality':
      return named(specialities);
    case 'packageType':
      return named(packageTypes);
    case 'form':
      return [none, ...forms.map(({ slug, name }) => ({ value: slug, label: name }))];
    case 'most':
      return listLengths.map((value) => ({ value, label: value }));
    case 'side':
      return pictureSides
        .toReversed()
        .map((value) => ({ value, label: value === 'left' ? m.landing_side_left() : m.landing_side_right() }));
    case 'icon':
      return [none, ...cardIcons.map((value) => ({ value, label: iconWords[value]() }))];
    case 'scene':
      return [
        none,
        ...sceneNames
          .map((value) => ({ value, label: sceneLabels[value]() }))
          .toSorted((one, other) => one.label.localeCompare(other.label)),
      ];
    default:
      return undefined;
  }
}
