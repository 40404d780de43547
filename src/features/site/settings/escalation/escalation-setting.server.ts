/**
 * The possible parts of a rule of late enquiries: kinds of form that promise an answer, hospitals, roles and members of
 * staff.
 */
import type { App } from '#src/platform/app.ts';
import type { Database, Transaction } from '#src/platform/db/transaction.ts';
import { listHospitalNames, listOwnRoles, listStaffByEmail } from '#src/features/console/roles/roles.server.ts';
import { staffActions } from '#src/features/console/roles/staff-access.rules.ts';
import { formKinds } from '#src/features/requests/forms/kinds/form-kinds.schema.ts';
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';

interface Rule {
  kind: string;
  hospital: string;
  to: string;
}

export interface RuleChoices {
  kinds: { value: string; label: string }[];
  hospitals: { value: string; label: string }[];
  ownRoles: { key: string; name: string }[];
}

const promised = formKinds.filter(({ answerWithin }) => answerWithin);
const every = '*';

/** The choices of a rule, in the reader's language. */
export async function ruleChoices(app: Pick<App, 'db'>, language: Language): Promise<RuleChoices> {
  const [hospitals, ownRoles] = await Promise.all([listHospitalNames(app, 'all'), listOwnRoles(app.db)]);
  return {
    kinds: promised.map(({ name, title }) => ({ value: name, label: title({}, { locale: language }) })),
    hospitals: hospitals.map(({ id, name }) => ({ value: String(id), label: name })),
    ownRoles: ownRoles.map(({ key, name }) => ({ key, name })),
  };
}

/** The parts of rules that would never match or notify nobody, by the path of each in the setting. */
export async function ruleFaults(
  db: Database | Transaction,
  rules: readonly Rule[],
): Promise<{ path: ['rules', number, keyof Rule]; text: MessageText }[]> {
  const [hospitals, ownRoles] = [await listHospitalNames({ db }, 'all'), await listOwnRoles(db)];
  const ids = new Set(hospitals.map(({ id }) => String(id)));
  const roles = new Set<string>([...staffActions.console, ...ownRoles.map(({ key }) => key)]);
  const faults: { path: ['rules', number, keyof Rule]; text: MessageText }[] = [];
  for (const [index, { kind, hospital, to }] of rules.entries()) {
    if (kind !== every && !promised.some(({ name }) => name === kind))
      faults.push({ path: ['rules', index, 'kind'], text: m.settings_error_rule_kind });
    if (hospital !== every && !ids.has(hospital))
      faults.push({ path: ['rules', index, 'hospital'], text: m.settings_error_rule_hospital });
    if (to.includes('@') ? (await listStaffByEmail(db, to)).length === 0 : !roles.has(to))
      faults.push({
        path: ['rules', index, 'to'],
        text: to.includes('@') ? m.settings_error_rule_email : m.settings_error_rule_to,
      });
  }
  return faults;
}

/** The message for a part that is missing or has an impossible format. */
export function rulePartText(part: PropertyKey | undefined): MessageText {
  if (part === 'kind') return m.settings_error_rule_kind;
  return part === 'hospital' ? m.settings_error_rule_hospital : m.settings_error_rule_to;
}
