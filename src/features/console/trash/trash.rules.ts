/** The trash of the console's lists: which lists put what is removed there, for how long, and who may restore it. */
import type { StaffAction } from '#src/features/console/roles/staff-access.rules.ts';

/** Days after which what was removed is deleted for good. */
export const daysInTrash = 30;

/** Minutes after which a restoring that has not ended is taken for one that was broken off. */
export const restoringMinutes = 2;

export const trashLists = [
  'short-addresses',
  'search-words',
  'urgent-words',
  'public-holidays',
  'schedules',
  'leave',
  'forms',
  'own-roles',
  'third-party-scripts',
] as const;
export type TrashList = (typeof trashLists)[number];

/** The permission that opens a list, and that restoring to it needs. */
export const trashActions: Record<TrashList, StaffAction> = {
  'short-addresses': 'manage_keywords',
  'search-words': 'manage_keywords',
  'urgent-words': 'manage_keywords',
  'public-holidays': 'manage_holidays',
  schedules: 'manage_schedules',
  leave: 'enter_leave',
  forms: 'build_forms',
  'own-roles': 'manage_staff',
  'third-party-scripts': 'manage_scripts',
};
