/** The rules of late enquiries as rows of a form: kind of form, hospital, and a role or the email of a person. */

export type RulePart = 'kind' | 'hospital' | 'role' | 'email';

/** The choice of a person by email, among the roles. */
export const byEmail = 'email';
const most = 250;
const rowPattern = /^rules\.(\d{1,3})\.(?:kind|hospital|role|email)$/;

export interface SentRule {
  /** Number of its row in the form. */
  row: number;
  rule: { kind: string; hospital: string; to: string };
}

/** The name of a row's input. */
export function ruleInput(row: number, part: RulePart | 'remove'): string {
  return `rules.${row}.${part}`;
}

/** Whether the form had any rows for rules. */
export function hasRules(typed: Record<string, string>): boolean {
  return Object.keys(typed).some((name) => rowPattern.test(name));
}

/** The filled rows that are not to be removed, in their order. */
export function sentRules(typed: Record<string, string>): SentRule[] {
  const numbers = Object.keys(typed).flatMap((name) => rowPattern.exec(name)?.[1] ?? []);
  return [...new Set(numbers.map(Number))]
    .sort((one, other) => one - other)
    .slice(0, most)
    .flatMap((row) => {
      const part = (name: RulePart | 'remove') => typed[ruleInput(row, name)] ?? '';
      const [kind, hospital, role, email] = [part('kind'), part('hospital'), part('role'), part('email')];
      if (part('remove') !== '' || !(kind || hospital || role || email)) return [];
      return [{ row, rule: { kind, hospital, to: role === byEmail ? email : role } }];
    });
}

/** The input of a refused part of a rule. */
export function partField({ row, rule }: SentRule, part: string): string {
  if (part === 'kind' || part === 'hospital') return ruleInput(row, part);
  return ruleInput(row, rule.to.includes('@') ? 'email' : 'role');
}

/** The stored lines 'kind | hospital | to' as the inputs of rows. */
export function rulesAsInputs(lines: string): Record<RulePart, string>[] {
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [kind = '', hospital = '', to = ''] = line.split('|').map((cell) => cell.trim());
      const isPerson = to.includes('@');
      return { kind, hospital, role: isPerson ? byEmail : to, email: isPerson ? to : '' };
    });
}

/** A refused form as the inputs of rows, with blank and removed rows. */
export function sentAsInputs(typed: Record<string, string>): Record<RulePart, string>[] {
  const numbers = Object.keys(typed).flatMap((name) => rowPattern.exec(name)?.[1] ?? []);
  const last = Math.min(Math.max(-1, ...numbers.map(Number)), most);
  return Array.from({ length: last + 1 }, (_, row) => {
    const part = (name: RulePart) => typed[ruleInput(row, name)] ?? '';
    return { kind: part('kind'), hospital: part('hospital'), role: part('role'), email: part('email') };
  });
}
