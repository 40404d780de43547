/** The controls of the health library's kinds, in the order of writing. */
import type { EditorField } from './editor-control.schema.ts';

/** Whether the page begins with the emergency number. */
export const emergencyCall: EditorField = { name: 'emergencyCall', type: 'answer' };
const articleSlugs: EditorField = { name: 'articleSlugs', type: 'words' };

/** How soon to get help. */
const careLevels: EditorField[] = [
  { name: 'emergency', type: 'lines', isRequired: true },
  { name: 'urgent', type: 'lines', isRequired: true },
  { name: 'routine', type: 'lines', isRequired: true },
];
const sources: EditorField[] = [{ name: 'references', type: 'references', isRequired: true }];

/** A disease requires every part; a symptom may leave out those that follow from its cause. */
const illness = (isRequired: boolean): EditorField[] => [
  { name: 'overview', type: 'long' },
  ...careLevels,
  { name: 'symptoms', type: 'lines' },
  { name: 'causes', type: 'lines' },
  { name: 'tests', type: 'long', isRequired },
  { name: 'treatment', type: 'long' },
  { name: 'selfCare', type: 'lines', isRequired },
  { name: 'livingWith', type: 'long', isRequired },
  { name: 'complications', type: 'lines', isRequired },
  { name: 'prevention', type: 'lines', isRequired },
  { name: 'whenToSeeADoctor', type: 'long', isReplaced: true },
  { name: 'departments', type: 'words' },
  articleSlugs,
  ...sources,
];

const firstAid: EditorField[] = [
  { name: 'steps', type: 'lines', isRequired: true },
  { name: 'stepsForChildren', type: 'lines' },
  { name: 'stepsForBabies', type: 'lines' },
  { name: 'neverDo', type: 'lines', isRequired: true },
  { name: 'overview', type: 'long' },
  { name: 'symptoms', type: 'lines' },
  { name: 'causes', type: 'lines' },
  { name: 'whenToSeeADoctor', type: 'long' },
  { name: 'treatment', type: 'long' },
  { name: 'departments', type: 'words' },
  articleSlugs,
  ...sources,
];

export const libraryEditorFields = {
  'library-disease': illness(true),
  'library-first-aid': firstAid,
  'library-symptom': illness(false),
  'library-test': [
    { name: 'overview', type: 'long' },
    { name: 'why', type: 'long' },
    { name: 'preparation', type: 'long' },
    { name: 'whatHappens', type: 'long' },
    { name: 'results', type: 'long' },
    { name: 'risks', type: 'lines' },
    { name: 'prevention', type: 'lines', isRequired: true, label: 'lowerRisks' },
    { name: 'selfCare', type: 'lines', isRequired: true, label: 'afterwards' },
    ...careLevels,
    { name: 'departments', type: 'words' },
    articleSlugs,
    ...sources,
  ],
  'library-faq': [
    { name: 'answer', type: 'long' },
    emergencyCall,
    { name: 'departments', type: 'words' },
    articleSlugs,
    ...sources,
  ],
} satisfies Record<string, readonly EditorField[]>;
