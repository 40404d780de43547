/**
 * The application for a guarantee letter: for a person of the account or any named person, at a hospital, with a
 * stored or a typed card.
 */
import {
  choosePerson,
  identityToSend,
  listChoosablePersons,
  type PersonView,
} from '#src/features/patient/persons/persons.server.ts';
import { doctorChoices } from '#src/features/find-care/doctors/doctors.server.ts';
import type { FormContext } from '#src/features/requests/forms/forms.server.ts';
import { hospitalOptions } from '#src/features/find-care/hospitals/hospitals.server.ts';
import {
  cardToSend,
  listMedicalCards,
  type MedicalCardView,
} from '#src/features/requests/medical-cards/medical-cards.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';
import { notKnownYet, type LetterChoice } from './guarantee-letters.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'cache' | 'secrets'>;

/** Data of the page's two steps. Without a valid hospital there is only the first step. */
export async function loadLetterForm(
  app: Ports,
  actor: Actor,
  { chosen, language }: { chosen: LetterChoice; language: Language },
) {
  const [hospitals, persons, cards] = await Promise.all([
    hospitalOptions(app),
    actor.kind === 'patient' ? listChoosablePersons(app, actor) : [],
    actor.kind === 'patient' ? listMedicalCards(app, actor) : [],
  ]);
  const hospital = hospitals.find(({ id }) => String(id) === chosen.hospital);
  const person = personOf(persons, chosen);
  const first = {
    hospitals: hospitals.map(({ id, name }) => ({ value: String(id), label: name })),
    persons: persons.map(({ id, name }) => ({ value: id, label: name })),
  };
  if (!hospital) return { ...first, second: null };
  const [insurers, doctors] = await Promise.all([readSetting(app, 'insurers'), doctorChoices(app, hospital.id)]);
  const theirs = person
    ? cards.filter((card) => card.personId === person.id && !card.isOver && insurers.includes(card.insurer))
    : [];
  const card = theirs.find(({ id }) => id === chosen.card) ?? (chosen.card === 'none' ? undefined : theirs[0]);
  return {
    ...first,
    second: {
      hospital: { id: String(hospital.id), name: hospital.name },
      person: person && shownPerson(person),
      card: card && shownCard(card),
      otherCards: theirs.filter((one) => one !== card).map(shownCard),
      offered: {
        insurer: insurers.map((name) => ({ value: name, label: name })),
        doctor: [
          ...doctors.map((doctor) => ({ value: doctor.slug, label: doctorWords(doctor, language) })),
          { value: notKnownYet, label: m.guarantee_letters_doctor_unknown({}, { locale: language }) },
        ],
      },
    },
  };
}

/** The chosen person, by default the patient; none for a guest, or for a person who is not in the account. */
function personOf(persons: readonly PersonView[], { person }: LetterChoice): PersonView | undefined {
  if (person === 'other') return undefined;
  return (
    persons.find(({ id }) => id === person) ??
    (person === '' ? persons.find(({ relationship }) => relationship === 'self') : undefined)
  );
}

const shownPerson = ({ id, name, idMask }: PersonView) => ({ id, name, idMask });
const shownCard = ({ id, insurer, numberMask }: MedicalCardView) => ({ id, insurer, numberMask });

/**
 * The values that the page or the call sets, whatever was sent: the person's own name and number, the card's, the
 * hospital, and the doctor's name in clear. A doctor of another hospital and an unlisted insurer become empty, and are
 * refused beside their fields. Throws person_unknown, medical_card_unknown (404), access_ended (403).
 */
export async function letterFor(app: Ports, actor: Actor, input: LetterInput): Promise<FormContext> {
  const hospitals = await hospitalOptions(app);
  const hospital = hospitals.find(({ id }) => String(id) === input.hospital);
  const [insurers, doctors] = await Promise.all([
    readSetting(app, 'insurers'),
    hospital ? doctorChoices(app, hospital.id) : [],
  ]);
  const person = input.personId ? await choosePerson(app, actor, { personId: input.personId }) : undefined;
  const idNumber = person ? await identityToSend(app, actor, person.id) : null;
  const card =
    person && input.cardId ? await cardToSend(app, actor, { cardId: input.cardId, personId: person.id }) : undefined;
  const insurer = card?.insurer ?? input.insurer;
  const doctor = doctors.find(({ slug }) => slug === input.doctor);
  const fixed = {
    hospital: hospital ? String(hospital.id) : '',
    insurer: insurers.includes(insurer) ? insurer : '',
    doctor: doctor
      ? doctorWords(doctor, 'en')
      : input.doctor === notKnownYet
        ? m.guarantee_letters_doctor_unknown({}, { locale: 'en' })
        : '',
    ...(person ? { patient_name: person.name } : {}),
    ...(idNumber ? { identity_number: idNumber } : {}),
    ...(card ? { policy_number: card.number } : {}),
  };
  return { fixed, subject: { kind: 'guarantee_letter', slug: person?.id ?? '', title: fixed.insurer } };
}

export interface LetterInput {
  hospital: string;
  insurer: string;
  /** A doctor's slug, or the value for a doctor who is not known yet. */
  doctor: string;
  /** A person of the account. */
  personId?: string | undefined;
  /** A stored medical card of that person. */
  cardId?: string | undefined;
}

function doctorWords(
  { name, speciality }: { name: string; speciality: Parameters<typeof localText>[0] | null },
  language: Language,
): string {
  return speciality ? `${name}, ${localText(speciality, language).text}` : name;
}
