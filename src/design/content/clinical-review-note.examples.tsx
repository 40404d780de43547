import { ClinicalReviewNote } from './clinical-review-note.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Content',

  states: {
    reviewed: () => <ClinicalReviewNote review={{ reviewedBy: 'Dr Farah Iskandar', reviewedOn: '2026-11-02' }} />,
    'reviewed by nobody': () => <ClinicalReviewNote review={{ reviewedBy: null, reviewedOn: null }} />,
  },
};
