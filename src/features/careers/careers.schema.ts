/** Where a post is. */
export interface PostPlace {
  slug: string;
  name: string;
  state: string;
}
