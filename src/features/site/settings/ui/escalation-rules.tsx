import { CheckboxField, SelectField, TextField, type Option } from '#src/design/form/field.tsx';
import { roleOptions } from '#src/features/console/people/ui/role-assignment-words.ts';
import { m } from '#src/paraglide/messages.js';
import { byEmail, ruleInput, type RulePart } from '../escalation/escalation-form.rules.ts';
import type { RuleChoices } from '../escalation/escalation-setting.server.ts';

const spareRows = 2;
const blank: Record<RulePart, string> = { kind: '', hospital: '', role: '', email: '' };

interface EscalationRulesProps {
  rows: readonly Record<RulePart, string>[];
  choices: RuleChoices;
  /** By the name of an input. */
  errors: Record<string, string>;
}

/** The people who are notified of late enquiries: a row for each rule, and blank ones. */
export function EscalationRules({ rows, choices, errors }: EscalationRulesProps) {
  const filled = rows.filter((row) => Object.values(row).some(Boolean)).length;
  const shown = [...rows, ...Array.from({ length: Math.max(0, filled + spareRows - rows.length) }, () => blank)];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold text-deep">{m.settings_escalation_rules()}</legend>
      <p className="measure mb-3 text-[0.9375rem] leading-snug text-muted">{m.settings_escalation_rules_hint()}</p>
      <ol className="space-y-4">
        {shown.map((row, index) => (
          // Rows have no identity but their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <Rule row={row} index={index} choices={choices} errors={errors} />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

interface RuleProps extends Omit<EscalationRulesProps, 'rows'> {
  row: Record<RulePart, string>;
  index: number;
}

function Rule({ row, index, choices, errors }: RuleProps) {
  const input = (part: RulePart) => {
    const name = ruleInput(index, part);
    return { name, defaultValue: row[part], error: errors[name] };
  };
  const roles = [...roleOptions(choices.ownRoles), { value: byEmail, label: m.settings_rule_person() }];
  const isFilled = Object.values(row).some(Boolean);
  return (
    <fieldset className="rounded-soft border border-line p-4">
      <legend className="px-1 font-medium text-deep">{m.settings_rule({ number: index + 1 })}</legend>
      <div className="grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <SelectField
          {...input('kind')}
          label={m.settings_rule_kind()}
          options={withStored([{ value: '*', label: m.settings_rule_every_kind() }, ...choices.kinds], row.kind)}
          emptyLabel={m.catalogue_choose()}
        />
        <SelectField
          {...input('hospital')}
          label={m.settings_rule_hospital()}
          options={withStored(
            [{ value: '*', label: m.settings_rule_every_hospital() }, ...choices.hospitals],
            row.hospital,
          )}
          emptyLabel={m.catalogue_choose()}
        />
        <SelectField
          {...input('role')}
          label={m.settings_rule_who()}
          options={withStored(roles, row.role)}
          emptyLabel={m.catalogue_choose()}
        />
        <TextField {...input('email')} label={m.settings_rule_email()} type="email" maxLength={254} />
      </div>
      {isFilled && (
        <div className="mt-3">
          <CheckboxField name={ruleInput(index, 'remove')} label={m.settings_rule_remove()} />
        </div>
      )}
    </fieldset>
  );
}

/** A stored value that is no longer possible stays chosen, so that it can be seen and changed. */
function withStored(options: readonly Option[], stored: string): Option[] {
  const isKnown = stored === '' || options.some(({ value }) => value === stored);
  return isKnown ? [...options] : [...options, { value: stored, label: m.settings_rule_gone({ value: stored }) }];
}
