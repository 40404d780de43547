/** The records whose health texts a doctor approves, and the fields of a proposal. */

/** Length of the note with which a doctor sends a text back. */
export const longestNote = 2_000;

/** Number of waiting proposals on one page. */
export const waitingShown = 200;

export const proposalKinds = ['specialities', 'centres', 'hospital-services', 'patient-care', 'packages'] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** Values of health fields by their names. */
export type HealthTexts = Record<string, unknown>;

/** A field whose value is a health text: always, or only with words of health advice. */
export interface HealthField {
  name: string;
  isHealth: 'always' | 'with_words';
}

/** A record by its kind and number. */
export interface RecordKey {
  kind: ProposalKind;
  recordId: number;
}

/** Who has reviewed texts, and when. */
export interface TextReview {
  reviewedBy: string;
  /** 'YYYY-MM-DD'. */
  reviewedOn: string;
}

/** The proposal of a record, as its form shows it. */
export interface ShownProposal {
  id: number;
  state: 'waiting' | 'sent_back';
  /** Since when it has waited, an ISO instant. */
  since: string;
  /** The doctor's note, when it was sent back. */
  note: string;
}

/** A proposal in the list of waiting ones. */
export interface WaitingProposal extends Record<string, unknown> {
  id: number;
  kind: ProposalKind;
  title: string;
  /** ISO instant. */
  since: string;
}
