import { m } from '#src/paraglide/messages.js';

/** The action on several short addresses: its name, and its effect. */
export const keywordActionWords = () => ({ label: m.keywords_remove(), hint: m.keywords_bulk_remove_hint() });
