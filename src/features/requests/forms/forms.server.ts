/** Forms: a kind is declared once; the same code shows, validates and stores all kinds. */
export {
  countLateSubmissions,
  countSentSubmissions,
  countSubmissions,
  findMostOverdue,
  findOldestSubmission,
  searchSubmissions,
  type AdminScope,
} from './data/submission-lists.store.server.ts';
export {
  deleteSubmissions,
  listFileIds,
  listHistory,
  listPastSubmissions,
  listSubmissionsOf,
  findSubmission,
  insertFiles,
  insertHistory,
  lockSubmission,
  updateSubmissionState,
  findHospitalName,
  findHandlerName,
  updateSubmissionOwner,
  type SubmissionRow,
} from './data/forms.store.server.ts';
export { takeLateSubmissions, updateEscalation, type LateSubmission } from './data/escalations.store.server.ts';
export {
  deleteCustomForm,
  findCustomForm,
  findFormBySlug,
  findFormVersion,
  insertCustomForm,
  insertFormVersion,
  listCustomForms,
  listFormVersions,
  searchCustomForms,
  updateCustomForm,
  type CustomFormRow,
} from './data/custom-forms.store.server.ts';
export { kindOfSubmission, openCustomForms, readCustomForm } from './custom/custom-kinds.server.ts';
export { formCall } from './form-calls.server.ts';
export { mailCode, mailAnswer, mailNews } from './form-mails.server.ts';
export { answerFormPost, loadForm, uploadsIn } from './form-page.server.ts';
export { emailHashOf, type FormContext } from './submit-form.server.ts';
