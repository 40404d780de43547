import type { ReactNode } from 'react';

interface FilledProps {
  /** The message with a placeholder, which each language puts in its own position. */
  sentence: (value: string) => string;
  /** The element in place of the placeholder. */
  children: ReactNode;
}

/** A sentence with one of its values as an element: a number that does not wrap, a name in another language. */
export function Filled({ sentence, children }: FilledProps) {
  const [before, after] = sentence('\n').split('\n');
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
