import { LinkedSentence } from '#src/design/content/linked-sentence.tsx';
import { Button } from '#src/design/form/button.tsx';
import { CheckboxField, RadioGroup, TextField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDay } from '#src/shared/dates.ts';
import { localText } from '#src/shared/local-text.ts';
import type { JoinPageData, JoinTyped } from '../join-form.server.ts';
import { peopleWords, priceWords } from './programme-words.ts';

interface JoinDetailsProps {
  page: JoinPageData;
  typed: JoinTyped;
  /** Messages by field name. */
  fields: Record<string, string>;
}

/** Plan, persons, and acceptance of the terms. */
export function JoinDetails({ page, typed, fields }: JoinDetailsProps) {
  const { plans } = page.programme;
  return (
    <CsrfForm className="space-y-8">
      <input type="hidden" name="key" value={page.key} />
      <RadioGroup
        legend={m.cares_plan()}
        name="plan"
        defaultValue={typed.plan}
        error={fields['plan']}
        options={plans.map((plan) => ({
          value: plan.key,
          label: `${localText(plan.name, getLocale()).text}: ${priceWords(plan)}`,
          hint: peopleWords(plan),
        }))}
      />
      <People persons={page.persons} chosen={typed.persons} error={fields['persons']} />
      <TextField
        label={m.cares_phone()}
        name="phone"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={30}
        hint={m.cares_phone_hint()}
        defaultValue={typed.phone}
        error={fields['phone']}
        className="max-w-md"
      />
      <CheckboxField name="agreed" defaultChecked={typed.agreed} error={fields['agreed']} label={<Agreement />} />
      <div className="flex flex-wrap items-center gap-4">
        <Button name="intent" value="review">
          {m.cares_continue()}
        </Button>
        <p className="min-w-0 flex-1 basis-56 text-[0.9375rem] text-muted">{m.cares_continue_hint()}</p>
      </div>
    </CsrfForm>
  );
}

function Agreement() {
  return <LinkedSentence sentence={m.cares_agree()} href={['/cares-terms', '/terms', '/pdpa']} />;
}

/** The patient and the dependants, each with a present card. */
function People({
  persons,
  chosen,
  error,
}: {
  persons: JoinPageData['persons'];
  chosen: readonly string[];
  error: string | undefined;
}) {
  return (
    <fieldset aria-describedby={error ? 'persons-hint persons-error' : 'persons-hint'}>
      <legend className="mb-1 font-semibold text-deep">{m.cares_persons()}</legend>
      <p id="persons-hint" className="mb-1 text-[0.9375rem] text-muted">
        {m.cares_persons_hint()}
      </p>
      {error ? (
        <p id="persons-error" className="mb-1 font-medium text-error">
          {error}
        </p>
      ) : null}
      {persons.map((person, index) => (
        <label key={person.id} className="flex min-h-11 items-center gap-3 py-1">
          <input
            id={index === 0 ? 'persons' : `persons-${person.id}`}
            type="checkbox"
            name="persons"
            value={person.id}
            defaultChecked={chosen.includes(person.id)}
            className="size-6 shrink-0 accent-teal"
          />
          <span>
            {person.name}
            <span className="block text-[0.9375rem] text-muted">{standingWords(person)}</span>
          </span>
        </label>
      ))}
      <p className="mt-1">
        <SiteLink href="/profile/persons/new" className="inline-flex min-h-11 items-center">
          {m.profile_person_add()}
        </SiteLink>
      </p>
    </fieldset>
  );
}

function standingWords({ relationship, card }: JoinPageData['persons'][number]): string {
  if (card?.paidUntil && card.tier)
    return m.cares_has_until({ tier: card.tier.name, day: formatDay(card.paidUntil, getLocale()) });
  if (card?.tier) return m.cares_has({ tier: card.tier.name });
  return relationship === 'self' ? m.cares_person_self() : m.cares_person_other();
}
