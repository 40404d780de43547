import { CheckboxField, Field, HintAndError, RadioGroup, SelectField, TextField } from '#src/design/form/field.tsx';
import { UrgentTextArea } from '#src/features/site/urgent-help/ui/urgent-text-area.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { uploadLimits, uploadMegabytes, uploadNames } from '#src/shared/uploads.ts';
import type { Typed } from '#src/platform/http/form-answer.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { boxName, type FormField, type FormKind } from '../form-kind.schema.ts';
import type { FormPageData } from '../form-page.server.ts';
import { fileField, longestOf } from '../forms.rules.ts';

const said = (text: MessageText) => text({}, { locale: getLocale() });

interface FormFieldRowProps {
  field: FormField;
  page: Pick<FormPageData, 'hospitals' | 'countries' | 'offered'>;
  typed: Typed;
  error?: string | undefined;
}

/** One field of a form by its declaration, with the headings and paragraphs above it. */
export function FormFieldRow(props: FormFieldRowProps) {
  const { before } = props.field;
  if (!before) return <FieldControl {...props} />;
  return (
    <>
      {before.map(({ kind, text }) =>
        kind === 'heading' ? (
          <h2 key={said(text)} className="pt-2 text-xl">
            {said(text)}
          </h2>
        ) : (
          <p key={said(text)} className="measure whitespace-pre-line">
            {said(text)}
          </p>
        ),
      )}
      <FieldControl {...props} />
    </>
  );
}

function FieldControl({ field, page, typed, error }: FormFieldRowProps) {
  const { name, type } = field;
  const label = field.isOptional ? m.forms_optional({ label: said(field.label) }) : said(field.label);
  const shared = {
    label,
    name,
    error,
    defaultValue: typed[name],
    hint: field.hint && said(field.hint),
    required: !field.isOptional,
  };
  const length = longestOf(field);
  const options = field.options?.map((option) => ({ value: option.value, label: said(option.label) })) ?? [];
  if (type === 'long_text') return <UrgentTextArea {...shared} rows={6} {...(length ? { maxLength: length } : {})} />;
  if (type === 'choice' || type === 'hospital' || type === 'country' || type === 'offered') {
    const offered =
      type === 'hospital'
        ? page.hospitals
        : type === 'country'
          ? page.countries
          : type === 'offered'
            ? (page.offered?.[name] ?? [])
            : options;
    return (
      <SelectField
        {...shared}
        options={offered}
        emptyLabel={type === 'hospital' && field.isOptional ? m.forms_any_hospital() : m.forms_please_choose()}
        {...(field.autoComplete ? { autoComplete: field.autoComplete } : {})}
      />
    );
  }
  if (type === 'radio')
    return (
      <RadioGroup
        legend={label}
        name={name}
        options={options}
        defaultValue={typed[name]}
        error={error}
        {...(shared.hint ? { hint: shared.hint } : {})}
      />
    );
  if (type === 'choices') return <ChoiceBoxes field={field} label={label} typed={typed} error={error} />;
  if (type === 'agreement')
    return (
      <CheckboxField
        label={label}
        name={name}
        defaultChecked={typed[name] === 'yes'}
        error={error}
        {...(shared.hint ? { hint: shared.hint } : {})}
      />
    );
  return <TextField {...shared} {...controlOf(field)} {...(length ? { maxLength: length } : {})} />;
}

/** Several choices, a checkbox each. */
function ChoiceBoxes({ field, label, typed, error }: Omit<FormFieldRowProps, 'page'> & { label: string }) {
  const { name, hint, options = [] } = field;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return (
    <fieldset aria-describedby={described || undefined}>
      <legend className="mb-1 font-semibold text-deep">{label}</legend>
      <HintAndError name={name} hint={hint && said(hint)} error={error} />
      {options.map((option, index) => (
        <CheckboxField
          key={option.value}
          label={said(option.label)}
          name={boxName(name, option.value)}
          // The summary of errors links to the first box.
          id={index === 0 ? name : boxName(name, option.value)}
          defaultChecked={typed[boxName(name, option.value)] === 'yes'}
        />
      ))}
    </fieldset>
  );
}

/** The input mode and autocomplete of a field. */
function controlOf({ type, autoComplete, pattern }: FormField) {
  const filled = autoComplete ? { autoComplete } : {};
  if (type === 'email') return { type: 'email' as const, inputMode: 'email' as const, ...filled };
  if (type === 'phone') return { type: 'tel' as const, inputMode: 'tel' as const, ...filled };
  if (type === 'number' || pattern === 'digits' || pattern === 'postcode')
    return { inputMode: 'numeric' as const, ...filled };
  return { type: type === 'date' ? ('date' as const) : ('text' as const), ...filled };
}

interface FileFieldProps {
  files: NonNullable<FormKind['files']>;
  error: string | undefined;
  mustChooseAgain: boolean;
}

/** A file field. A browser loses chosen files when the server shows the form again, so the page says so. */
export function FileField({ files, error, mustChooseAgain }: FileFieldProps) {
  const label = files.isRequired ? said(files.label) : m.forms_optional({ label: said(files.label) });
  const hint = [
    files.hint && said(files.hint),
    m.forms_files_hint({ megabytes: uploadMegabytes, files: uploadLimits.files }),
    mustChooseAgain && m.forms_files_again(),
  ]
    .filter(Boolean)
    .join(' ');
  const described = [`${fileField}-hint`, error && `${fileField}-error`].filter(Boolean).join(' ');
  return (
    <Field label={label} name={fileField} hint={hint} error={error}>
      <input
        id={fileField}
        type="file"
        name={fileField}
        multiple
        accept={uploadNames}
        aria-describedby={described}
        aria-invalid={error ? true : undefined}
        className={`block min-h-12 w-full rounded-soft border-2 border-dashed bg-mist p-3 file:mr-4 file:min-h-11 file:rounded-soft file:border-2 file:border-solid file:border-teal file:bg-white file:px-4 file:font-semibold file:text-teal ${error ? 'border-error' : 'border-field'}`}
      />
    </Field>
  );
}
