/** An entry of the log, as far as it is said in words, and the names that its words need. */
export interface LoggedChange {
  action: string;
  subjectKind: string;
  subjectId: string;
  detail: Record<string, unknown>;
}

/** Names by 'kind:id', such as 'staff:…' and 'doctor:12'. */
export interface LoggedNames {
  byId: ReadonlyMap<string, string>;
  hospitals: readonly { id: number; name: string }[];
}
