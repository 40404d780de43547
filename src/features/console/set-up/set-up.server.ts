/** The set-up: what an installation still needs, opening it to visitors, and the sample to try it with. */
export { closeSite, openSite, viewSetUp, type SetUpView } from './opening.server.ts';
export { loadSample, removeSample } from './sample.server.ts';
export { testPart } from './carrier-tests.server.ts';
