import { CheckboxField, SelectField, TextArea, TextField } from '#src/design/form/field.tsx';
import { UnitField } from '#src/design/form/unit-field.tsx';
import { m } from '#src/paraglide/messages.js';
import { isList, type ListField, type SettingField } from '../setting-control.schema.ts';
import { inRow, removal, rowNumbers } from '../setting-list.rules.ts';
import { choiceWords, fieldHint, fieldLabel, unitWords } from './setting-words.ts';

interface SettingInputProps {
  field: SettingField;
  typed: Record<string, string>;
  errors: Record<string, string>;
}

/** The control of one field of a setting; for a list, its rows and an empty one for a new row. */
export function SettingInput({ field, typed, errors }: SettingInputProps) {
  if (isList(field)) return <SettingList list={field} typed={typed} errors={errors} />;
  const { path, kind, unit, choices = [], isOptional, isNullable, mayBeEmpty } = field;
  const shared = {
    name: path,
    label: fieldLabel(path),
    hint: fieldHint(path),
    defaultValue: typed[path],
    error: errors[path],
  };
  if (kind === 'rows' || kind === 'words' || kind === 'long')
    return <TextArea {...shared} rows={kind === 'long' ? 3 : 5} />;
  if (kind === 'choice')
    return (
      <SelectField {...shared} options={choices.map((value) => ({ value, label: choiceWords[value]?.() ?? value }))} />
    );
  if (kind === 'date') return <TextField {...shared} type="date" />;
  // A row may be left empty: the server says what a filled one lacks.
  const required = !isOptional && !isNullable && !mayBeEmpty && !/\.\d+\./.test(path);
  if (kind === 'money' || unit === 'ringgit')
    return <UnitField {...shared} defaultValue={grouped(typed[path])} required={required} unit="RM" isUnitFirst />;
  if (unit) return <UnitField {...shared} required={required} unit={unitWords[unit]()} />;
  return (
    <TextField {...shared} required={required} {...(kind === 'number' ? { inputMode: 'numeric' as const } : {})} />
  );
}

/** An amount as it is read: '10,000.00'. What is no amount stays as it was typed. */
const grouped = (amount: string | undefined) =>
  amount && /^\d+(?:\.\d+)?$/.test(amount) ? amount.replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',') : amount;

function SettingList({ list, typed, errors }: { list: ListField } & Omit<SettingInputProps, 'field'>) {
  const numbers = rowNumbers(list.path, typed);
  const next = (numbers.at(-1) ?? -1) + 1;
  return (
    <fieldset className="rounded-soft border border-line p-4">
      <legend className="px-2 font-semibold text-deep">{fieldLabel(list.path)}</legend>
      <div className="grid gap-4">
        {[...numbers, next].map((index) => (
          <details key={index} open={hasError(`${list.path}.${index}.`, errors)} className="border-b border-line pb-3">
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
              {index === next ? m.settings_row_new() : rowName(list, index, typed)}
            </summary>
            <div className="mt-3 grid gap-4">
              {list.items.map((item) => (
                <SettingInput key={item.path} field={inRow(list, index, item)} typed={typed} errors={errors} />
              ))}
              {index === next ? null : (
                <CheckboxField
                  label={m.settings_row_remove()}
                  name={removal(list.path, index)}
                  value="yes"
                  defaultChecked={typed[removal(list.path, index)] === 'yes'}
                />
              )}
            </div>
          </details>
        ))}
      </div>
    </fieldset>
  );
}

const hasError = (start: string, errors: Record<string, string>) =>
  Object.keys(errors).some((name) => name.startsWith(start));

/** A row's name: its number and its first text with content. */
function rowName(list: ListField, index: number, typed: Record<string, string>): string {
  const texts = list.items.map((item) => ({ path: item.path, text: typed[inRow(list, index, item).path] ?? '' }));
  const named = texts.find(({ path, text }) => /^(?:name|title|category|en)/.test(path) && text) ?? texts[0];
  return `${index + 1}. ${named?.text ?? ''}`;
}
