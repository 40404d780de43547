/** The console's frame: who is signed in, for which hospitals, and which admin pages the role assignments allow. */
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Language } from '#src/shared/languages.ts';
import { findNameOf, listHospitalNames } from '#src/features/console/roles/roles.server.ts';
import { consoleMenu, type ConsoleMenuItem } from './console-menu.rules.ts';
import { hospitalsFor, mayDo, type StaffAction } from '#src/features/console/roles/staff-access.rules.ts';

export interface ConsoleView {
  name: string;
  /** The hospitals of all role assignments; null where one is for the whole group. */
  hospitals: string[] | null;
  menuItems: ShownMenuItem[];
}

export interface ShownMenuItem {
  path: string;
  label: string;
  hint: string;
  icon: ConsoleMenuItem['icon'];
  group: ConsoleMenuItem['group'];
}

/** Data of the console's frame for this member of staff; null for everybody else (sign-in, an invitation). */
export async function viewConsole(
  app: Pick<App, 'db' | 'appointmentService'>,
  actor: Actor,
  language: Language,
): Promise<ConsoleView | null> {
  if (actor.kind !== 'staff') return null;
  const scope = hospitalsFor(actor.roleAssignments, 'console');
  const [name, places] = await Promise.all([
    findNameOf(app, actor.accountId),
    scope === 'all' ? null : listHospitalNames(app, scope),
  ]);
  return {
    name: name ?? '',
    hospitals: places && places.map((place) => place.name),
    menuItems: menuItemsOf(app, actor, language),
  };
}

/** The admin pages that a member's role assignments allow, with their labels. */
export function menuItemsOf(app: Pick<App, 'appointmentService'>, actor: Staff, language: Language): ShownMenuItem[] {
  // With an appointment service, schedules and the waiting list are managed there.
  const isInternal = !app.appointmentService;
  return consoleMenu
    .filter(({ needsInternalScheduler }) => isInternal || !needsInternalScheduler)
    .filter(({ anyOf }) => !anyOf || anyOf.some((action) => mayDo(actor.roleAssignments, action)))
    .filter(({ action, isGroupWide }) =>
      isGroupWide ? hospitalsFor(actor.roleAssignments, action) === 'all' : mayDo(actor.roleAssignments, action),
    )
    .map(({ path, icon, group, label, hint }) => ({
      path,
      icon,
      group,
      label: label({}, { locale: language }),
      hint: hint({}, { locale: language }),
    }));
}

/** The hospitals by which an admin list can be filtered, by name. */
export function hospitalChoices(
  app: Pick<App, 'db'>,
  actor: Staff,
  action: StaffAction,
): Promise<{ id: number; name: string }[]> {
  return listHospitalNames(app, hospitalsFor(actor.roleAssignments, action));
}
