/** The fields of an item in the console's menu, and the groups of items. */
import type { ConsoleIconName } from './ui/icons/console-icon.tsx';
import type { StaffAction } from '#src/features/console/roles/staff-access.rules.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';

/** The groups of the menu, in order: patients, shop, content, and the console itself. */
export const consoleMenuGroups = {
  patients: m.staff_group_patients,
  shop: m.staff_group_shop,
  website: m.staff_group_website,
  console: m.staff_group_console,
} as const;
export type ConsoleMenuGroup = keyof typeof consoleMenuGroups;

export interface ConsoleMenuItem {
  /** Path below /staff. */
  path: string;
  label: MessageText;
  hint: MessageText;
  icon: ConsoleIconName;
  group: ConsoleMenuGroup;
  /** The action that the role assignments must allow in some hospital. */
  action: StaffAction;
  /** It is enough to be allowed one of these besides. */
  anyOf?: readonly StaffAction[];
  /** Needs a role for the whole group. */
  isGroupWide?: boolean;
  /** Shown only where our own tables are the scheduler, and not a hospital's appointment service. */
  needsInternalScheduler?: boolean;
}
