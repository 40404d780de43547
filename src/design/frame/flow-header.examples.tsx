import { FlowHeader } from './flow-header.tsx';
import type { ComponentExamples } from '../examples.ts';

const brand = {
  groupName: 'Example Healthcare',
  shortName: 'Example',
  phone: '+60 3-2700 0100',
  emergencyPhone: '999',
};

export const examples: ComponentExamples = {
  shelf: 'Frames',
  isWholePage: true,
  states: {
    'with the group’s line': () => <FlowHeader brand={brand} path="/book" />,
    without: () => <FlowHeader brand={{ ...brand, phone: '' }} path="/book" />,
  },
};
