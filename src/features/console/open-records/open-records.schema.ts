/** The other people who have a record open, for its editor's page. */
export interface OthersHere {
  /** In the order in which they opened it. */
  people: {
    name: string;
    /** An ISO instant. */
    since: string;
  }[];
  /** Whether there are more people than are named. */
  hasMore: boolean;
}
