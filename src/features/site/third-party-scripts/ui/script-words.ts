import type { Option } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import type { Language } from '#src/shared/languages.ts';
import { localText, type LocalText } from '#src/shared/local-text.ts';
import type { ContextKind } from '../script-context.rules.ts';

/** The name of the context in which a script runs; by default in the language of the page. */
export function kindName(kind: ContextKind, locale: Language = getLocale()): string {
  const names = {
    general: m.scripts_kind_general,
    hospital: m.scripts_kind_hospital,
    location: m.scripts_kind_location,
    clinic: m.scripts_kind_clinic,
    clinic_location: m.scripts_kind_clinic_location,
  };
  return names[kind]({}, { locale });
}

interface Places {
  hospitals: readonly { id: number; name: string }[];
  states: readonly { name: string; label: string }[];
  clinics: readonly { id: number; speciality: LocalText; hospital: string }[];
}

/** Every context as a text, by its key. */
export function placeOptions({ hospitals, states, clinics }: Places, language: Language): Option[] {
  const named = (kind: ContextKind, name: string) => `${kindName(kind, language)}: ${name}`;
  return [
    { value: 'general', label: kindName('general', language) },
    ...hospitals.map(({ id, name }) => ({ value: `hospital:${id}`, label: named('hospital', name) })),
    ...states.map(({ name, label }) => ({ value: `location:${label}`, label: named('location', name) })),
    ...states.map(({ name, label }) => ({ value: `clinic_location:${label}`, label: named('clinic_location', name) })),
    ...clinics.map(({ id, speciality, hospital }) => ({
      value: `clinic:${id}`,
      label: named('clinic', `${hospital}, ${localText(speciality, language).text}`),
    })),
  ];
}
