import { Icon, iconNames } from '../icons/icon.tsx';
import { GallerySection, Specimen } from './gallery-section.tsx';

// Whole class names, so that the style sheet's builder finds them.
const colours = [
  { name: 'deep', look: 'bg-deep', use: 'headings, footer' },
  { name: 'teal', look: 'bg-teal', use: 'actions, links' },
  { name: 'gold', look: 'bg-gold', use: 'mark, rules, never text on white' },
  { name: 'pale', look: 'bg-pale', use: 'bands, chips' },
  { name: 'mist', look: 'bg-mist', use: 'quiet grounds' },
  { name: 'cream', look: 'bg-cream', use: 'warm bands' },
  { name: 'ink', look: 'bg-ink', use: 'body text' },
  { name: 'muted', look: 'bg-muted', use: 'secondary text' },
  { name: 'error', look: 'bg-error', use: 'what to mend' },
  { name: 'success', look: 'bg-success', use: 'what is done' },
];

/** Colour, type and icons. */
export function Foundations() {
  return (
    <>
      <GallerySection title="Colour">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-5">
          {colours.map(({ name, look, use }) => (
            <li key={name}>
              <span aria-hidden="true" className={`block h-20 rounded-petal border border-line ${look}`} />
              <span className="mt-2 block font-semibold text-deep">{name}</span>
              <span className="block text-sm text-muted">{use}</span>
            </li>
          ))}
        </ul>
      </GallerySection>
      <GallerySection title="Type">
        <Specimen name="Headings">
          <p className="text-4xl font-semibold tracking-tight text-deep">We are here for your care</p>
          <p className="mt-2 text-2xl font-semibold text-deep">Book in three steps</p>
          <p className="mt-2 text-lg font-semibold text-deep">Next free: Mon 23 Nov 2026, 2:30 pm</p>
        </Specimen>
        <Specimen name="Running text">
          <p className="measure">
            Tell us where it hurts and where you live. We show the doctors who can help, the languages they speak and
            their next free time. <a href="#main">A link reads as a link.</a>
          </p>
        </Specimen>
        <Specimen name="Malay and Chinese">
          <p lang="ms">Kami di sini untuk menjaga anda.</p>
          <p lang="zh-Hans">用心守护，与您同在。</p>
        </Specimen>
        <Specimen name="Figures">
          <p className="tabular">
            RM 1,280.00
            <br />
            RM 0,911.50
          </p>
        </Specimen>
      </GallerySection>
      <GallerySection title="Icons">
        <ul className="grid grid-cols-3 gap-4 sm:grid-cols-6 lg:grid-cols-9">
          {iconNames.map((name) => (
            <li key={name} className="flex flex-col items-center gap-1 text-sm text-muted">
              <Icon name={name} size={24} className="text-teal" />
              {name}
            </li>
          ))}
        </ul>
      </GallerySection>
    </>
  );
}
