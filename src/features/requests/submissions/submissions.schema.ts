import { z } from 'zod';

/** Notes and answers of staff, and the search. */
export const staffNote = z.string().trim().min(1).max(3_000);
