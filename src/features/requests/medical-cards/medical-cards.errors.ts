import { m } from '#src/paraglide/messages.js';
import { Failure, type MessageText } from '#src/shared/failure.ts';
import { uploadMegabytes } from '#src/shared/uploads.ts';
import { mostPerPerson } from './medical-cards.rules.ts';

/** Also for another account's card. */
export const cardUnknown = () =>
  new Failure({ status: 404, code: 'medical_card_unknown', text: m.medical_cards_error_unknown });
export const tooManyCards = () =>
  new Failure({
    status: 409,
    code: 'too_many_medical_cards',
    text: (_, options) => m.medical_cards_error_too_many({ most: mostPerPerson }, options),
  });
export const cardAlreadySaved = () =>
  new Failure({
    status: 409,
    code: 'medical_card_kept',
    text: m.medical_cards_error_kept,
    fields: { number: m.medical_cards_error_kept },
  });

/** The message of each field, in the form's order. */
export const cardTexts = {
  person: m.medical_cards_error_person,
  insurer: m.medical_cards_error_insurer,
  number: m.medical_cards_error_number,
  validFrom: m.forms_error_date,
  validUntil: m.medical_cards_error_until,
} as const;

export function cardInvalid(fields: Record<string, MessageText>): Failure {
  return new Failure({ status: 422, code: 'medical_card_invalid', text: m.persons_error_invalid, fields });
}

export const pictureTexts = {
  too_large: ((_, options) => m.forms_error_file_large({ megabytes: uploadMegabytes }, options)) as MessageText,
  empty: m.forms_error_file_empty,
  kind: m.forms_error_file_kind,
} as const;
