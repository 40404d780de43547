/** The drawings of what an article is about. */
import type { ReactNode } from 'react';
import { greyHair, womanOf, type Cast } from './scene-casts.ts';
import { Person } from './scene-people.tsx';
import { colour } from '../drawing.tsx';
import { Bench } from './scene-garden-objects.tsx';
import { Bed, Blood, Haze, Knee, Luggage, Meal, Sleeper, Talk, Washing } from './scene-reading-objects.tsx';
import {
  Ambulance,
  Armchair,
  BoatSide,
  Classroom,
  EveningWindow,
  LongBoat,
  Medicines,
  Park,
  WardBed,
} from './scene-places.tsx';
import { Chairs, Front, Laptop, LaptopBase, Phone, PottedPlant, Table, Window } from './scene-objects.tsx';

const { teal, gold, brick, slate, blue, lagoon } = colour;

export const subjects: Record<string, (cast: Cast) => ReactNode> = {
  'at-the-doctor': (cast) => (
    <>
      <Window x={150} />
      <Person x={270} y={190} pose="bust" skin={cast.other} top={teal} isDoctor />
      <Person x={158} y={190} {...womanOf(cast)} pose="bust" />
      <Table />
      <PottedPlant x={362} />
    </>
  ),
  'at-home': (cast) => (
    <>
      <Person x={122} {...womanOf(cast)} />
      <Person x={190} size={1.08} skin={cast.other} top={blue} bottom={slate} />
      <Person x={244} size={0.62} skin={cast.skin} top={gold} bottom={brick} />
      <Person x={298} size={0.98} skin={cast.skin} top={lagoon} isSkirt bottom={lagoon} hair={greyHair} hasLongHair />
    </>
  ),
  'in-the-waiting-room': (cast) => (
    <>
      <Window x={164} />
      <Chairs />
      <Person x={102} pose="sitting" skin={cast.other} top={cast.top} />
      <Person x={318} {...womanOf(cast)} isSkirt={false} pose="sitting" bottom={slate} />
      <PottedPlant x={376} />
    </>
  ),
  'at-the-door': (cast) => (
    <>
      <Front />
      <Person x={264} y={256} size={0.88} skin={cast.other} top={teal} isDoctor />
      <Person x={146} y={256} size={0.86} {...womanOf(cast)} />
    </>
  ),
  'on-a-screen': ({ skin }) => (
    <>
      <Laptop />
      <Person x={208} y={184} size={1.1} pose="bust" skin={skin} top={teal} isDoctor />
      <LaptopBase />
      <PottedPlant x={368} />
    </>
  ),
  talking: (cast) => (
    <>
      <Bench />
      <Person x={136} pose="sitting" skin={cast.other} top={cast.top} bottom={blue} />
      <Person
        x={208}
        {...womanOf({ ...cast, top: lagoon })}
        isSkirt={false}
        pose="sitting"
        bottom={slate}
        mood="worried"
        arms={['chest', 'lap']}
      />
    </>
  ),
  sleeping: ({ skin }) => (
    <>
      <Bed />
      <Sleeper skin={skin} hair="#2A211F" />
    </>
  ),
  travelling: (cast) => (
    <>
      <Luggage />
      <Person x={212} size={1.04} {...womanOf(cast)} />
    </>
  ),
  eating: (cast) => (
    <>
      <Person x={140} y={190} pose="bust" {...womanOf(cast)} />
      <Person x={212} y={190} size={0.72} pose="bust" skin={cast.skin} top={gold} />
      <Person x={284} y={190} pose="bust" skin={cast.other} top={blue} />
      <Meal />
    </>
  ),
  washing: (cast) => (
    <>
      <Washing />
      <Person x={334} size={1.1} {...womanOf(cast)} />
    </>
  ),
  breathing: ({ skin, top }) => (
    <>
      <Haze />
      <Person x={240} size={1.02} skin={skin} top={top} bottom={blue} />
    </>
  ),
  walking: ({ skin, other, top }) => (
    <>
      <Knee />
      <Person x={276} size={1.1} skin={skin} top={top} hair={greyHair} bottom={blue} />
      <Person x={338} size={1.06} skin={other} top={teal} isDoctor hasLongHair />
    </>
  ),
  giving: (cast) => (
    <>
      <Blood />
      <Person x={330} size={1.1} {...womanOf(cast)} />
    </>
  ),
  'by-the-window': (cast) => (
    <>
      <EveningWindow />
      <Armchair x={262} />
      <Person
        x={262}
        {...womanOf({ ...cast, top: brick })}
        isSkirt={false}
        pose="sitting"
        bottom={slate}
        mood="worried"
      />
    </>
  ),
  'on-the-river': (cast) => (
    <>
      <LongBoat />
      <Person x={140} y={196} size={0.9} pose="bust" skin={cast.other} top={teal} isDoctor />
      <Person x={282} y={196} size={0.9} pose="bust" {...womanOf(cast)} />
      <BoatSide />
    </>
  ),
  'with-the-ambulance': (cast) => (
    <>
      <Ambulance />
      <Person x={354} size={1.06} skin={cast.other} top={teal} bottom={blue} />
    </>
  ),
  'at-the-bedside': (cast) => (
    <>
      <Window x={204} />
      <WardBed />
      <Sleeper skin={cast.skin} hair="#2A211F" />
      <Person x={234} size={1.04} skin={cast.other} top={teal} isDoctor hasLongHair />
    </>
  ),
  'at-the-medicines': (cast) => (
    <>
      <Medicines />
      <Person x={340} size={1.12} {...womanOf(cast)} />
    </>
  ),
  'in-class': (cast) => (
    <>
      <Classroom />
      <Person x={326} size={1.08} {...womanOf({ ...cast, top: gold })} />
    </>
  ),
  'in-the-park': (cast) => (
    <>
      <Park />
      <Person x={168} size={1.02} {...womanOf(cast)} isSkirt={false} bottom={slate} />
      <Person x={222} size={1.06} skin={cast.other} top={lagoon} bottom={blue} hair={greyHair} />
    </>
  ),
  'on-the-telephone': (cast) => (
    <>
      <Phone />
      <Person x={134} size={1.1} {...womanOf(cast)} />
    </>
  ),
  speaking: (cast) => (
    <>
      <Talk />
      <Person x={96} size={1.12} skin={cast.other} top={teal} isDoctor hasLongHair />
    </>
  ),
};
