import { m } from '#src/paraglide/messages.js';
import type { Relationship } from '#src/features/patient/persons/relationships.schema.ts';
import type { Access } from '#src/features/patient/persons/persons.rules.ts';

/** Interface texts for stored values. */
export function relationshipName(relationship: Relationship): string {
  return {
    self: m.profile_relationship_self,
    child: m.profile_relationship_child,
    spouse: m.profile_relationship_spouse,
    parent: m.profile_relationship_parent,
    sibling: m.profile_relationship_sibling,
    other: m.profile_relationship_other,
  }[relationship]();
}

/** How much of a person the account may see, in the language of the page. */
export function accessName(access: Access): string {
  return {
    self: m.profile_access_self,
    full: m.profile_access_full,
    reduced: m.profile_access_reduced,
    ended: m.profile_access_ended,
  }[access]();
}

/** A person's gender, in the language of the page; null where it is not recorded. */
export function genderName(gender: 'female' | 'male' | null): string | null {
  return gender && { female: m.profile_gender_female, male: m.profile_gender_male }[gender]();
}

export const languageNames = { en: 'English', ms: 'Bahasa Melayu', zh: '中文' } as const;
