import { MalaysiaMap } from '../art/malaysia-map.tsx';
import { SpecialityIcon } from '../art/speciality-icon.tsx';
import { DoctorPicture, HospitalPicture, ScenePicture } from '../pictures.tsx';
import { GallerySection, Specimen } from './gallery-section.tsx';

const portraits = ['aminah', 'lim', 'kumar', 'faridah', 'wong', 'hafiz'] as const;
const places = [
  { seed: 'penang', state: 'Penang' },
  { seed: 'kuantan', state: 'Pahang' },
  { seed: 'kuching', state: 'Sarawak' },
];
const specialities = ['heart', 'brain', 'bone', 'child', 'eye', 'skin', 'lungs', 'kidney', 'mother', 'ear', 'generic'];

const topics = ['people', 'teleconsult', 'booking', 'package-heart', 'package-senior', 'package-vaccination'];
const pins = [
  { id: 'penang', label: 'Penang', latitude: 5.41, longitude: 100.33, href: '/our-hospitals?location=Penang' },
  { id: 'kuching', label: 'Kuching', latitude: 1.55, longitude: 110.34, href: '/our-hospitals?location=Sarawak' },
];

/** The families of drawings. */
export function Pictures() {
  return (
    <GallerySection title="Pictures">
      <Specimen name="Hospitals">
        <div className="grid gap-4 sm:grid-cols-3">
          {places.map(({ seed, state }) => (
            <div key={seed} className="overflow-hidden rounded-petal">
              <HospitalPicture seed={seed} state={state} className="w-full" />
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Doctors">
        <div className="grid grid-cols-3 gap-4 sm:grid-cols-6">
          {portraits.map((seed, index) => (
            <div key={seed} className="overflow-hidden rounded-petal bg-pale">
              <DoctorPicture seed={seed} gender={index % 2 === 0 ? 'female' : 'male'} className="w-full" />
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Specialities">
        <div className="flex flex-wrap gap-4">
          {specialities.map((name) => (
            <SpecialityIcon key={name} name={name} />
          ))}
        </div>
      </Specimen>
      <Specimen name="Scenes">
        <div className="grid gap-4 sm:grid-cols-3">
          {topics.map((topic) => (
            <div key={topic} className="overflow-hidden rounded-petal">
              <ScenePicture seed="gallery" topic={topic} className="w-full" />
            </div>
          ))}
        </div>
      </Specimen>
      <Specimen name="Map; it scrolls in its own frame on phones">
        <div className="overflow-x-auto">
          <MalaysiaMap pins={pins} label="Hospitals on the map" />
        </div>
      </Specimen>
    </GallerySection>
  );
}
