import { createContext } from 'react-router';
import type { Keyword } from './keywords.schema.ts';

/** The keyword that the layout found for this request, for the routes below it. */
export const keywordContext = createContext<Keyword | null>(null);
