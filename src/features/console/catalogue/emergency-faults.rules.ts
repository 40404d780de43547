/** Refuses a speciality that mentions an emergency before staff have said whether its page begins with 999. */
import { speaksOfEmergency } from '#src/features/site/urgent-help/emergency-words.rules.ts';
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import { languages } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import type { CatalogueRecord } from './fields/catalogue-fields.ts';

/**
 * The fault of a speciality that mentions an emergency, in any language, without an answer about the emergency number.
 */
export function emergencyFaults(record: CatalogueRecord): Record<string, MessageText> {
  const { summary, body, reasons, emergencyCall } = record as {
    summary: LocalText;
    body: LocalText;
    reasons: LocalText[];
    emergencyCall?: string | null;
  };
  const texts = [summary, body, ...reasons].flatMap((text) => languages.map((language) => text[language] ?? ''));
  return !emergencyCall && speaksOfEmergency(texts) ? { emergency_call: m.catalogue_error_emergency_call } : {};
}
