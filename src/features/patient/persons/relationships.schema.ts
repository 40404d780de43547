/** How a person is related to the owner of the account. */
export const relationships = ['self', 'child', 'spouse', 'parent', 'sibling', 'other'] as const;
export type Relationship = (typeof relationships)[number];
/** Relationships that can be added: 'self' comes with the account. */
export const dependantRelationships = relationships.filter((one) => one !== 'self');
