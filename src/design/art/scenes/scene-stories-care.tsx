import type { ReactNode } from 'react';
import { colour } from '../drawing.tsx';
import {
  DialysisPlace,
  LampLitWard,
  PressureChamber,
  RadiotherapyMachine,
  ScanScreen,
  Theatre,
  Wheelchair,
} from './scene-care-objects.tsx';
import { greyHair, type Cast, womanOf } from './scene-casts.ts';
import { EmergencyCall, PressureMonitor } from './scene-home-objects.tsx';
import { PottedPlant, Table, Window } from './scene-objects.tsx';
import { Person } from './scene-people.tsx';
import { Park } from './scene-places.tsx';

const { teal, blue, brick, gold, lagoon, slate } = colour;

/** Stories in a hospital. */
export const careStories: Record<string, (cast: Cast) => ReactNode> = {
  'chest-pain': ({ skin, other }) => (
    <>
      <EmergencyCall />
      <Person x={236} size={1.12} skin={skin} top={slate} mood="in-pain" hair={greyHair} arms={['down', 'chest']} />
      <Person
        x={318}
        size={1.08}
        skin={other}
        hasLongHair
        top={brick}
        bottom={brick}
        isSkirt
        mood="worried"
        arms={['out', 'down']}
      />
    </>
  ),
  'asking-a-doctor': (cast) => (
    <>
      <Window x={160} />
      <Person
        x={150}
        y={190}
        pose="bust"
        size={1.04}
        {...womanOf({ ...cast, top: '#C98E8B' })}
        mood="worried"
        arms={['down', 'chest']}
      />
      <Person
        x={270}
        y={190}
        pose="bust"
        size={1.04}
        skin={cast.other}
        hasLongHair
        style={3}
        top={teal}
        isDoctor
        glasses
        mood="calm"
      />
      <Table />
      <PottedPlant x={366} />
    </>
  ),
  'first-scan': (cast) => (
    <>
      <ScanScreen baby />
      <Person x={248} size={1.08} {...womanOf({ ...cast, top: gold })} arms={['belly', 'belly']} />
      <Person x={326} size={1.12} skin={cast.other} top={blue} bottom={slate} arms={['out', 'down']} />
    </>
  ),
  'blood-pressure': ({ skin, other }) => (
    <>
      <Person x={222} y={190} pose="bust" size={1.06} skin={skin} top={lagoon} beard="moustache" mood="calm" />
      <PressureMonitor />
      <Person x={352} size={1.06} skin={other} hasLongHair top={teal} isDoctor arms={['out', 'holding']} />
    </>
  ),
  'liver-scan': ({ skin, other }) => (
    <>
      <ScanScreen />
      <Person x={258} size={1.12} skin={skin} top={gold} bottom={slate} mood="calm" arms={['belly', 'down']} />
      <Person
        x={334}
        size={1.08}
        skin={other}
        beard="full"
        headwear="turban"
        top={teal}
        isDoctor
        arms={['out', 'holding']}
      />
    </>
  ),
  'in-a-wheelchair': (cast) => (
    <>
      <Park />
      <Person x={196} size={1.08} skin={cast.other} hasLongHair style={2} top={teal} isDoctor />
      <Wheelchair x={228} />
      <Person x={228} size={1.02} pose="sitting" skin={cast.skin} hair={greyHair} top={gold} bottom={blue} />
    </>
  ),
  nurses: ({ skin, other }) => (
    <>
      <Person x={92} size={1.04} skin={other} scarf={slate} top="#8FB7C4" bottom="#8FB7C4" isSkirt />
      <Person x={154} size={1.1} skin={skin} top="#8FB7C4" bottom={blue} arms={['down', 'up']} />
      <Person
        x={216}
        size={1.06}
        skin={other}
        hasLongHair
        style={2}
        top="#8FB7C4"
        bottom="#8FB7C4"
        isSkirt
        arms={['holding', 'holding']}
      />
      <Person x={278} size={1.08} skin={skin} hasLongHair style={0} top="#8FB7C4" bottom={blue} />
      <Person x={338} size={1.1} skin={other} beard="full" headwear="turban" top="#8FB7C4" bottom={blue} />
    </>
  ),
  surgeons: ({ skin, other }) => (
    <>
      <Theatre />
      <Person
        x={140}
        y={196}
        pose="bust"
        size={1.06}
        skin={skin}
        scarf={teal}
        top={lagoon}
        mood="calm"
        arms={['holding', 'holding']}
      />
      <Person
        x={282}
        y={196}
        pose="bust"
        size={1.06}
        skin={other}
        glasses
        top={lagoon}
        mood="calm"
        arms={['holding', 'holding']}
      />
    </>
  ),
  radiotherapy: ({ skin }) => (
    <>
      <RadiotherapyMachine />
      <Person x={346} size={1.1} skin={skin} hasLongHair style={3} top={teal} isDoctor arms={['out', 'holding']} />
    </>
  ),
  dialysis: ({ skin, other }) => (
    <>
      <DialysisPlace />
      <Person x={198} size={1.1} pose="sitting" skin={skin} top={brick} bottom={slate} mood="calm" hair={greyHair} />
      <Person
        x={112}
        size={1.04}
        skin={other}
        scarf={slate}
        top="#8FB7C4"
        bottom="#8FB7C4"
        isSkirt
        arms={['down', 'out']}
      />
    </>
  ),
  'power-cut': ({ skin, other }) => (
    <>
      <LampLitWard />
      <Person x={226} size={1.1} skin={skin} top="#8FB7C4" bottom={blue} mood="calm" arms={['holding', 'down']} />
      <Person x={300} size={1.06} skin={other} scarf={slate} top={teal} isDoctor mood="calm" />
    </>
  ),
  'pressure-chamber': ({ skin }) => (
    <>
      <PressureChamber />
      <Person x={362} size={1.06} skin={skin} top={teal} bottom={blue} arms={['out', 'down']} />
    </>
  ),
};
