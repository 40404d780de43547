import { Content, States } from './gallery-content.tsx';
import { Forms } from './gallery-forms.tsx';
import { Foundations } from './gallery-foundations.tsx';
import { Pictures } from './gallery-pictures.tsx';

/** Every component in each of its states: for developers, and for the accessibility test. */
export function Gallery() {
  return (
    <>
      <Foundations />
      <Forms />
      <Content />
      <States />
      <Pictures />
    </>
  );
}
