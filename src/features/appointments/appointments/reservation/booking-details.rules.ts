/** Lengths of what a booking asks for: the form, the page's action and the calls read the same ones. */
export const longest = {
  name: 120,
  phone: 30,
  email: 254,
  reason: 500,
  insurer: 80,
  /** What a patient may write when cancelling. */
  cancelReason: 300,
} as const;
