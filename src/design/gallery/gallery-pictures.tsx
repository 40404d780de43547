import { DoctorPortrait } from '../art/doctor-portrait.tsx';
import { HospitalPicture } from '../art/hospital-picture.tsx';
import { SpecialityIcon } from '../art/speciality-icon.tsx';
import { GallerySection, Specimen } from './gallery-section.tsx';

const portraits = ['aminah', 'lim', 'kumar', 'faridah', 'wong', 'hafiz'] as const;
const places = [{ seed: 'penang', state: 'Penang' }, { seed: 'kuantan', state: 'Pahang' }, { seed: 'kuching', state: 'Sarawak' }];
const specialities = ['cardiology', 'orthopaedics', 'paediatrics', 'ophthalmology', 'neurology', 'dermatology'];

/** The drawn families. */
export function Pictures() {
  return (
    <GallerySection title="Pictures">
      <Specimen name="Hospitals"><div className="grid gap-4 sm:grid-cols-3">{places.map(({ seed, state }) => <div key={seed} className="overflow-hidden rounded-petal"><HospitalPicture seed={seed} state={state} className="w-full" /></div>)}</div></Specimen>
      <Specimen name="Doctors"><div className="grid grid-cols-3 gap-4 sm:grid-cols-6">{portraits.map((seed, index) => <div key={seed} className="overflow-hidden rounded-petal bg-pale"><DoctorPortrait seed={seed} gender={index % 2 === 0 ? 'female' : 'male'} className="w-full" /></div>)}</div></Specimen>
      <Specimen name="Specialities"><div className="flex flex-wrap gap-4">{specialities.map((name) => <SpecialityIcon key={name} name={name} />)}</div></Specimen>
    </GallerySection>
  );
}
