import { CheckboxField, SelectField } from '#src/design/form/field.tsx';
import {
  addDependant,
  changePerson,
  viewPerson,
  personFieldTexts,
  personInvalid,
} from '#src/features/patient/persons/persons.server.ts';
import { dependantRelationships } from '#src/features/patient/persons/relationships.schema.ts';
import { dependantSchema } from '#src/features/patient/persons/persons.schema.ts';
import { reducedUntilAge } from '#src/features/patient/persons/persons.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { answerForm, readFields } from '#src/platform/http/form-answer.ts';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { countryChoices } from '#src/features/site/settings/settings.server.ts';
import { isFailure } from '#src/shared/failure.ts';
import { relationshipName } from '../ui/profile-words.ts';
import { AccountForm, shownValue } from '../ui/account-form.tsx';
import { AccountFrame } from '../ui/account-frame.tsx';
import { PersonFields } from '../ui/person-fields.tsx';
import type { Route } from './+types/person-form';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const personId = 'personId' in params ? params.personId : undefined;
  if (personId === undefined) return { person: null, countries: await countryChoices(app, language) };
  try {
    const person = await viewPerson(app, actor, { personId });
    // The patient's own person has another form; an adult's data is not shown until that person agrees.
    if (person.relationship !== 'self' && person.access !== 'ended')
      return { person, countries: await countryChoices(app, language, [person.nationality]) };
  } catch (error) {
    if (!isFailure(error)) throw error;
  }
  throw notFound();
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const personId = 'personId' in params ? params.personId : undefined;
  return answerForm({ request, language }, async (typed) => {
    const details = readFields(dependantSchema, typed, { texts: personFieldTexts, refuse: personInvalid });
    if (personId === undefined) await addDependant(app, actor, { details, hasAgreed: typed['agreed'] === 'yes' });
    else await changePerson(app, actor, { personId, details });
    return '/profile/persons?done=saved';
  });
}

/** The form that adds or changes a dependant. */
export default function PersonFormPage({
  loaderData: { person, countries },
  actionData: refusal,
}: Route.ComponentProps) {
  const errors = refusal?.fields ?? {};
  return (
    <AccountFrame
      title={person ? m.profile_person_change({ name: person.name }) : m.profile_person_add()}
      parent={{ label: m.profile_persons_title(), href: '/profile/persons' }}
    >
      <AccountForm refusal={refusal} backHref="/profile/persons">
        <SelectField
          label={m.profile_field_relationship()}
          name="relationship"
          emptyLabel={m.profile_field_choose()}
          defaultValue={shownValue(refusal, 'relationship', person?.relationship)}
          error={errors['relationship']}
          options={dependantRelationships.map((value) => ({ value, label: relationshipName(value) }))}
        />
        <PersonFields refusal={refusal} person={person} countries={countries} />
        {person ? null : (
          <CheckboxField
            label={m.profile_person_agreed()}
            name="agreed"
            hint={m.profile_person_agreed_hint({ grown: reducedUntilAge })}
            defaultChecked={refusal?.typed['agreed'] === 'yes'}
            error={errors['agreed']}
          />
        )}
      </AccountForm>
    </AccountFrame>
  );
}
