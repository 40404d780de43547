import type { ReactNode } from 'react';
import type { SeededRandom } from '#src/shared/seeded-random.ts';
import { colour } from '../drawing.tsx';
import { castOf, greyHair, womanOf, type Cast } from './scene-casts.ts';
import { Person } from './scene-people.tsx';
import {
  Checklist,
  Cot,
  EyeChart,
  GrowthRule,
  Heart,
  Plate,
  Ribbon,
  Scales,
  Shield,
  Tooth,
} from './scene-package-objects.tsx';
import { Bench, Bower, Track, Vase } from './scene-garden-objects.tsx';
import { PottedPlant } from './scene-objects.tsx';

const { teal, blue, brick, gold, lagoon } = colour;

const subjects: Record<string, (cast: Cast) => ReactNode> = {
  screening: (cast) => (
    <>
      <Checklist />
      <Person x={286} size={1.1} skin={cast.other} top={teal} isDoctor />
      <Person x={348} {...womanOf(cast)} />
    </>
  ),
  heart: ({ skin }) => (
    <>
      <Heart />
      <Person x={324} size={1.12} skin={skin} top={teal} isDoctor />
    </>
  ),
  women: (cast) => (
    <>
      <Vase />
      <Person x={204} size={1.1} {...womanOf(cast)} />
      <Person x={290} size={1.08} skin={cast.other} top={teal} isDoctor hasLongHair />
    </>
  ),
  men: ({ skin, other, top }) => (
    <>
      <Scales />
      <Person x={222} size={1.14} skin={skin} top={top} bottom="#5B7C93" />
      <Person x={306} size={1.08} skin={other} top={teal} isDoctor />
    </>
  ),
  children: ({ skin, other, top }) => (
    <>
      <GrowthRule />
      <Person x={152} size={0.66} skin={skin} top={top} bottom={blue} />
      <Person x={236} size={1.08} skin={other} top={teal} isDoctor hasLongHair />
    </>
  ),
  maternity: (cast) => (
    <>
      <Cot />
      <Person x={120} size={1.1} skin={cast.other} top={blue} bottom="#5B7C93" />
      <Person x={184} size={1.06} {...womanOf(cast)} />
    </>
  ),
  dental: ({ skin }) => (
    <>
      <Tooth />
      <Person x={318} size={1.12} skin={skin} top={lagoon} isDoctor />
    </>
  ),
  vaccination: (cast) => (
    <>
      <Shield />
      <Person x={284} size={1.08} {...womanOf(cast)} />
      <Person x={342} size={0.64} skin={cast.skin} top={gold} bottom={brick} />
    </>
  ),
  senior: ({ skin, other, scarf, top }) => (
    <>
      <Bench />
      <Person x={138} pose="sitting" skin={skin} top={top} hair={greyHair} bottom={blue} />
      <Person
        x={210}
        pose="sitting"
        skin={other}
        top={brick}
        hair={greyHair}
        {...(scarf ? { scarf } : { hasLongHair: true })}
        bottom={brick}
      />
    </>
  ),
  'pre-marital': (cast) => (
    <>
      <Bower />
      <Person x={168} size={1.1} skin={cast.other} top={blue} bottom="#5B7C93" />
      <Person x={232} size={1.06} {...womanOf(cast)} />
    </>
  ),
  sports: ({ skin, other, top }) => (
    <>
      <Track />
      <Person x={126} size={1.12} skin={skin} top={top} bottom={blue} />
      <Person x={212} size={1.08} skin={other} top={gold} bottom={teal} hasLongHair />
    </>
  ),
  diabetes: (cast) => (
    <>
      <Plate />
      <Person x={342} size={1.1} {...womanOf(cast)} />
    </>
  ),
  cancer: ({ skin }) => (
    <>
      <Ribbon />
      <Person x={336} size={1.12} skin={skin} top={teal} isDoctor hasLongHair />
    </>
  ),
  eyes: ({ skin, top }) => (
    <>
      <EyeChart />
      <Person x={304} size={1.14} skin={skin} top={top} bottom={blue} />
      <PottedPlant x={372} />
    </>
  ),
};

/**
 * The scene of a kind of package ('package-heart') with people chosen by the seed; null for a kind without a drawing.
 */
export function packageScene(topic: string, random: SeededRandom): ReactNode {
  const kind = topic.startsWith('package-') ? topic.slice('package-'.length) : '';
  if (!Object.hasOwn(subjects, kind)) return null;
  return subjects[kind]?.(castOf(random));
}

export const packageTopics: readonly string[] = Object.keys(subjects).map((kind) => `package-${kind}`);
