/** Example values for the preview of a template: invented, and of usual length. */
import { m } from '#src/paraglide/messages.js';
import { atMalaysianTime, formatDateTime, formatDay } from '#src/shared/dates.ts';
import { localPath } from '#src/shared/addresses.ts';
import type { Language } from '#src/shared/languages.ts';
import { formatSen } from '#src/shared/money.ts';
import type { TextKey } from './shipped-texts.server.ts';

interface Place {
  brand: string;
  phone: string;
  publicOrigin: string;
}

const day = '2027-03-18';

/** The values for one text, by field. */
export function exampleValues(key: TextKey, language: Language, place: Place): Record<string, string> {
  const locale = { locale: language };
  const page = `${place.publicOrigin}${localPath('/follow-up', language)}`;
  const isPostal = key === 'appointments_mail_where';
  return {
    brand: place.brand,
    phone: place.phone,
    name: m.templates_example_name({}, locale),
    doctor: m.templates_example_doctor({}, locale),
    hospital: `${place.brand} Kuala Lumpur`,
    room: m.templates_example_room({}, locale),
    address: isPostal ? '12, Jalan Bunga Raya, 50450 Kuala Lumpur' : page,
    link: page,
    reference: 'A7K2M9QX',
    when: formatDateTime(atMalaysianTime(day, '10:30'), language),
    was: formatDateTime(atMalaysianTime(day, '15:00'), language),
    proposed: m.templates_example_doctor({}, locale),
    until: formatDateTime(atMalaysianTime(day, '12:30'), language),
    day: formatDay(day, language),
    title: m.templates_example_title({}, locale),
    state: m.templates_example_state({}, locale),
    change: m.accounts_change_password({}, locale),
    package: m.templates_example_package({}, locale),
    code: '482913',
    count: '3',
    minutes: '10',
    order: 'M4TQ8W2K',
    number: 'R-2027-000123',
    kept: 'n•••@example.com',
    closed: 'a•••@example.com',
    days: '30',
    total: formatSen(48_800),
    amount: formatSen(48_800),
  };
}
