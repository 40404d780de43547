/** Several expected holidays confirmed together, once they are gazetted. */
import type { BulkAction, BulkList } from '#src/features/console/bulk-changes/bulk-changes.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { m } from '#src/paraglide/messages.js';
import type { Actor, Staff } from '#src/platform/actor.ts';
import { formatDay } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { holidayConfirmed, holidayGone } from './holidays.errors.ts';
import { expectHoliday, viewHoliday } from './holidays.server.ts';
import { holidayKeyOf, type Holiday } from './public-holidays.rules.ts';

/** The list of public holidays, on which several are changed at once. Throws 403 for staff who may not change them. */
export function bulkHolidays(actor: Actor, language: Language): { staff: Staff; bulk: BulkList } {
  const staff = requireStaffEverywhere(actor, 'manage_holidays');
  return {
    staff,
    bulk: {
      name: 'holidays',
      path: '/staff/holidays',
      actionOf: (action) => (action === 'confirm' ? confirming(staff, language) : undefined),
    },
  };
}

const seenOf = ({ states, isExpected }: Holiday) => `${isExpected ? 'expected' : 'confirmed'} ${states.length}`;

function confirming(staff: Staff, locale: Language): BulkAction {
  return {
    async read(app, key) {
      const holiday = await viewHoliday(app, staff, holidayKeyOf(key));
      const { name, day, isExpected } = holiday;
      return {
        title: `${name[locale] ?? name.en}, ${formatDay(day, locale)}`,
        state: isExpected ? m.holidays_expected({}, { locale }) : '',
        seen: seenOf(holiday),
      };
    },
    async change(app, { key, seen }) {
      const holiday = await viewHoliday(app, staff, holidayKeyOf(key));
      if (!holiday.isExpected) throw holidayConfirmed();
      if (seenOf(holiday) !== seen) throw holidayGone();
      await expectHoliday(app, staff, { ...holidayKeyOf(key), isExpected: false });
      return {};
    },
    undo: (app, { key }) => expectHoliday(app, staff, { ...holidayKeyOf(key), isExpected: true }),
  };
}
