import { seededRandom } from '#src/shared/seeded-random.ts';
import { DoctorPortraitInScene, PersonInScene } from './scene-people.tsx';
import { colour, Drawing, type PictureProps } from './drawing.tsx';

export type SceneTopic = 'hospital' | 'people' | 'consultation' | 'family' | 'booking' | 'teleconsult' | 'empty' | 'not-found' | 'error' | 'hills';

/** A composed scene from the family's parts, for banners and designed states. */
export function Scene({ topic, seed, className, label }: PictureProps & { topic: SceneTopic | (string & {}); seed: string }) {
  const random = seededRandom(`scene ${topic} ${seed}`);
  return (
    <Drawing width={420} height={280} className={className} label={label}>
      <path d="M18 236C6 132 96 40 214 40s204 92 188 196z" fill={random.pick([colour.pale, '#EAF5F2', '#E6F1F3'])} />
      <circle cx={random.int(300, 340)} cy="92" r="24" fill={colour.sand} />
      <path d="M20 232c60-44 120-40 180-18s140-20 204 14v10H20z" fill={colour.hillFar} />
      <path d="M14 238c80-24 160-16 230-8s110-12 162 4v8H14z" fill={colour.hill} />
      <Subject topic={topic} />
      <path d="M10 244h400" stroke={colour.deep} strokeWidth="2" strokeLinecap="round" />
    </Drawing>
  );
}

function Subject({ topic }: { topic: string }) {
  switch (topic) {
    case 'empty':
      return <Lens />;
    case 'not-found':
      return <Signpost />;
    case 'error':
      return <Cable />;
    case 'hills':
      return null;
    case 'booking':
    case 'teleconsult':
      return <><Screen isCall={topic === 'teleconsult'} /><PersonInScene x={96} skin="#C98F63" top={colour.gold} scarf={colour.teal} /></>;
    case 'people':
    case 'family':
      return <><PersonInScene x={120} skin="#C98F63" top={colour.teal} scarf="#C98C8C" /><PersonInScene x={212} skin="#EBC29B" top={colour.blue} /><PersonInScene x={300} skin="#8F5C3B" top={colour.brick} /><PersonInScene x={166} skin="#DDAE82" top={colour.gold} isSmall /></>;
    case 'consultation':
      return <><DoctorPortraitInScene x={270} /><PersonInScene x={136} skin="#DDAE82" top={colour.brick} /></>;
    default:
      return <><Clinic /><DoctorPortraitInScene x={316} /><PersonInScene x={92} skin="#C98F63" top={colour.gold} scarf={colour.teal} /><PersonInScene x={132} skin="#D9A578" top={colour.blue} isSmall /></>;
  }
}

const line = { stroke: colour.deep, strokeWidth: 2, strokeLinejoin: 'round' as const, strokeLinecap: 'round' as const };

function Clinic() {
  return (
    <g>
      <path d="M132 130h156v114H132z" fill={colour.white} {...line} />
      <path d="M122 130l88-44 88 44z" fill={colour.teal} {...line} />
      <path d="M150 150h22v20h-22zM248 150h22v20h-22zM150 186h22v20h-22zM248 186h22v20h-22zM199 146h22v18h-22z" fill={colour.sea} />
      <path d="M190 244v-50h40v50zM210 194v50" fill={colour.pale} {...line} />
      <circle cx="210" cy="112" r="13" fill={colour.white} {...line} />
      <path d="M210 105v14M203 112h14" stroke={colour.teal} strokeWidth="4" strokeLinecap="round" />
      <path d="M180 194h60l-6-10h-48z" fill={colour.gold} {...line} />
    </g>
  );
}

function Screen({ isCall }: { isCall: boolean }) {
  return (
    <g>
      <rect x="196" y="84" width="140" height="160" rx="16" fill={colour.white} {...line} />
      <path d="M196 112h140" {...line} />
      {isCall
        ? <><DoctorPortraitInScene x={266} scale={0.74} /><circle cx="266" cy="100" r="4" fill={colour.teal} /></>
        : <><path d="M214 128h20v16h-20zM244 128h20v16h-20zM274 128h20v16h-20zM214 154h20v16h-20zM274 154h20v16h-20zM214 180h20v16h-20zM244 180h20v16h-20z" fill={colour.mist} /><rect x="244" y="154" width="20" height="16" fill={colour.teal} /><rect x="222" y="212" width="88" height="18" rx="9" fill={colour.gold} /></>}
    </g>
  );
}

function Lens() {
  return (
    <g {...line}>
      <path d="M120 120h110v124H120z" fill={colour.white} />
      <path d="M138 146h70M138 166h74M138 186h50" stroke={colour.mist} strokeWidth="6" />
      <circle cx="244" cy="168" r="42" fill={colour.pale} fillOpacity=".9" />
      <path d="m275 199 34 36" stroke={colour.gold} strokeWidth="12" />
      <path d="M228 168c6-10 26-10 32 0" stroke={colour.teal} strokeWidth="4" />
    </g>
  );
}

function Signpost() {
  return (
    <g {...line}>
      <path d="M206 244V92" stroke={colour.brick} strokeWidth="10" />
      <path d="M150 104h112l22 18-22 18H150z" fill={colour.teal} />
      <path d="M262 154H150l-22 18 22 18h112z" fill={colour.cream} />
      <path d="M170 122h66M166 172h66" stroke={colour.white} strokeWidth="5" />
      <path d="M166 172h66" stroke={colour.gold} strokeWidth="5" />
      <PersonInScene x={92} skin="#D9A578" top={colour.blue} />
    </g>
  );
}

function Cable() {
  return (
    <g {...line}>
      <path d="M40 200c50-60 80-10 110-44" stroke={colour.deep} strokeWidth="6" />
      <path d="M146 140l26 26-14 14-26-26zM164 142l14-14M180 158l14-14" fill={colour.gold} strokeWidth="3" />
      <path d="M238 118l26 26 14-14-26-26z" fill={colour.teal} />
      <path d="M270 126c40-30 60 60 110 20" stroke={colour.deep} strokeWidth="6" />
      <path d="M204 126l-4-18M222 132l8-16M212 150l16 8" stroke={colour.brick} strokeWidth="4" />
    </g>
  );
}
