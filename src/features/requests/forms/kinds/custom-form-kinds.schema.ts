/**
 * Forms that staff have built: one kind for each group of staff that sees the answers. Fields, title and times belong
 * to a version: customKind() in custom/custom-kind.rules.ts adds them.
 */
import { m } from '#src/paraglide/messages.js';
import type { HandlerAction } from '../custom/custom-form.schema.ts';
import type { FormKind } from '../form-kind.schema.ts';
import { enquiryLifeCycle } from './life-cycles.ts';

const shared = {
  fields: [],
  lifeCycle: enquiryLifeCycle,
  answerWithin: 2,
  storedDays: 365,
  next: m.custom_forms_next,
} satisfies Partial<FormKind>;

export const customFormKinds: Readonly<Record<HandlerAction, FormKind>> = {
  answer_enquiries: {
    ...shared,
    name: 'custom_enquiry',
    prefix: 'F',
    title: m.custom_forms_kind_enquiry,
    handledBy: 'answer_enquiries',
  },
  run_international_desk: {
    ...shared,
    name: 'custom_international',
    prefix: 'N',
    title: m.custom_forms_kind_international,
    handledBy: 'run_international_desk',
  },
  handle_applications: {
    ...shared,
    name: 'custom_application',
    prefix: 'P',
    title: m.custom_forms_kind_application,
    handledBy: 'handle_applications',
  },
};
