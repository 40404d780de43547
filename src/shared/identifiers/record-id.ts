import { z } from 'zod';

/** The largest number that an integer column holds. */
export const largestId = 2_147_483_647;

/** The number of a row in a body. */
export const recordId = z.number().int().positive().max(largestId);

/** The number of a row as text or number: in a query, a form, or a body of the specification's clients. */
export const recordIdText = z.coerce.number().int().positive().max(largestId);
