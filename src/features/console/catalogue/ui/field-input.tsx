import type { ReactNode } from 'react';
import { CheckboxField, SelectField, TextArea, TextField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CheckedText } from '#src/features/publishing/entries/ui/text/checked-text.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { languages } from '#src/shared/languages.ts';
import { snakeCase, type CatalogueField, type CatalogueInputs } from '../fields/catalogue-fields.ts';
import { catalogueList } from '../lists/catalogue-lists.ts';
import { languageLabel, said } from './catalogue-words.ts';
import { CheckboxList, DrawingChoice, FieldGroup, type Choice } from './choice-inputs.tsx';
import { ColourInput, LogoInput } from './brand-inputs.tsx';
import { PlaceOnMap } from './place-on-map.tsx';
import { PlaceRows } from './place-rows.tsx';

interface FieldInputProps {
  field: CatalogueField;
  inputs: CatalogueInputs;
  errors: Record<string, string>;
  /** Choices of a reference. */
  choices: readonly Choice[];
  /** Values that another person saved meanwhile, by input. */
  meanwhile?: CatalogueInputs;
}

/** One field of an item with its label, its error and, after a conflict, the other person's value. */
export function CatalogueFieldInput({ field, inputs, errors, choices, meanwhile = {} }: FieldInputProps) {
  const name = snakeCase(field.name);
  const isWide = ['local', 'localLines', 'places', 'choices', 'refs', 'lines', 'qualifications'].includes(field.kind);
  const isDrawn = field.kind === 'choice' && field.drawings;
  const other = meanwhile[name];
  // Nothing can be chosen yet, because the other list has no items.
  const first = field.kind === 'places' ? 'hospitals' : 'list' in field ? field.list : undefined;
  const isPlace = field.kind === 'number' && field.isPlace;
  return (
    <>
      <div className={isWide || isDrawn ? 'md:col-span-2' : 'min-w-0'}>
        {field.kind === 'local' || field.kind === 'localLines' ? (
          <LocalInputs field={field} inputs={inputs} errors={errors} meanwhile={meanwhile} />
        ) : (
          <SingleInput field={field} name={name} value={inputs[name] ?? ''} error={errors[name]} choices={choices} />
        )}
        {other !== undefined && <Meanwhile>{other}</Meanwhile>}
        {first && choices.length === 0 && (
          <SiteLink href={`/staff/catalogue/${first}/new`} className="inline-flex min-h-11 items-center font-semibold">
            {said(catalogueList(first).newTitle)}
          </SiteLink>
        )}
      </div>
      {isPlace ? <PlaceOnMap latitude="latitude" longitude={name} /> : null}
    </>
  );
}

function Meanwhile({ children }: { children: string }) {
  return (
    <p className="mt-1 whitespace-pre-line rounded-soft border border-gold bg-cream px-3 py-2 text-[0.9375rem]">
      {m.catalogue_meanwhile({ words: children })}
    </p>
  );
}

interface SingleProps {
  field: CatalogueField;
  name: string;
  value: string;
  error: string | undefined;
  choices: readonly Choice[];
}

function SingleInput({ field, name, value, error, choices }: SingleProps): ReactNode {
  const shared = {
    name,
    label: said(field.label),
    error,
    ...(field.hint ? { hint: said(field.hint) } : {}),
  };
  const own =
    field.kind === 'choice' || field.kind === 'choices'
      ? field.choices.map((choice) => ({ value: choice.value, label: choice.label(getLocale()) }))
      : choices;
  switch (field.kind) {
    case 'flag':
      return <CheckboxField name={name} label={shared.label} defaultChecked={value === 'yes'} error={error} />;
    case 'places':
      return <PlaceRows {...shared} value={value} hospitals={choices} />;
    case 'lines':
    case 'qualifications':
      return <TextArea {...shared} rows={4} defaultValue={value} />;
    case 'choices':
      return <CheckboxList {...shared} value={value} choices={own} />;
    case 'refs':
      return <CheckboxList {...shared} value={value} choices={own} hasMain={!field.isOptional && !field.isUnordered} />;
    case 'choice':
      if (field.drawings) return <DrawingChoice {...shared} value={value} choices={own} drawings={field.drawings} />;
      return <SelectField {...shared} options={own} defaultValue={value} emptyLabel={m.catalogue_choose()} />;
    case 'ref':
      return <SelectField {...shared} options={own} defaultValue={value} emptyLabel={m.catalogue_choose()} />;
    case 'date':
      return <TextField {...shared} type="date" defaultValue={value} />;
    case 'logo':
      return <LogoInput {...shared} value={value} />;
    case 'number':
      return <TextField {...shared} inputMode={field.isDecimal ? 'decimal' : 'numeric'} defaultValue={value} />;
    case 'text':
      if (field.format === 'colour') return <ColourInput {...shared} value={value} />;
      return <TextField {...shared} defaultValue={value} maxLength={field.max} />;
    default:
      return <TextField {...shared} defaultValue={value} maxLength={80} />;
  }
}

/** The height of a text area: running text, lines of sentences, or lines of a few words. */
function rowsOf(field: CatalogueField): number {
  if (field.kind === 'local') return field.max > 1_500 ? 10 : 4;
  return field.kind === 'localLines' && field.isPairs ? 8 : 6;
}

/** The texts of one field in three languages, side by side on wide screens. */
function LocalInputs({
  field,
  inputs,
  errors,
  meanwhile,
}: Pick<FieldInputProps, 'field' | 'inputs' | 'errors'> & { meanwhile: CatalogueInputs }) {
  const isLong = field.kind === 'localLines' || (field.kind === 'local' && field.isLong);
  const rows = rowsOf(field);
  return (
    <FieldGroup
      label={said(field.label)}
      hint={[field.hint ? said(field.hint) : '', m.catalogue_language_hint()].filter(Boolean).join(' ')}
    >
      <div className="grid gap-4 lg:grid-cols-3">
        {languages.map((language) => {
          const name = `${snakeCase(field.name)}_${language}`;
          const shared = {
            name,
            label: languageLabel(language),
            error: errors[name],
            defaultValue: inputs[name] ?? '',
          };
          const other = meanwhile[name];
          return (
            <div key={language} lang={language} className="min-w-0">
              <CheckedText text={shared.defaultValue} language={language} isAdvertisement>
                {isLong ? <TextArea {...shared} rows={rows} /> : <TextField {...shared} />}
              </CheckedText>
              {other !== undefined && <Meanwhile>{other}</Meanwhile>}
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}
