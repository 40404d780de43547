/** Languages in which patients from abroad are looked after, by staff or an interpreter. */
import { m } from '#src/paraglide/messages.js';
import type { Choice } from '../form-kind.schema.ts';

export const careLanguages: readonly Choice[] = [
  { value: 'en', label: m.forms_language_en },
  { value: 'ms', label: m.forms_language_ms },
  { value: 'id', label: m.forms_language_id },
  { value: 'zh', label: m.forms_language_zh },
  { value: 'yue', label: m.forms_language_yue },
  { value: 'ta', label: m.forms_language_ta },
  { value: 'ar', label: m.forms_language_ar },
  { value: 'bn', label: m.forms_language_bn },
  { value: 'ja', label: m.forms_language_ja },
  { value: 'my', label: m.forms_language_my },
  { value: 'th', label: m.forms_language_th },
  { value: 'vi', label: m.forms_language_vi },
  { value: 'other', label: m.forms_language_other },
];
