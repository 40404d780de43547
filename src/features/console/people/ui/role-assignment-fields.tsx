import { SelectField } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';
import type { RoleAssignment } from '#src/platform/actor.ts';
import { roleAssignmentName } from '#src/features/console/roles/role-assignments.rules.ts';
import { roleAssignmentWords, roleOptions, type NamedRole } from './role-assignment-words.ts';

interface RoleAssignmentFieldsProps {
  /** Existing role assignments, checked; unchecking one removes it. */
  present: readonly RoleAssignment[];
  hospitals: readonly { id: number; name: string }[];
  ownRoles: readonly NamedRole[];
  /** Whether role assignments for all hospitals may be given. */
  hasAll: boolean;
  error?: string | undefined;
  /** The sent values before a refusal. */
  typed?: Record<string, string> | undefined;
}

const rows = [1, 2, 3];

/** Roles with their hospitals: existing ones to keep or remove, and rows to add. */
export function RoleAssignmentFields({
  present,
  hospitals,
  ownRoles,
  hasAll,
  error,
  typed,
}: RoleAssignmentFieldsProps) {
  const places = [
    ...(hasAll ? [{ value: 'all', label: m.staff_scope_all() }] : []),
    ...hospitals.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <fieldset
      id="roleAssignments"
      tabIndex={-1}
      className="grid gap-4"
      aria-describedby={error ? 'roleAssignments-error' : undefined}
    >
      <legend className="mb-1 font-semibold text-deep">{m.staff_role_assignments()}</legend>
      {error && (
        <p id="roleAssignments-error" className="font-medium text-error">
          {error}
        </p>
      )}
      {present.length > 0 && (
        <div>
          {present.map((assignment) => (
            <TickedAssignment
              key={roleAssignmentName(assignment)}
              assignment={assignment}
              words={roleAssignmentWords(assignment, hospitals, ownRoles)}
            />
          ))}
        </div>
      )}
      {rows.map((number) => (
        <div key={number} className="grid gap-3 sm:grid-cols-2">
          <SelectField
            name={`role-${number}`}
            label={m.staff_role_assignment_role({ number })}
            options={roleOptions(ownRoles)}
            emptyLabel={m.staff_role_assignment_none()}
            defaultValue={typed?.[`role-${number}`]}
          />
          <SelectField
            name={`place-${number}`}
            label={m.staff_role_assignment_place({ number })}
            options={places}
            defaultValue={typed?.[`place-${number}`]}
          />
        </div>
      ))}
    </fieldset>
  );
}

/** The box of an existing role assignment. Several boxes share a name, each with its own value. */
function TickedAssignment({ assignment, words }: { assignment: RoleAssignment; words: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        name="role-assignment"
        value={roleAssignmentName(assignment)}
        defaultChecked
        className="size-6 shrink-0 accent-teal"
      />
      {words}
    </label>
  );
}
