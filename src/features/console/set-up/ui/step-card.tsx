import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { m } from '#src/paraglide/messages.js';
import { testedParts, type Missing, type SetUpFacts, type SetUpStep, type TestedPart } from '../set-up.rules.ts';
import { missingWords, stepLinks, stepWords, testWords } from './set-up-words.ts';

interface StepCardProps {
  step: SetUpStep;
  number: number;
  /** Whether it is the first step with a missing requirement. */
  isNext: boolean;
  missing: readonly Missing[];
  facts: SetUpFacts;
  /** The number that was typed for the test SMS. */
  phone: string | undefined;
  phoneError: string | undefined;
}

/** One step: whether it is done, what is missing, where it is entered, and its test where it has one. */
export function StepCard({ step, number, isNext, missing, facts, phone, phoneError }: StepCardProps) {
  const part = testedParts.find((one) => one === step);
  const { title, hint } = stepWords[step];
  return (
    <li
      className={`rounded-soft border bg-white p-5 md:p-6 ${isNext ? 'border-2 border-teal' : 'border-line'}`}
      aria-current={isNext ? 'step' : undefined}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-lg md:text-xl">
          {number}. {title()}
        </h2>
        <StepState missing={missing} />
        {isNext && <StateChip tone="active">{m.set_up_next()}</StateChip>}
      </div>
      <p className="measure mt-1 text-muted">{hint()}</p>
      {missing.length > 0 && (
        <ul className="mt-3 list-disc pl-5">
          {missing.map(({ what }) => (
            <li key={what}>{missingWords(what, facts)}</li>
          ))}
        </ul>
      )}
      <p className="mt-2 flex flex-wrap gap-x-6">
        {stepLinks(step).map(({ href, label }) => (
          <SiteLink key={href} href={href} className="inline-flex min-h-11 items-center font-semibold">
            {label}
          </SiteLink>
        ))}
      </p>
      {part && facts.parts[part] !== 'off' && (
        <TestForm part={part} phone={phone} phoneError={part === 'sms' ? phoneError : undefined} />
      )}
    </li>
  );
}

function StepState({ missing }: { missing: readonly Missing[] }) {
  if (missing.some(({ isRequired }) => isRequired)) return <StateChip tone="bad">{m.set_up_required()}</StateChip>;
  if (missing.length > 0) return <StateChip tone="waiting">{m.set_up_advised()}</StateChip>;
  return <StateChip tone="good">{m.set_up_complete()}</StateChip>;
}

function TestForm({
  part,
  phone,
  phoneError,
}: {
  part: TestedPart;
  phone: string | undefined;
  phoneError: string | undefined;
}) {
  return (
    <CsrfForm className="mt-3 flex max-w-xl flex-wrap items-end gap-4">
      <input type="hidden" name="part" value={part} />
      {part === 'sms' && (
        <TextField
          name="phone"
          type="tel"
          label={m.set_up_test_phone()}
          autoComplete="tel"
          required
          defaultValue={phone}
          error={phoneError}
        />
      )}
      <Button variant="secondary" name="intent" value="test">
        {testWords[part]()}
      </Button>
    </CsrfForm>
  );
}
