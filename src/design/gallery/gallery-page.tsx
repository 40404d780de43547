import { InHead } from '../frame/in-head.tsx';
import { Page } from '../frame/page.tsx';
import { Gallery } from './gallery.tsx';

/** Every component in each of its states: for people, and for the accessibility test. */
export default function GalleryPage() {
  return (
    <Page title="Design" crumbs={[{ label: 'Design', href: '/design' }]}>
      <InHead>
        <title>Design: every component in each state</title>
        <meta name="description" content="Every component of the design system in each of its states." />
        <meta name="robots" content="noindex" />
      </InHead>
      <Gallery />
    </Page>
  );
}
