/** How a record of the trash is made again: by the feature that removed it, with its own checks and audit entry. */
import {
  restoreHoliday,
  restoreLeave,
  restoreToSchedule,
} from '#src/features/appointments/scheduling/scheduling.server.ts';
import { restoreOwnRole } from '#src/features/console/roles/roles.server.ts';
import { restoreTrashed, type TrashedRecord } from '#src/features/console/trash/trash.server.ts';
import type { TrashList } from '#src/features/console/trash/trash.rules.ts';
import { restoreForm } from '#src/features/requests/form-builder/form-builder.server.ts';
import { restoreKeyword } from '#src/features/site/keyword-routing/keyword-routing.server.ts';
import { restoreScript } from '#src/features/site/third-party-scripts/third-party-scripts.server.ts';
import { restoreSearchWord } from '#src/features/site/search-words/search-words.server.ts';
import { addUrgentWord, type NewUrgentWord } from '#src/features/site/urgent-words/urgent-words.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';

/** Returns the address in the console at which the record is now. */
type Restore = (app: App, actor: Actor, row: TrashedRecord) => Promise<string>;

const restores: Record<TrashList, Restore> = {
  'short-addresses': (app, actor, { record }) => restoreKeyword(app, actor, record),
  'search-words': (app, actor, { record }) => restoreSearchWord(app, actor, record),
  'urgent-words': async (app, actor, { record }) => {
    await addUrgentWord(app, actor, record as unknown as NewUrgentWord);
    return '/staff/urgent-words';
  },
  'public-holidays': restoreHoliday,
  schedules: restoreToSchedule,
  leave: restoreLeave,
  forms: restoreForm,
  'own-roles': (app, actor, { key }) => restoreOwnRole(app, actor, key),
  'third-party-scripts': restoreScript,
};

/**
 * Restores a record; returns its address in the console. Throws trashed_unknown (404), trashed_claimed (409), and what
 * its feature refuses: an address or a name that is taken meanwhile, sessions that would overlap, bookings that would
 * be affected.
 */
export function restoreRecord(app: App, actor: Actor, id: number): Promise<string> {
  return restoreTrashed(app, actor, { id, restore: (row) => restores[row.list](app, actor, row) });
}
