/**
 * One search over everything that a member's role assignments cover: admin pages, expected patients, colleagues,
 * enquiries, orders, packages, doctors, hospitals and content.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import {
  listFrontDeskAppointments,
  type FrontDeskAppointment,
} from '#src/features/appointments/front-desk/front-desk.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { PersonRow } from '#src/features/console/roles/roles.server.ts';
import { readListState } from '#src/features/console/frame/list-state.rules.ts';
import { searchRecords, type RecordGroup } from './record-search.server.ts';
import { listPeople, peopleShape } from '#src/features/console/people/people.server.ts';
import { mayDo, requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { menuItemsOf, type ShownMenuItem } from '#src/features/console/frame/frame.server.ts';
import { mostAppointments } from './console-search.rules.ts';

export interface ConsoleFindings {
  menuItems: ShownMenuItem[];
  /** By reference or phone on any day, by name on the present day. */
  appointments: FrontDeskAppointment[];
  people: PersonRow[];
  records: RecordGroup[];
}

const nothing: ConsoleFindings = { menuItems: [], appointments: [], people: [], records: [] };

/** Returns nothing for less than two characters. The shown appointments are recorded as viewed. */
export async function searchConsole(
  app: App,
  actor: Actor,
  { q, language }: { q: string; language: Language },
): Promise<ConsoleFindings> {
  const staff = requireStaff(actor, 'console');
  if (q.length < 2) return nothing;
  const word = q.toLocaleLowerCase();
  const [appointments, people, records] = await Promise.all([
    mayDo(staff.roleAssignments, 'run_front_desk')
      ? listFrontDeskAppointments(app, actor, { question: { q }, limit: mostAppointments, offset: 0 })
      : { rows: [] },
    mayDo(staff.roleAssignments, 'manage_staff')
      ? listPeople(app, actor, { state: readListState(new URLSearchParams({ q }), peopleShape) })
      : { rows: [] },
    searchRecords(app, staff, q),
  ]);
  return {
    menuItems: menuItemsOf(app, staff, language).filter(({ label, hint }) =>
      `${label} ${hint}`.toLocaleLowerCase().includes(word),
    ),
    appointments: appointments.rows,
    people: people.rows,
    records,
  };
}
