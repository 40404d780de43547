/** The hospital nearest to the visitor. */
export { builtInHospitals } from './built-in-hospitals.ts';
export { builtInTowns } from './built-in-towns.ts';
