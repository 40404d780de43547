import { ConsoleIcon } from '#src/features/console/frame/ui/icons/console-icon.tsx';
import { builderField } from '#src/features/requests/forms/custom/custom-form.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { kindWords } from './builder-words.ts';
import { PartFields, type PartFieldsProps } from './part-fields.tsx';

interface PartRowProps extends PartFieldsProps {
  isFirst: boolean;
  isLast: boolean;
  /** The button that was just pressed, which keeps the focus. */
  step: string | null;
}

/**
 * One part of the form: its words and kind, its fields in a disclosure below, and the buttons that move, copy and
 * remove it.
 */
export function PartRow({ part, place, errors, isFirst, isLast, step }: PartRowProps) {
  const hasError = Object.keys(errors).some((name) => name.endsWith(`-${place}`));
  const name = `${place}. ${part.label[getLocale()] || part.label.en || m.custom_forms_untitled()}`;
  const shared = { id: part.id, name };
  return (
    <li className="flex flex-wrap items-start gap-1 border-t border-line py-1 md:flex-nowrap">
      <input type="hidden" name={builderField('id', place)} value={part.id} />
      <details className="min-w-0 grow basis-full md:basis-auto" open={hasError || step === 'add'}>
        {/* The document is new after each press, and people who use the keyboard must be able to continue from the new
            part. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <summary autoFocus={step === 'add' || step === 'remove'} className="min-h-11 cursor-pointer py-2 wrap-anywhere">
          <span className="font-semibold text-deep">{name}</span>{' '}
          <span className="text-[0.9375rem] text-muted">{kindWords[part.kind]()}</span>
        </summary>
        <PartFields part={part} place={place} errors={errors} />
      </details>
      <div className="flex shrink-0">
        <StepButton {...shared} step="up" isOff={isFirst} hasFocus={step === 'up' || (step === 'down' && isLast)} />
        <StepButton {...shared} step="down" isOff={isLast} hasFocus={step === 'down' || (step === 'up' && isFirst)} />
        <StepButton {...shared} step="copy" />
        <StepButton {...shared} step="remove" />
      </div>
    </li>
  );
}

const steps = {
  up: { label: m.custom_forms_up, icon: 'down', className: 'rotate-180' },
  down: { label: m.custom_forms_down, icon: 'down', className: '' },
  copy: { label: m.custom_forms_copy, icon: 'copy', className: '' },
  remove: { label: m.custom_forms_remove, icon: 'remove', className: '' },
} as const;

function StepButton({
  step,
  id,
  name,
  isOff = false,
  hasFocus = false,
}: {
  step: keyof typeof steps;
  id: string;
  name: string;
  isOff?: boolean;
  hasFocus?: boolean;
}) {
  const { label, icon, className } = steps[step];
  return (
    <button
      type="submit"
      name="intent"
      value={`${step}:${id}`}
      aria-label={label({ name })}
      title={label({ name })}
      disabled={isOff}
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={hasFocus && !isOff}
      className="grid size-11 place-items-center rounded-soft text-teal hover:bg-pale disabled:opacity-30"
    >
      <ConsoleIcon name={icon} size={20} className={className} />
    </button>
  );
}
