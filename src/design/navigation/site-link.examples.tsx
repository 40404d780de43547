import { SiteLink } from './site-link.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'Ways through',

  states: {
    'to a page of ours': () => <SiteLink href="/doctor">Doctors</SiteLink>,
    'to another site': () => <SiteLink href="https://www.moh.gov.my/">Ministry of Health</SiteLink>,
  },
};
