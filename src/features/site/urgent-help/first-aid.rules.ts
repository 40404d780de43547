/** The first-aid entries that the urgent card links to, by what the visitor typed. */
import { simplified } from './simplified-characters.rules.ts';
import type { UrgentConcept } from './urgent-concepts.rules.ts';

/** Slugs of the library's first-aid entries with the steps for a concept, best first. */
const firstAidSlugs: Readonly<Record<UrgentConcept, readonly string[]>> = {
  heart: ['heart-attack', 'cardiac-arrest'],
  stroke: ['stroke'],
  breathing: ['asthma-attack'],
  choking: ['choking'],
  bleeding: ['severe-bleeding'],
  unconscious: ['cardiac-arrest'],
  fit: ['seizure'],
  allergy: ['severe-allergic-reaction'],
  poison: ['swallowed-poison'],
  burn: ['burns-and-scalds'],
  snake: ['snake-bite'],
  'head-injury': ['head-injury'],
  pregnancy: [],
  baby: [],
  suicide: [],
  accident: ['severe-bleeding'],
  drowning: ['drowning', 'cardiac-arrest'],
  'electric-shock': ['electric-shock', 'cardiac-arrest'],
  heat: ['heat-stroke'],
  eye: ['chemical-in-the-eye'],
  infection: ['meningitis', 'sepsis'],
  emergency: ['cardiac-arrest'],
};

/** One card serves all bites and stings; an animal that is named has steps of its own. */
const slugOfAnimal: readonly (readonly [RegExp, string])[] = [
  [
    /\b(dogs?|cats?|monkeys?|bats?|rats?|anjing|kucing|monyet|kelawar|tikus|rabies)\b|[狗猫猴鼠]|蝙蝠|狂犬/iu,
    'dog-bite',
  ],
  [/jelly\s?fish|\b(obor|ampai)\b|水母/iu, 'jellyfish-sting'],
  [
    /\b(bees?|wasps?|hornets?|centipedes?|scorpions?|lebah|tebuan|penyengat|lipan|kala jengking)\b|[蜂蝎]|蜈蚣/iu,
    'sting',
  ],
];

/** Slugs of the first-aid entries for a concept that `text` names, best first. */
export function firstAidSlugsFor(concept: UrgentConcept, text: string): readonly string[] {
  if (concept !== 'snake') return firstAidSlugs[concept];
  const named = slugOfAnimal.flatMap(([animal, slug]) => (animal.test(simplified(text)) ? slug : []));
  return [...named, ...firstAidSlugs.snake];
}
