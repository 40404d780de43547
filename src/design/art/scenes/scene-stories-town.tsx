import type { ReactNode } from 'react';
import { colour } from '../drawing.tsx';
import { FalseMessage } from './scene-care-objects.tsx';
import {
  ClassMats,
  CookingTable,
  Dummy,
  EveningFront,
  PriceCounter,
  ThreeLanguages,
  WalkBunting,
} from './scene-town-objects.tsx';
import { greyHair, type Cast, womanOf } from './scene-casts.ts';
import { FloodedHouse, FruitStall } from './scene-home-objects.tsx';
import { Window } from './scene-objects.tsx';
import { Person } from './scene-people.tsx';

const { teal, blue, brick, gold, lagoon, slate } = colour;

/** Stories in the town, in classes and at counters. */
export const townStories: Record<string, (cast: Cast) => ReactNode> = {
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
