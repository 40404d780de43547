/** The colours of a group that has not chosen its own; `design/tokens.css` has the same. */
export const shippedColours = { deep: '#0E2A47', teal: '#0B6B6B', gold: '#C9973B', cream: '#FFF8E8' } as const;
