import { SelectField, TextField } from '#src/design/form/field.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { languages } from '#src/shared/languages.ts';
import { fieldName, longestAddress, longestHint, longestLabel } from '../menus.rules.ts';
import type { MenuItem } from '../menus.schema.ts';
import { languageName } from './menu-words.ts';

interface MenuItemRowProps {
  item: MenuItem;
  /** Its number in the form, from 1. */
  place: number;
  hasHint: boolean;
  /** The items under which it may be listed. */
  headings: readonly MenuItem[];
  isFirst: boolean;
  isLast: boolean;
  errors: Readonly<Record<string, string>>;
  /** The button that was just pressed on it, which keeps the focus. */
  step: string | null;
}

/** One item: its label and address, its fields in a disclosure below, and the buttons that move and remove it. */
export function MenuItemRow({ item, place, isFirst, isLast, errors, step, ...rest }: MenuItemRowProps) {
  const hasError = Object.keys(errors).some((name) => name.endsWith(`-${place}`));
  const name = item.label[getLocale()] || m.menus_item_new();
  return (
    <li className={`flex items-start gap-1 border-t border-line py-1 ${item.under ? 'pl-4 md:pl-10' : ''}`}>
      <input type="hidden" name={fieldName('id', place)} value={item.id} />
      <details className="min-w-0 grow" open={hasError || step === 'add'}>
        {/* The document is new after each press, and people who use the keyboard must be able to continue from the item
            that was added or moved. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <summary autoFocus={step === 'add'} className="min-h-11 cursor-pointer py-2 wrap-anywhere">
          <span className={item.under ? 'text-deep' : 'font-semibold text-deep'}>{name}</span>{' '}
          <span className="text-[0.9375rem] text-muted">{item.href}</span>
        </summary>
        <ItemFields item={item} place={place} errors={errors} {...rest} />
      </details>
      <div className="flex shrink-0">
        <StepButton step="up" label={m.menus_up({ name })} item={item} isOff={isFirst} hasFocus={step === 'up'} />
        <StepButton step="down" label={m.menus_down({ name })} item={item} isOff={isLast} hasFocus={step === 'down'} />
        <StepButton step="remove" label={m.menus_remove({ name })} item={item} />
      </div>
    </li>
  );
}

type FieldsProps = Pick<MenuItemRowProps, 'item' | 'place' | 'hasHint' | 'headings' | 'errors'>;

function ItemFields({ item, place, hasHint, headings, errors }: FieldsProps) {
  const shared = (kind: Parameters<typeof fieldName>[0]) => {
    const name = fieldName(kind, place);
    return { name, error: errors[name] };
  };
  return (
    <div className="grid gap-4 pt-1 pb-5">
      <div className="grid gap-4 lg:grid-cols-3">
        {languages.map((language) => (
          <TextField
            key={language}
            {...shared(language)}
            label={m.menus_label({ language: languageName(language) })}
            defaultValue={item.label[language]}
            maxLength={longestLabel}
          />
        ))}
      </div>
      <div className="grid gap-4 lg:grid-cols-3">
        <TextField
          {...shared('href')}
          className="lg:col-span-2"
          label={m.menus_address()}
          hint={m.menus_address_hint()}
          defaultValue={item.href}
          maxLength={longestAddress}
        />
        <SelectField
          {...shared('under')}
          label={m.menus_under()}
          hint={m.menus_under_hint()}
          defaultValue={item.under}
          emptyLabel={m.menus_under_none()}
          options={headings.map(({ id, label }) => ({ value: id, label: label[getLocale()] || m.menus_item_new() }))}
        />
      </div>
      {hasHint && (
        <div className="grid gap-4 lg:grid-cols-3">
          {languages.map((language) => (
            <TextField
              key={language}
              {...shared(`hint-${language}`)}
              label={m.menus_hint({ language: languageName(language) })}
              defaultValue={item.hint[language]}
              maxLength={longestHint}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function StepButton({
  step,
  label,
  item,
  isOff = false,
  hasFocus = false,
}: {
  step: 'up' | 'down' | 'remove';
  label: string;
  item: MenuItem;
  isOff?: boolean;
  hasFocus?: boolean;
}) {
  return (
    <button
      type="submit"
      name="intent"
      value={`${step}:${item.id}`}
      aria-label={label}
      title={label}
      disabled={isOff}
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={hasFocus && !isOff}
      className="grid size-11 place-items-center rounded-soft text-teal hover:bg-pale disabled:opacity-30"
    >
      <Icon name={step === 'remove' ? 'remove' : 'down'} size={20} className={step === 'up' ? 'rotate-180' : ''} />
    </button>
  );
}
