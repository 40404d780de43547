import type { ReactNode } from 'react';
import { colour } from '../drawing.tsx';
import { ParentsNight, QuitCalendar } from './scene-town-objects.tsx';
import { greyHair, type Cast, womanOf } from './scene-casts.ts';
import {
  ChildsBed,
  ColdAtHome,
  FootCare,
  HomeTest,
  IftarTable,
  NettedBed,
  PhotoAlbum,
  Stairs,
  StudyDesk,
} from './scene-home-objects.tsx';
import { PottedPlant, Window } from './scene-objects.tsx';
import { Person } from './scene-people.tsx';
import { Sleeper } from './scene-reading-objects.tsx';

const { teal, blue, brick, gold, lagoon, slate } = colour;

/** Stories at home and in the night. */
export const homeStories: Record<string, (cast: Cast) => ReactNode> = {
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
  'dengue-at-home': (cast) => (
    <>
      <NettedBed />
      <g transform="translate(-16 0)">
        <Sleeper skin={cast.skin} hair="#2A211F" />
      </g>
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
};
