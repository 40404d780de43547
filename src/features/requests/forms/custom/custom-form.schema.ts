/**
 * The shape of a form that staff have built. A draft is stored as it was typed; only one without faults
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
  /** 'q3': the same through moves and versions. */
  id: string;
  kind: PartKind;
  /** The question; of a heading or paragraph its words. */
  label: ThreeTexts;
  hint: ThreeTexts;
  /** One choice a line; the same line in each language is the same choice. */
  options: ThreeTexts;
  isRequired: boolean;
  /** A short text that is the sender's name; an email address that gets the confirmation. */
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
  /** What the personal data is used for; beside the agreement to the privacy notice. */
  privacy: ThreeTexts;
  duty: HandlerAction;
  /** Mail addresses that are told of each answer, one a line. */
  notified: string;
  /** Working days; empty: no answer is promised. */
  answerWithin: string;
  keptDays: string;
  /** The last day on which it takes answers; empty: until it is retired. */
  lastDay: string;
  parts: FormPart[];
}

/** A version, as pages, answers and files read it. */
export interface CustomFormVersion {
  versionId: number;
  formId: number;
  /** 1, 2, 3 of its form. */
  number: number;
  slug: string;
  /** The hospital whose form it is; null: the whole group's. */
  hospitalId: number | null;
  form: CustomForm;
}
