import type { ConsoleIconName } from './ui/console-icon.tsx';
import type { StaffAction } from '#src/features/console/roles/staff-access.rules.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { m } from '#src/paraglide/messages.js';

/** The menu's parts, in its order: those who come, what is sold, what is read, and the console itself. */
export const consoleMenuGroups = {
  patients: m.staff_group_patients,
  shop: m.staff_group_shop,
  website: m.staff_group_website,
  console: m.staff_group_console,
} as const;
export type ConsoleMenuGroup = keyof typeof consoleMenuGroups;

export interface ConsoleMenuItem {
  /** Below /staff. */
  path: string;
  label: MessageText;
  hint: MessageText;
  icon: ConsoleIconName;
  group: ConsoleMenuGroup;
  /** Who sees it: those whose role assignments allow this in some hospital. */
  action: StaffAction;
  /** For the whole group: a duty in one hospital does not open it. */
  isGroupWide?: boolean;
  /** Only where our own tables are the doctors' scheduler, and no hospital's appointment service. */
  needsInternalScheduler?: boolean;
}
