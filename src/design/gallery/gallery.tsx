import { shelves } from '../examples.ts';
import { allExamples } from './all-examples.ts';
import { Foundations } from './gallery-foundations.tsx';
import { GallerySection, Specimen } from './gallery-section.tsx';

/** Every component in each of its states: for developers, and for the accessibility test. */
export function Gallery() {
  return (
    <>
      <Foundations />
      {shelves.map((shelf) => (
        <Shelf key={shelf} shelf={shelf} />
      ))}
    </>
  );
}

function Shelf({ shelf }: { shelf: (typeof shelves)[number] }) {
  const shown = allExamples.filter((one) => one.shelf === shelf && !one.isWholePage);
  if (shown.length === 0) return null;
  return (
    <GallerySection title={shelf === 'Foundations' ? 'Signs' : shelf}>
      {shown.map(({ component, states }) => (
        <div key={component} className="grid gap-5">
          {Object.entries(states).map(([state, Draw]) => (
            <Specimen key={state} name={`${component}: ${state}`}>
              <Draw />
            </Specimen>
          ))}
        </div>
      ))}
    </GallerySection>
  );
}
