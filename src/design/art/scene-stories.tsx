import type { ReactNode } from 'react';
import type { SeededRandom } from '#src/shared/seeded-random.ts';
import {
  ClassMats,
  CookingTable,
  DialysisPlace,
  Dummy,
  EveningFront,
  FalseMessage,
  LampLitWard,
  ParentsNight,
  PressureChamber,
  PriceCounter,
  QuitCalendar,
  RadiotherapyMachine,
  ScanScreen,
  Theatre,
  ThreeLanguages,
  WalkBunting,
  Wheelchair,
} from './scene-care-objects.tsx';
import { colour } from './drawing.tsx';
import { castOf, greyHair, womanOf, type Cast } from './scene-casts.ts';
import {
  ChildsBed,
  ColdAtHome,
  EmergencyCall,
  FloodedHouse,
  FootCare,
  FruitStall,
  HomeTest,
  IftarTable,
  NettedBed,
  PhotoAlbum,
  PressureMonitor,
  Stairs,
  StudyDesk,
} from './scene-home-objects.tsx';
import { PottedPlant, Table, Window } from './scene-objects.tsx';
import { Person } from './scene-people.tsx';
import { Sleeper } from './scene-reading-objects.tsx';
import { Park } from './scene-places.tsx';

const { teal, blue, brick, gold, lagoon, slate } = colour;

/** Scenes that tell one story each. An entry names its scene; a scene is drawn with people chosen by the entry. */
const stories: Record<string, (cast: Cast) => ReactNode> = {
  studying: (cast) => (
    <>
      <Person
        x={172}
        y={192}
        pose="bust"
        size={1.05}
        skin={cast.skin}
        top={brick}
        mood="worried"
        style={3}
        arms={['forehead', 'holding']}
      />
      <StudyDesk />
      <Person x={334} size={1.08} {...womanOf(cast)} mood="calm" arms={['out', 'down']} />
    </>
  ),
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
  'fever-at-night': (cast) => (
    <>
      <ChildsBed />
      <Sleeper skin={cast.skin} hair="#2A211F" />
      <Person x={292} size={1.06} {...womanOf(cast)} mood="worried" arms={['out', 'down']} />
    </>
  ),
  'stomach-ache': ({ skin, other }) => (
    <>
      <Window x={80} />
      <Person x={208} size={1.14} skin={skin} top={gold} mood="in-pain" arms={['belly', 'belly']} />
      <Person
        x={300}
        size={1.08}
        skin={other}
        hasLongHair
        style={0}
        top={teal}
        isDoctor
        mood="worried"
        arms={['holding', 'holding']}
      />
      <PottedPlant x={364} />
    </>
  ),
  flood: ({ skin, other }) => (
    <>
      <FloodedHouse />
      <Person
        x={290}
        y={238}
        size={1.02}
        skin={skin}
        top={gold}
        bottom="#7A5A14"
        mood="worried"
        arms={['holding', 'holding']}
      />
      <Person
        x={346}
        y={238}
        size={0.98}
        skin={other}
        scarf={lagoon}
        top={brick}
        bottom={slate}
        mood="worried"
        arms={['chest', 'down']}
      />
    </>
  ),
  'breaking-the-fast': ({ skin, other }) => (
    <>
      <Person x={148} y={190} pose="bust" size={1.02} skin={skin} top={teal} headwear="songkok" />
      <Person x={222} y={190} pose="bust" size={0.74} skin={skin} scarf={gold} top={brick} isChild />
      <Person x={292} y={190} pose="bust" size={1.02} skin={other} scarf="#C98E8B" top={blue} />
      <IftarTable />
    </>
  ),
  'test-at-home': (cast) => (
    <>
      <HomeTest />
      <Person x={344} size={1.1} {...womanOf(cast)} mood="calm" arms={['out', 'holding']} />
    </>
  ),
  'foot-care': ({ skin }) => (
    <>
      <FootCare />
      <Person
        x={112}
        size={1.12}
        pose="sitting"
        skin={skin}
        top={brick}
        bottom={blue}
        hair={greyHair}
        mood="calm"
        arms={['lap', 'lap']}
      />
    </>
  ),
  stairs: ({ skin }) => (
    <>
      <Stairs />
      <Person
        x={172}
        y={194}
        size={0.96}
        skin={skin}
        hair={greyHair}
        hasLongHair
        top={lagoon}
        bottom={blue}
        mood="in-pain"
        arms={['belly', 'out']}
      />
    </>
  ),
  playgroup: (cast) => (
    <>
      <Window x={70} />
      <Person x={136} size={0.7} skin={cast.skin} top={gold} bottom={blue} arms={['up', 'down']} />
      <Person x={196} size={0.66} skin={cast.other} hasLongHair style={2} top={brick} bottom={brick} isSkirt />
      <Person x={252} size={0.68} skin={cast.skin} top={teal} bottom={slate} mood="worried" />
      <Person x={326} size={1.08} {...womanOf(cast)} arms={['out', 'down']} />
    </>
  ),
  'fruit-stall': ({ skin, other }) => (
    <>
      <Person x={180} y={188} pose="bust" size={0.92} skin={other} headwear="songkok" top={colour.cream} />
      <FruitStall />
      <Person x={336} size={1.1} skin={skin} top={teal} bottom={slate} glasses mood="calm" arms={['out', 'down']} />
    </>
  ),
  'dengue-at-home': (cast) => (
    <>
      <NettedBed />
      <g transform="translate(-16 0)">
        <Sleeper skin={cast.skin} hair="#2A211F" />
      </g>
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
  remembering: ({ skin, other }) => (
    <>
      <Person
        x={162}
        y={192}
        pose="bust"
        size={1.06}
        skin={skin}
        hair={greyHair}
        hasLongHair
        glasses
        top={lagoon}
        mood="calm"
      />
      <Person x={254} y={192} pose="bust" size={1.02} skin={other} hasLongHair style={2} top={brick} />
      <PhotoAlbum />
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
  'cold-at-home': ({ skin }) => (
    <>
      <ColdAtHome />
      <Person
        x={120}
        size={1.1}
        pose="sitting"
        skin={skin}
        hasLongHair
        style={0}
        top={gold}
        bottom={blue}
        mood="worried"
        arms={['forehead', 'lap']}
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
  'false-message': (cast) => (
    <>
      <FalseMessage />
      <Person
        x={272}
        size={1.12}
        skin={cast.other}
        hair={greyHair}
        top={blue}
        bottom={slate}
        glasses
        mood="worried"
        arms={['out', 'chest']}
      />
      <Person x={342} size={1.06} {...womanOf(cast)} mood="worried" />
    </>
  ),
  'quit-smoking': ({ skin }) => (
    <>
      <QuitCalendar />
      <Person x={284} size={1.12} skin={skin} beard="stubble" top={gold} bottom={blue} arms={['up', 'up']} />
      <Person
        x={360}
        size={0.66}
        skin={skin}
        hasLongHair
        style={2}
        top={brick}
        bottom={brick}
        isSkirt
        arms={['up', 'up']}
      />
    </>
  ),
  'first-aid-class': (cast) => (
    <>
      <Dummy />
      <Person
        x={236}
        y={250}
        size={1}
        skin={cast.skin}
        top={gold}
        bottom={blue}
        mood="calm"
        arms={['belly', 'belly']}
        pose="sitting"
      />
      <Person x={346} size={1.06} {...womanOf(cast)} arms={['out', 'down']} />
    </>
  ),
  'antenatal-class': ({ skin, other }) => (
    <>
      <ClassMats />
      <Person
        x={104}
        y={244}
        size={1.02}
        pose="sitting"
        skin={skin}
        scarf="#C98E8B"
        top={teal}
        bottom={slate}
        arms={['belly', 'belly']}
      />
      <Person
        x={214}
        y={244}
        size={1.02}
        pose="sitting"
        skin={other}
        hasLongHair
        style={2}
        top={gold}
        bottom={blue}
        arms={['belly', 'belly']}
      />
      <Person
        x={324}
        y={244}
        size={1.02}
        pose="sitting"
        skin={skin}
        hasLongHair
        style={0}
        top={brick}
        bottom={slate}
        arms={['belly', 'belly']}
      />
    </>
  ),
  'cooking-class': ({ skin, other }) => (
    <>
      <Person x={138} y={190} pose="bust" size={1.04} skin={other} scarf={gold} top={teal} arms={['down', 'out']} />
      <Person x={286} y={190} pose="bust" size={1.04} skin={skin} top={brick} beard="moustache" />
      <CookingTable />
    </>
  ),
  'walking-together': (cast) => (
    <>
      <WalkBunting />
      <Person x={112} size={1.06} skin={cast.skin} top={gold} bottom={blue} arms={['up', 'down']} />
      <Person x={176} size={1.04} {...womanOf(cast)} isSkirt={false} bottom={slate} />
      <Person x={236} size={0.68} skin={cast.skin} top={teal} bottom={brick} arms={['up', 'up']} />
      <Person x={300} size={1.08} skin={cast.other} hair={greyHair} top={brick} bottom={blue} arms={['down', 'up']} />
    </>
  ),
  'asking-the-price': (cast) => (
    <>
      <Person x={282} y={190} pose="bust" size={1.06} skin={cast.other} scarf={slate} top={teal} />
      <PriceCounter />
      <Person
        x={346}
        y={252}
        size={0.98}
        skin={cast.skin}
        top={gold}
        bottom={blue}
        mood="calm"
        arms={['out', 'down']}
      />
    </>
  ),
  'parent-at-night': ({ skin, other }) => (
    <>
      <ParentsNight />
      <g transform="translate(-40 2)">
        <Sleeper skin={skin} hair="#2A211F" />
      </g>
      <Person
        x={318}
        y={240}
        pose="sitting"
        skin={other}
        hasLongHair
        style={2}
        top={brick}
        bottom={slate}
        mood="calm"
      />
    </>
  ),
  'three-languages': ({ skin, other }) => (
    <>
      <ThreeLanguages />
      <Person x={82} size={1.04} skin={skin} scarf={lagoon} top={gold} bottom={gold} isSkirt />
      <Person x={146} size={1.08} skin="#EFC9A4" top={blue} bottom={slate} glasses />
      <Person x={342} size={1.08} skin={other} top={brick} bottom={blue} beard="moustache" arms={['out', 'down']} />
    </>
  ),
  evening: ({ skin, other }) => (
    <>
      <EveningFront />
      <Person x={318} size={1.06} skin={skin} headwear="songkok" top={teal} bottom={slate} />
      <Person x={364} size={1.02} skin={other} scarf="#C98E8B" top={gold} bottom={gold} isSkirt />
    </>
  ),
};

export const storyScenes: readonly string[] = Object.keys(stories);

/** The story of this name with its people; null for a name without a drawing. */
export function storyScene(name: string, random: SeededRandom): ReactNode {
  return Object.hasOwn(stories, name) ? stories[name]!(castOf(random)) : null;
}

/** Stories that happen outdoors, before the hills; the others have a floor. */
export const storiesOutdoors: readonly string[] = [
  'chest-pain',
  'flood',
  'fruit-stall',
  'in-a-wheelchair',
  'walking-together',
  'evening',
  'nurses',
  'three-languages',
  'false-message',
];
