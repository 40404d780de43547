/** Insurers that have an agreement with the sample group. */
export const sampleInsurers: readonly { slug: string; name: string }[] = [
  { slug: 'cempaka-takaful', name: 'Cempaka Takaful' },
  { slug: 'great-lagoon-life', name: 'Great Lagoon Life' },
  { slug: 'kenanga-muda-insurance', name: 'Kenanga Muda Insurance' },
  { slug: 'nusantara-assurance', name: 'Nusantara Assurance' },
  { slug: 'permai-takaful', name: 'Permai Takaful' },
  { slug: 'selat-life', name: 'Selat Life' },
  { slug: 'tanjung-general', name: 'Tanjung General' },
  { slug: 'zamrud-medical', name: 'Zamrud Medical' },
];
