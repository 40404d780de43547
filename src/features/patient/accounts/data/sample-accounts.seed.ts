/**
 * Ids that other features' samples refer to, and by which production recognises a sample account. Names and passwords
 * are in `sample/accounts.json`.
 */
export const sampleAccounts = {
  patient: '0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0a001',
  newPatient: '0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0a002',
  editor: '0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0b001',
  frontdesk: '0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0b002',
  packages: '0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0b003',
  gl: '0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0b004',
  recruiter: '0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0b005',
  procurement: '0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0b006',
  admin: '0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0b007',
  deputy: '0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0b008',
  reviewer: '0b6f2c1e-7d1a-4c52-9f6e-2a51c7d0b009',
} as const;
export type SampleAccount = keyof typeof sampleAccounts;
