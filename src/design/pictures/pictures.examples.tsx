import { DoctorPicture, HospitalPicture, ScenePicture } from './pictures.tsx';
import type { ComponentExamples } from '../examples.ts';

const portraits = ['aminah', 'lim', 'kumar', 'faridah', 'wong', 'hafiz'];
const places = [
  { seed: 'penang', state: 'Penang' },
  { seed: 'kuantan', state: 'Pahang' },
  { seed: 'kuching', state: 'Sarawak' },
];
const topics = ['people', 'teleconsult', 'booking', 'package-heart', 'package-senior', 'package-vaccination'];

export const examples: ComponentExamples = {
  shelf: 'Pictures',

  states: {
    doctors: () => (
      <div className="grid grid-cols-3 gap-4 sm:grid-cols-6">
        {portraits.map((seed, index) => (
          <DoctorPicture
            key={seed}
            seed={seed}
            gender={index % 2 === 0 ? 'female' : 'male'}
            className="w-full rounded-petal bg-pale"
          />
        ))}
      </div>
    ),
    hospitals: () => (
      <div className="grid gap-4 sm:grid-cols-3">
        {places.map(({ seed, state }) => (
          <HospitalPicture key={seed} seed={seed} state={state} className="w-full rounded-petal" />
        ))}
      </div>
    ),
    scenes: () => (
      <div className="grid gap-4 sm:grid-cols-3">
        {topics.map((topic) => (
          <ScenePicture key={topic} seed="gallery" topic={topic} className="w-full rounded-petal" />
        ))}
      </div>
    ),
    'said to those who cannot see it': () => (
      <ScenePicture seed="said" topic="people" label="Two people talk" className="w-40" />
    ),
  },
};
