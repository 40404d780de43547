import type { FormEventHandler, HTMLAttributes, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { ShowPassword } from './show-password.tsx';

export interface Option {
  value: string;
  label: string;
  hint?: string;
}

interface FieldProps {
  label: string;
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
}

const control = 'block w-full min-h-12 rounded-soft border-2 bg-white px-3 py-2 leading-snug text-ink';
const borderOf = (error?: string) => (error ? 'border-error' : 'border-field hover:border-teal');

/** The attributes that connect a control with its hint and its error. */
function described({ name, hint, error }: FieldProps) {
  const ids = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined };
}

/** Label, hint and error above the control, or the hint below it; a summary links to the id, which is the name. */
export function Field({
  label,
  name,
  hint,
  error,
  children,
  className = '',
  isHintBelow = false,
}: FieldProps & { children: ReactNode; className?: string; isHintBelow?: boolean | undefined }) {
  return (
    <div className={className}>
      <label htmlFor={name} className="mb-1 block font-semibold text-deep">
        {label}
      </label>
      <HintAndError name={name} hint={isHintBelow ? undefined : hint} error={error} />
      {children}
      {isHintBelow ? (
        <p id={`${name}-hint`} className="mt-1 text-[0.9375rem] leading-snug text-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** The hint and the error of a control. */
export function HintAndError({
  name,
  hint,
  error,
}: {
  name: string;
  hint?: string | undefined;
  error?: string | undefined;
}) {
  return (
    <>
      {hint && (
        <p id={`${name}-hint`} className="mb-2 text-[0.9375rem] leading-snug text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="mb-1 flex items-start gap-1.5 font-medium text-error">
          <Icon name="error" size={18} className="mt-1" />
          {error}
        </p>
      )}
    </>
  );
}

type TextFieldProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'search' | 'date' | 'datetime-local' | 'time' | 'number' | 'password';
  defaultValue?: string | undefined;
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  maxLength?: number;
  pattern?: string;
  placeholder?: string;
  /** The id of a datalist with proposals. */
  list?: string;
  className?: string;
};

/** Types of fields whose control limits the input, so that a maximum length has no meaning. */
const withoutLength: readonly TextFieldProps['type'][] = ['date', 'datetime-local', 'time', 'number'];

export function TextField({ type = 'text', label, hint, error, className = '', maxLength, ...input }: TextFieldProps) {
  return (
    <Field label={label} name={input.name} hint={hint} error={error} className={className}>
      <input
        id={input.name}
        type={type}
        maxLength={withoutLength.includes(type) ? undefined : maxLength}
        className={`${control} ${borderOf(error)}`}
        {...described({ label, name: input.name, hint, error })}
        {...input}
      />
      {type === 'password' ? <ShowPassword fieldId={input.name} /> : null}
    </Field>
  );
}

type TextAreaProps = FieldProps & {
  defaultValue?: string | undefined;
  onInput?: FormEventHandler<HTMLTextAreaElement>;
  rows?: number;
  maxLength?: number;
  className?: string;
};

export function TextArea({ label, hint, error, rows = 4, className = '', ...area }: TextAreaProps) {
  return (
    <Field label={label} name={area.name} hint={hint} error={error} className={className}>
      <textarea
        id={area.name}
        rows={rows}
        className={`${control} ${borderOf(error)}`}
        {...described({ label, name: area.name, hint, error })}
        {...area}
      />
    </Field>
  );
}

type SelectFieldProps = FieldProps & {
  options: readonly Option[];
  defaultValue?: string | undefined;
  /** Label of the empty choice. */
  emptyLabel?: string;
  autoComplete?: string;
  className?: string;
  isHintBelow?: boolean;
};

export function SelectField({
  label,
  hint,
  error,
  options,
  emptyLabel,
  className = '',
  isHintBelow,
  ...select
}: SelectFieldProps) {
  return (
    <Field label={label} name={select.name} hint={hint} error={error} className={className} isHintBelow={isHintBelow}>
      <select
        id={select.name}
        className={`${control} wraps-choice ${borderOf(error)}`}
        {...described({ label, name: select.name, hint, error })}
        {...select}
      >
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

type RadioGroupProps = {
  legend: string;
  name: string;
  options: readonly Option[];
  defaultValue?: string | undefined;
  hint?: string;
  error?: string | undefined;
  isInline?: boolean;
};

export function RadioGroup({ legend, name, options, defaultValue, hint, error, isInline = false }: RadioGroupProps) {
  return (
    <fieldset aria-describedby={described({ label: legend, name, hint, error })['aria-describedby']}>
      <legend className="mb-1 font-semibold text-deep">{legend}</legend>
      <HintAndError name={name} hint={hint} error={error} />
      <div className={isInline ? 'flex flex-wrap gap-x-6' : ''}>
        {options.map((option, index) => (
          <label key={option.value} className="flex min-h-11 items-center gap-3 py-1">
            <input
              id={index === 0 ? name : `${name}-${option.value}`}
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              className="size-6 shrink-0 accent-teal"
            />
            <span>
              {option.label}
              {option.hint && <span className="block text-[0.9375rem] text-muted">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type CheckboxFieldProps = {
  label: ReactNode;
  name: string;
  /** By default the name; boxes of one group share the name and each have their own id. */
  id?: string;
  value?: string;
  defaultChecked?: boolean | undefined;
  error?: string | undefined;
  hint?: string;
};

export function CheckboxField({
  label,
  name,
  id = name,
  value = 'yes',
  defaultChecked,
  error,
  hint,
}: CheckboxFieldProps) {
  return (
    <div>
      <HintAndError name={name} hint={hint} error={error} />
      <label className="flex min-h-11 items-start gap-3 py-1.5">
        <input
          id={id}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={defaultChecked}
          className="mt-0.5 size-6 shrink-0 accent-teal"
          {...described({ label: name, name, hint, error })}
        />
        <span>{label}</span>
      </label>
    </div>
  );
}
