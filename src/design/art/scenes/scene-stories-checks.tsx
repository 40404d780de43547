import type { ReactNode } from 'react';
import { colour } from '../drawing.tsx';
import { type Cast, womanOf } from './scene-casts.ts';
import {
  BathroomMirror,
  BrushingPlace,
  Chair,
  ChestPicture,
  DayOfHeartbeats,
  HeartRecorder,
  Newborn,
  Probe,
  ScanCouch,
  ScannerRing,
  SlitLamp,
  Syringe,
  Treadmill,
  TreadmillRail,
  VaccineTray,
} from './scene-check-objects.tsx';
import { PottedPlant } from './scene-objects.tsx';
import { Person } from './scene-people.tsx';
import { WardBed } from './scene-places.tsx';
import { Sleeper } from './scene-reading-objects.tsx';

const { teal, blue, brick, gold, lagoon, slate } = colour;
const uniform = '#8FB7C4';

/** Stories about what is examined, given or measured in a hospital. */
export const checkStories: Record<string, (cast: Cast) => ReactNode> = {
  'exercise-test': ({ skin, other }) => (
    <>
      <Treadmill />
      <Person x={140} y={234} size={1.06} skin={skin} top={gold} bottom={blue} arms={['up', 'out']} />
      <TreadmillRail />
      <Person x={350} size={1.08} skin={other} hasLongHair style={3} top={teal} isDoctor arms={['out', 'holding']} />
    </>
  ),
  'eye-microscope': (cast) => (
    <>
      <Person x={140} y={190} pose="bust" size={1.02} skin={cast.skin} top={brick} mood="calm" />
      <Person x={295} y={190} pose="bust" size={1.04} skin={cast.other} hasLongHair style={2} top={teal} isDoctor />
      <SlitLamp />
      <PottedPlant x={368} />
    </>
  ),
  'brushing-teeth': ({ skin, other }) => (
    <>
      <BathroomMirror />
      <Person x={146} y={196} pose="bust" size={0.96} skin={skin} top={gold} isChild arms={['chest', 'down']} />
      <BrushingPlace />
      <Person x={344} size={1.08} skin={other} hasLongHair style={1} top={lagoon} isDoctor arms={['out', 'down']} />
    </>
  ),
  newborn: (cast) => (
    <>
      <WardBed />
      <Person
        x={118}
        y={206}
        pose="bust"
        size={1.02}
        {...womanOf({ ...cast, top: '#C98E8B' })}
        arms={['holding', 'holding']}
      />
      <Newborn skin={cast.skin} />
      <Person x={284} size={1.08} skin={cast.other} scarf={slate} top={uniform} bottom={uniform} isSkirt />
    </>
  ),
  'having-a-vaccine': ({ skin, other }) => (
    <>
      <VaccineTray />
      <Chair x={222} />
      <Person
        x={222}
        size={1.08}
        pose="sitting"
        skin={skin}
        hasLongHair
        style={0}
        top={gold}
        bottom={blue}
        mood="calm"
      />
      <Person
        x={326}
        size={1.08}
        skin={other}
        scarf={slate}
        top={uniform}
        bottom={uniform}
        isSkirt
        arms={['out', 'down']}
      />
      <Syringe x={264} y={154} />
    </>
  ),
  'chest-x-ray': ({ skin, other }) => (
    <>
      <ChestPicture />
      <Person x={262} size={1.08} skin={other} glasses top={teal} isDoctor arms={['out', 'down']} />
      <Person x={338} size={1.06} skin={skin} hasLongHair style={1} top={brick} bottom={slate} mood="calm" />
    </>
  ),
  'ct-scan': ({ skin, other }) => (
    <>
      <ScannerRing />
      <g transform="translate(4 -20)">
        <Sleeper skin={skin} hair="#8E9196" />
      </g>
      <Person
        x={346}
        size={1.08}
        skin={other}
        beard="full"
        headwear="turban"
        top={teal}
        isDoctor
        arms={['out', 'down']}
      />
    </>
  ),
  'heart-recorder': ({ skin, other }) => (
    <>
      <DayOfHeartbeats />
      <Person x={262} size={1.12} skin={skin} top={lagoon} bottom={slate} mood="calm" />
      <HeartRecorder x={262} />
      <Person
        x={342}
        size={1.06}
        skin={other}
        hasLongHair
        style={3}
        top={teal}
        isDoctor
        arms={['holding', 'holding']}
      />
    </>
  ),
  'baby-scan': (cast) => (
    <>
      <ScanCouch />
      <Sleeper skin={cast.skin} hair="#2A211F" />
      <Person
        x={322}
        size={1.08}
        {...womanOf(cast)}
        skin={cast.other}
        top={uniform}
        bottom={uniform}
        arms={['out', 'down']}
      />
      <Probe x={254} y={160} />
    </>
  ),
};
