import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { CheckboxField, TextField } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';
import { freshMinutes } from '../privacy.rules.ts';

/** The password, unless the sign-in was recent; and a box that has to be ticked. */
export function DeletionForm({ isFresh, errors }: { isFresh: boolean; errors: Record<string, string> }) {
  return (
    <CsrfForm noValidate className="mt-5 max-w-xl space-y-4 rounded-soft bg-error-pale p-5">
      <input type="hidden" name="intent" value="delete" />
      <p>{m.setting_delete_kept()}</p>
      {isFresh && !errors['password'] && !errors['current'] ? null : (
        <TextField
          label={m.setting_password_current()}
          name="password"
          type="password"
          autoComplete="current-password"
          hint={m.setting_delete_password_hint({ minutes: freshMinutes })}
          error={errors['password'] ?? errors['current']}
          maxLength={128}
        />
      )}
      <CheckboxField label={m.setting_delete_confirm()} name="confirmed" error={errors['confirmed']} />
      <div className="flex flex-wrap gap-3">
        <Button variant="danger">{m.setting_delete_now()}</Button>
        <ButtonLink variant="quiet" href="/setting/data">
          {m.setting_delete_keep()}
        </ButtonLink>
      </div>
    </CsrfForm>
  );
}
