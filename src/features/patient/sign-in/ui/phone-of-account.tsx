import { TextField } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';

interface PhoneOfAccountProps {
  typed: Record<string, string> | undefined;
  errors: Record<string, string>;
}

/** The verified phone number of an account and the account's address: one number may belong to several accounts. */
export function PhoneOfAccount({ typed, errors }: PhoneOfAccountProps) {
  return (
    <>
      <TextField
        label={m.session_phone()}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue={typed?.['phone']}
        error={errors['phone']}
        maxLength={30}
        required
      />
      <TextField
        label={m.session_account_email()}
        name="account_email"
        type="email"
        inputMode="email"
        autoComplete="email"
        defaultValue={typed?.['account_email']}
        error={errors['account_email']}
        maxLength={254}
        required
      />
    </>
  );
}
