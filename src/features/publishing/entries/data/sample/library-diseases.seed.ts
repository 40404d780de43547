import { asthma } from './diseases/asthma.seed.ts';
import { chronicKidneyDisease } from './diseases/chronic-kidney-disease.seed.ts';
import { coronaryArteryDisease } from './diseases/coronary-artery-disease.seed.ts';
import { dengueFever } from './diseases/dengue-fever.seed.ts';
import { depression } from './diseases/depression.seed.ts';
import { diseaseEntry } from './diseases/disease-sample.seed.ts';
import { gout } from './diseases/gout.seed.ts';
import { highBloodPressure } from './diseases/high-blood-pressure.seed.ts';
import { nasopharyngealCancer } from './diseases/nasopharyngeal-cancer.seed.ts';
import { stroke } from './diseases/stroke.seed.ts';
import { thalassaemia } from './diseases/thalassaemia.seed.ts';
import { tuberculosis } from './diseases/tuberculosis.seed.ts';
import { type2Diabetes } from './diseases/type-2-diabetes.seed.ts';
import type { SampleEntry } from './sample-entry.seed.ts';

/** Illnesses explained in the health library. */
export const libraryDiseases: readonly SampleEntry[] = [
  dengueFever,
  type2Diabetes,
  highBloodPressure,
  coronaryArteryDisease,
  stroke,
  asthma,
  tuberculosis,
  chronicKidneyDisease,
  thalassaemia,
  nasopharyngealCancer,
  gout,
  depression,
].map(diseaseEntry);
