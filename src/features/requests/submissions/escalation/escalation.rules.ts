/** The people to whom a late submission is escalated. */
import type { OwnRoleKey, RoleName } from '#src/platform/actor.ts';
import { staffActions } from '#src/features/console/roles/staff-access.rules.ts';

export interface EscalationRule {
  /** Name of a kind of form, or '*' for all. */
  kind: string;
  /** Id of a hospital, or '*' for all; a submission to the whole group has no hospital. */
  hospital: string;
  /** A role, or the mail address of a member of staff. */
  to: string;
}

export type EscalationTarget = { role: RoleName } | { email: string };

/** Used where no rule matches, and where nobody is found. */
export const administrators: EscalationTarget = { role: 'administrator' };

/**
 * The target of the closest rule: a rule for this kind and hospital comes before one for this hospital, one for this
 * kind, and one for all. Of two equal rules the first counts.
 */
export function targetFor(
  rules: readonly EscalationRule[],
  { kind, hospitalId }: { kind: string; hospitalId: number | null },
): EscalationTarget {
  const fits = rules.filter(
    (rule) =>
      (rule.kind === '*' || rule.kind === kind) && (rule.hospital === '*' || rule.hospital === String(hospitalId)),
  );
  const closeness = (rule: EscalationRule) => (rule.hospital === '*' ? 0 : 2) + (rule.kind === '*' ? 0 : 1);
  const [closest] = fits.toSorted((a, b) => closeness(b) - closeness(a));
  if (!closest) return administrators;
  if (closest.to.includes('@')) return { email: closest.to.toLowerCase() };
  const role = staffActions.console.find((one) => one === closest.to);
  if (role) return { role };
  return closest.to.startsWith('own_') ? { role: closest.to as OwnRoleKey } : administrators;
}
