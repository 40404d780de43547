import { entryCalls } from '#src/features/content/entry-calls.server.ts';
import { careerPlaces } from './careers.server.ts';

export const careerCalls = entryCalls({ kind: 'career', path: 'careers', tag: 'Careers', what: 'Posts', places: careerPlaces });
