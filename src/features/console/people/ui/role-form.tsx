import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { HintAndError, TextField } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';
import { permissionGroups } from './permission-words.ts';

interface RoleFormProps {
  name: string;
  permissions: readonly string[];
  /** The permissions that the actor may give; others are shown and cannot be changed. */
  givable: readonly string[];
  /** Version of an existing role: sent back with the form. */
  version?: number;
  refusal?: { fields: Record<string, string>; typed: Record<string, string> } | undefined;
}

/** Name and permissions of an own role. */
export function RoleForm({ name, permissions, givable, version, refusal }: RoleFormProps) {
  return (
    <CsrfForm className="grid max-w-4xl gap-6">
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      <TextField
        name="name"
        label={m.roles_name()}
        hint={m.roles_name_hint()}
        defaultValue={refusal?.typed['name'] ?? name}
        error={refusal?.fields['name']}
        maxLength={60}
        required
      />
      <fieldset id="permissions" tabIndex={-1} className="grid gap-5">
        <legend className="mb-1 font-semibold text-deep">{m.roles_permissions()}</legend>
        <HintAndError name="permissions" error={refusal?.fields['permissions']} />
        {permissionGroups().map(({ title, permissions: offered }) => (
          <div key={title}>
            <h3 className="mb-1 text-base">{title}</h3>
            <div className="grid gap-x-6 sm:grid-cols-2">
              {offered.map(({ action, label }) => (
                <label key={action} className="flex min-h-11 items-start gap-3 py-1.5">
                  <input
                    type="checkbox"
                    name="permission"
                    value={action}
                    defaultChecked={permissions.includes(action)}
                    disabled={!givable.includes(action)}
                    className="mt-0.5 size-6 shrink-0 accent-teal"
                  />
                  <span>{label}</span>
                </label>
              ))}
            </div>
          </div>
        ))}
      </fieldset>
      <div>
        <Button name="intent" value="save">
          {m.roles_save()}
        </Button>
      </div>
    </CsrfForm>
  );
}
