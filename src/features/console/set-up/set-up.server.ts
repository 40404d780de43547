/**
 * The set-up: the missing requirements of an installation, its opening to visitors, and the sample for trying it out.
 */
export { closeSite, openSite, viewSetUp, type SetUpView } from './opening.server.ts';
export { loadSample, removeSample } from './sample.server.ts';
export { testPart } from './carrier-tests.server.ts';
