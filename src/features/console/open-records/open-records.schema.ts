/** Who else has a record open, as its editor's page shows it. */
export interface OthersHere {
  /** Who opened it first comes first. */
  people: {
    name: string;
    /** An ISO instant. */
    since: string;
  }[];
  /** More people than are named. */
  hasMore: boolean;
}
