import { m } from '#src/paraglide/messages.js';
import type { PackageCardData, PackageSort } from '../packages.schema.ts';

/** The age range as a text: 'From 30', '9 to 45', 'Up to 1 year'. */
export function ageWords({ minAge, maxAge }: Pick<PackageCardData, 'minAge' | 'maxAge'>): string {
  if (maxAge === null) return minAge === 0 ? m.packages_age_all() : m.packages_age_from({ from: minAge });
  return minAge === 0 ? m.packages_age_up_to({ to: maxAge }) : m.packages_age_range({ from: minAge, to: maxAge });
}

/** For whom a package is, in the language of the page. */
export function genderWords(gender: PackageCardData['gender']): string {
  if (gender === 'any') return m.packages_gender_any();
  return gender === 'female' ? m.packages_gender_female() : m.packages_gender_male();
}

/** The sort orders as choices. */
export function sortChoices(): { value: PackageSort; label: string }[] {
  return [
    { value: 'popular', label: m.packages_sort_popular() },
    { value: 'newest', label: m.packages_sort_newest() },
    { value: 'price', label: m.packages_sort_price() },
    { value: 'price_down', label: m.packages_sort_price_down() },
    { value: 'name', label: m.packages_sort_name() },
  ];
}

/** A duration as a short text: '1 hour 30 minutes'. */
export function visitWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return m.packages_minutes({ minutes: rest });
  return rest === 0 ? m.packages_hours({ hours }) : m.packages_hours_minutes({ hours, minutes: rest });
}

/** The validity as a text: in months where the days make whole months. */
export function validityWords(days: number): string {
  return days % 30 === 0 && days < 360
    ? m.packages_valid_months({ months: days / 30 })
    : m.packages_valid_days({ days });
}
