import { Notice } from '#src/design/states/notice.tsx';
import { listPersons, personFieldTexts, personInvalid } from '#src/features/patient/persons/persons.server.ts';
import { personSchema } from '#src/features/patient/persons/persons.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { answerForm, readFields } from '#src/platform/http/form-answer.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { countryChoices } from '#src/features/site/settings/settings.server.ts';
import { changeOwnIdentity } from '../change-profile.server.ts';
import { AccountForm } from '../ui/account-form.tsx';
import { AccountFrame } from '../ui/account-frame.tsx';
import { PersonFields } from '../ui/person-fields.tsx';
import type { Route } from './+types/identity-form';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const [self = null] = await listPersons(app, actor);
  return { self, countries: await countryChoices(app, language, [self?.nationality]) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  return answerForm({ request, language }, async (typed) => {
    await changeOwnIdentity(app, actor, {
      details: readFields(personSchema, typed, { texts: personFieldTexts, refuse: personInvalid }),
    });
    return '/profile/details?done=identity';
  });
}

export default function IdentityFormPage({
  loaderData: { self, countries },
  actionData: refusal,
}: Route.ComponentProps) {
  return (
    <AccountFrame title={m.profile_identity_change()}>
      <Notice>{m.profile_identity_notice()}</Notice>
      <AccountForm refusal={refusal} backHref="/profile/details">
        <PersonFields refusal={refusal} person={self} countries={countries} />
      </AccountForm>
    </AccountFrame>
  );
}
