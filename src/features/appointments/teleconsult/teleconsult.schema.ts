import { z } from 'zod';

/** What a browser in a room sends. */
export const exchangeSchema = z.object({
  after: z.union([
    z.literal('').transform(() => null),
    z.coerce.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER),
  ]),
  signals: z
    .string()
    .max(250_000)
    .transform((text, context): string[] => {
      try {
        const list: unknown = JSON.parse(text);
        if (Array.isArray(list) && list.every((one) => typeof one === 'string')) return list as string[];
      } catch {
        // Refused below, like any other text that is not a list.
      }
      context.addIssue({ code: 'custom', message: 'signals' });
      return z.NEVER;
    }),
});
