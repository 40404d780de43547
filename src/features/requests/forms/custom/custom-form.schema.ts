/**
 * The shape of a form that staff have built. A draft is stored as typed; only a draft without faults
 * (custom-form.rules.ts) becomes a version, and versions never change.
 */
export interface ThreeTexts {
  en: string;
  ms: string;
  zh: string;
}

export const partKinds = [
  'text',
  'long_text',
  'email',
  'phone',
  'number',
  'date',
  'radio',
  'choice',
  'choices',
  'yes_no',
  'hospital',
  'identity',
  'agreement',
  'heading',
  'paragraph',
] as const;
export type PartKind = (typeof partKinds)[number];

/** Named checks of a short text; staff never type a regular expression. */
export const patternNames = ['digits', 'letters', 'postcode', 'website'] as const;
export type PatternName = (typeof patternNames)[number];

/** A question of the form, or the words before one. */
export interface FormPart {
  /** 'q3': stays the same when the part is moved and in later versions. */
  id: string;
  kind: PartKind;
  /** The question; for a heading or paragraph its words. */
  label: ThreeTexts;
  hint: ThreeTexts;
  /** One choice in each line; the same line in each language is the same choice. */
  options: ThreeTexts;
  isRequired: boolean;
  /** Whether a short text is the sender's name; whether an email address gets the confirmation. */
  isSender: boolean;
  /** Length of a text, range of a number, first and last day ('YYYY-MM-DD' or 'today'); empty: no limit. */
  min: string;
  max: string;
  pattern: PatternName | '';
}

/** The staff action of those who see the answers. */
export const handlerActions = ['answer_enquiries', 'run_international_desk', 'handle_applications'] as const;
export type HandlerAction = (typeof handlerActions)[number];

export interface CustomForm {
  title: ThreeTexts;
  intro: ThreeTexts;
  /** The next steps: on the page of thanks and in the confirmation. */
  thanks: ThreeTexts;
  /** The purpose of the personal data, shown beside the agreement to the privacy notice. */
  privacy: ThreeTexts;
  duty: HandlerAction;
  /** Mail addresses that are notified of each answer, one in each line. */
  notified: string;
  /** Working days within which an answer is promised; empty: none is promised. */
  answerWithin: string;
  keptDays: string;
  /** The last day on which it accepts answers; empty: until it is retired. */
  lastDay: string;
  parts: FormPart[];
}

/** A version, for pages, answers and files. */
export interface CustomFormVersion {
  versionId: number;
  formId: number;
  /** 1, 2, 3 of its form. */
  number: number;
  slug: string;
  /** The hospital to which the form belongs; null: the whole group. */
  hospitalId: number | null;
  form: CustomForm;
}
