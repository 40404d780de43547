/** Several applications for guarantee letters, taken or released at once. */
import { guaranteeLetterForm } from '#src/features/requests/forms/kinds/guarantee-letter-form.schema.ts';
import { bulkOfKind } from '#src/features/requests/submissions/submissions.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { Language } from '#src/shared/languages.ts';

/** The list of applications, on which several are changed at once. Throws 403 for staff who handle none. */
export const bulkLetters = (actor: Actor, language: Language) =>
  bulkOfKind(actor, { kind: guaranteeLetterForm, path: '/staff/guarantee-letters', language });
