import { SelectField, TextField } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';
import { answerForm, readFields } from '#src/platform/http/form-answer.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { countryChoices } from '#src/features/site/settings/settings.server.ts';
import { addressTexts, profileInvalid } from '../profile.errors.ts';
import { addressSchema, type PostalAddress } from '../profile.schema.ts';
import { changeAddress, viewProfile } from '../change-profile.server.ts';
import { AccountForm, shownValue } from '../ui/account-form.tsx';
import { AccountFrame } from '../ui/account-frame.tsx';
import type { Route } from './+types/address-form';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const { address } = await viewProfile(app, actor);
  return { address, countries: await countryChoices(app, language, [address?.country]) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  return answerForm({ request, language }, async (typed) => {
    await changeAddress(app, actor, readFields(addressSchema, typed, { texts: addressTexts, refuse: profileInvalid }));
    return '/profile/details?done=address';
  });
}

export default function AddressFormPage({
  loaderData: { address, countries },
  actionData: refusal,
}: Route.ComponentProps) {
  const errors = refusal?.fields ?? {};
  const value = (name: keyof PostalAddress) => shownValue(refusal, name, address?.[name]);
  return (
    <AccountFrame title={m.profile_address_change()}>
      <AccountForm refusal={refusal} backHref="/profile/details">
        <TextField
          label={m.profile_field_line1()}
          name="line1"
          autoComplete="address-line1"
          defaultValue={value('line1')}
          error={errors['line1']}
          maxLength={120}
          required
        />
        <TextField
          label={m.profile_field_line2()}
          name="line2"
          autoComplete="address-line2"
          defaultValue={value('line2')}
          error={errors['line2']}
          maxLength={120}
        />
        <TextField
          label={m.profile_field_postcode()}
          name="postcode"
          autoComplete="postal-code"
          inputMode="text"
          defaultValue={value('postcode')}
          error={errors['postcode']}
          maxLength={12}
          className="max-w-48"
          required
        />
        <TextField
          label={m.profile_field_city()}
          name="city"
          autoComplete="address-level2"
          defaultValue={value('city')}
          error={errors['city']}
          maxLength={80}
          required
        />
        <TextField
          label={m.profile_field_state()}
          name="state"
          autoComplete="address-level1"
          defaultValue={value('state')}
          error={errors['state']}
          maxLength={80}
        />
        <SelectField
          label={m.profile_field_country()}
          name="country"
          autoComplete="country"
          options={countries}
          defaultValue={value('country') ?? 'MY'}
          error={errors['country']}
        />
      </AccountForm>
    </AccountFrame>
  );
}
