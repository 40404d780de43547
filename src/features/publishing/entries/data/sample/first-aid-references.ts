import type { Reference } from '#src/features/publishing/entries/library-fields.schema.ts';

/** What all entries of first aid rest on. */
const firstAid: Reference = {
  title: 'Guidelines for First Aid. American Heart Association and American Red Cross',
  year: 2024,
};
const resuscitation: Reference = {
  title: 'Guidelines for Cardiopulmonary Resuscitation and Emergency Cardiovascular Care. American Heart Association',
  year: 2025,
};

/** Further sources by entry. */
const further: Readonly<Record<string, readonly Reference[]>> = {
  'cardiac-arrest': [resuscitation],
  choking: [resuscitation],
  drowning: [resuscitation],
  'asthma-attack': [
    { title: 'Global Strategy for Asthma Management and Prevention. Global Initiative for Asthma', year: 2024 },
  ],
  'severe-allergic-reaction': [
    {
      title: 'Emergency treatment of anaphylaxis: guidelines for healthcare providers. Resuscitation Council UK',
      year: 2021,
    },
  ],
  sepsis: [
    {
      title: 'Surviving Sepsis Campaign: international guidelines for management of sepsis and septic shock',
      year: 2021,
    },
  ],
  meningitis: [
    {
      title:
        'Meningitis (bacterial) and meningococcal disease: recognition, diagnosis and management (NG240). National Institute for Health and Care Excellence',
      year: 2024,
    },
  ],
  'dog-bite': [{ title: 'Rabies vaccines: WHO position paper. World Health Organization', year: 2018 }],
  'snake-bite': [{ title: 'Guideline: Management of Snakebite. Ministry of Health Malaysia', year: 2017 }],
  'head-injury': [
    {
      title: 'Head injury: assessment and early management (NG232). National Institute for Health and Care Excellence',
      year: 2023,
    },
  ],
  'low-blood-sugar': [
    {
      title:
        'Clinical Practice Guidelines: Management of Type 2 Diabetes Mellitus, sixth edition. Ministry of Health Malaysia',
      year: 2020,
    },
  ],
};

export const firstAidReferences = (slug: string): Reference[] => [firstAid, ...(further[slug] ?? [])];
