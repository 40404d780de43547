import type { ReactNode } from 'react';
import { seededRandom } from '#src/shared/seeded-random.ts';
import { colour, Drawing } from '../drawing.tsx';
import { packageScene } from './scene-packages.tsx';
import { Person } from './scene-people.tsx';
import { storiesOutdoors, storyScene, storyScenes } from './scene-stories.tsx';
import { readingIndoors, readingScene, readingSceneName } from './scene-reading.tsx';
import {
  Branch,
  Chairs,
  Front,
  Laptop,
  LaptopBase,
  Phone,
  PottedPlant,
  Rain,
  Search,
  Signpost,
  Table,
  Umbrella,
  Window,
} from './scene-objects.tsx';

export type SceneTopic =
  | 'hospital'
  | 'people'
  | 'consultation'
  | 'waiting'
  | 'family'
  | 'booking'
  | 'teleconsult'
  | 'entrance'
  | 'empty'
  | 'not-found'
  | 'error'
  | 'hills';

const { teal, blue, brick, gold, lagoon } = colour;
const [fair, light, tan, brown] = ['#EFC9A4', '#E2B48A', '#D09E72', '#9A6645'];

const people = {
  consultation: (
    <>
      <Window x={150} />
      <Person x={270} y={190} pose="bust" skin={light} top={teal} isDoctor />
      <Person x={158} y={190} pose="bust" skin={tan} top={gold} scarf={lagoon} />
      <Table />
      <PottedPlant x={362} />
    </>
  ),
  waiting: (
    <>
      <Window x={164} />
      <Chairs />
      <Person x={102} pose="sitting" skin={brown} top={brick} hasLongHair />
      <Person x={210} pose="sitting" skin={fair} top={teal} hair="#8E9196" />
      <Person x={318} pose="sitting" skin={tan} top={gold} scarf={blue} bottom="#5B7C93" />
      <PottedPlant x={376} />
    </>
  ),
  arrival: (
    <>
      <Front />
      <Person x={264} y={256} size={0.88} skin={light} top={teal} isDoctor />
      <Person x={146} y={256} size={0.86} skin={tan} top={gold} scarf={lagoon} isSkirt bottom={gold} />
    </>
  ),
  family: (
    <>
      <Person x={116} skin={tan} top={teal} scarf="#C98E8B" isSkirt bottom={teal} />
      <Person x={184} size={1.08} skin={light} top={blue} bottom="#5B7C93" />
      <Person x={238} size={0.62} skin={light} top={gold} bottom={brick} />
      <Person x={292} skin={brown} top={brick} isSkirt bottom={brick} hair="#B9BBBD" hasLongHair />
    </>
  ),
} as const;

const subjects: Record<SceneTopic, ReactNode> = {
  hospital: people.arrival,
  entrance: people.arrival,
  people: people.family,
  family: people.family,
  consultation: people.consultation,
  waiting: people.waiting,
  booking: (
    <>
      <Phone />
      <Person x={134} size={1.1} skin={tan} top={gold} scarf={teal} isSkirt bottom={gold} />
    </>
  ),
  teleconsult: (
    <>
      <Laptop />
      <Person x={208} y={184} size={1.1} pose="bust" skin={light} top={teal} isDoctor />
      <LaptopBase />
      <PottedPlant x={368} />
    </>
  ),
  empty: <Search />,
  'not-found': (
    <>
      <Signpost />
      <Person x={102} skin={tan} top={brick} bottom={blue} />
    </>
  ),
  error: (
    <>
      <Rain />
      <Person x={211} size={0.9} skin={light} top={brick} bottom={blue} hasLongHair />
      <Umbrella />
    </>
  ),
  hills: <Branch />,
};

/** Sky and hills of a scene, in an arch like a window. */
const airs = ['#E3F3F0', '#E6F1F5', '#FDF3DF', '#FBEDE3'];

/**
 * A composed scene for banners and empty states: one of our topics, a kind of package ('package-heart') or a topic of
 * reading ('reading-sleep'). An unknown topic gives the calm hills.
 */
export function Scene({ topic, seed }: { topic: SceneTopic | (string & {}); seed: string }) {
  const random = seededRandom(`scene ${topic} ${seed}`);
  const air = random.pick(airs);
  const sunX = random.int(316, 344);
  const name = topic.startsWith('reading-') ? readingSceneName(topic.slice('reading-'.length), random) : topic;
  const subject = Object.hasOwn(subjects, name)
    ? subjects[name as SceneTopic]
    : (storyScene(name, random) ?? packageScene(name, random) ?? readingScene(name, random) ?? subjects.hills);
  return (
    <Drawing width={420} height={280}>
      <path d="M14 246V150C14 66 92 18 210 18s196 48 196 132v96z" fill={air} />
      {indoors.includes(name) ? <path d="M14 216h392v32H14z" fill="#D5E6E0" /> : <Country sunX={sunX} />}
      {subject}
    </Drawing>
  );
}

const indoors = [
  'consultation',
  'waiting',
  'teleconsult',
  'package-screening',
  'package-women',
  'package-men',
  'package-children',
  'package-dental',
  'package-diabetes',
  'package-eyes',
  'package-maternity',
  ...readingIndoors,
  ...storyScenes.filter((name) => !storiesOutdoors.includes(name)),
];

/** Sun, hills and lawn. */
function Country({ sunX }: { sunX: number }) {
  return (
    <>
      <circle cx={sunX} cy="94" r="24" fill="#F5DFAE" />
      <path d="M14 196c50-30 96-26 146-4s118-34 246-6v64H14z" fill={colour.hillFar} />
      <path d="M14 222c70-24 130-14 196-6s130-16 196 0v34H14z" fill={colour.hill} />
      <path d="M8 250c70-10 330-10 404 0 8 20-400 24-404 0z" fill={colour.lawn} />
    </>
  );
}
