import { Breadcrumb } from '../breadcrumb.tsx';
import { ButtonLink } from '../button.tsx';
import { Card } from '../card.tsx';
import { Chip, ChipLink } from '../chip.tsx';
import { Dialog, DialogButton } from '../dialog.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Local } from '../local.tsx';
import { Notice } from '../notice.tsx';
import { Pagination } from '../pagination.tsx';
import { PhoneLink } from '../phone-link.tsx';
import { RecordList } from '../record-list.tsx';
import { Skeleton, SkeletonCard } from '../skeleton.tsx';
import { ErrorContent } from '../error-content.tsx';
import { GallerySection, Specimen } from './gallery-section.tsx';

const facts = [
  { label: 'Reference', value: 'MLR-7K2P-94' },
  { label: 'When', value: 'Mon 23 Nov 2026, 2:30 pm' },
  { label: 'A long name', value: 'Dato’ Dr Nur Syahirah Aminatul Zahra binti Tengku Muhammad Hafizuddin Al-Haj' },
];

/** Cards, chips, facts and navigation of lists. */
export function Content() {
  return (
    <>
      <GallerySection title="Cards and chips">
        <div className="grid gap-5 md:grid-cols-3">
          <Card className="p-6">
            <h3>One petal corner</h3>
            <p className="mt-2 text-muted">The curve of the mark comes back as the corner of every card.</p>
          </Card>
          <Card as="article" className="p-6">
            <h3>With facts</h3>
            <p className="mt-3 flex flex-wrap gap-2">
              <Chip>English</Chip>
              <Chip>Bahasa Melayu</Chip>
              <Chip>中文</Chip>
            </p>
          </Card>
          <Card className="bg-cream p-6">
            <h3>Warm</h3>
            <p className="mt-2">
              <PhoneLink phone="+60 3-2700 0100" />
            </p>
          </Card>
        </div>
        <Specimen name="Filters that are set">
          <div className="flex flex-wrap gap-2">
            <ChipLink href="/design">Cardiology</ChipLink>
            <ChipLink href="/design">Penang</ChipLink>
            <ChipLink href="/design" removes={false}>
              Clear all
            </ChipLink>
          </div>
        </Specimen>
        <Specimen name="Record list, with a long name">
          <RecordList items={facts} />
        </Specimen>
        <Specimen name="A text that falls back to English">
          <p>
            <Local text={{ en: 'Heart and lung centre' }} />
          </p>
        </Specimen>
      </GallerySection>
      <GallerySection title="Ways through">
        <Specimen name="Breadcrumb">
          <Breadcrumb
            name="Breadcrumb in the gallery"
            crumbs={[
              { label: 'Find a doctor', href: '/doctor' },
              { label: 'Dr Lim Mei Ling', href: '/doctor/none' },
            ]}
          />
        </Specimen>
        <Specimen name="First of three">
          <Pagination
            name="First of three"
            page={1}
            pageSize={20}
            total={60}
            hrefFor={(page) => `/design?page=${page}`}
          />
        </Specimen>
        <Specimen name="In the middle of thousands">
          <Pagination
            name="In the middle"
            page={48}
            pageSize={20}
            total={4000}
            hrefFor={(page) => `/design?page=${page}`}
          />
        </Specimen>
        <Specimen name="Dialog">
          <DialogButton opens="gallery-dialog">Open the dialog</DialogButton>
          <Dialog id="gallery-dialog" title="Cancel this appointment?">
            <p>You can book another time whenever you like.</p>
          </Dialog>
        </Specimen>
      </GallerySection>
    </>
  );
}

/** Notices, loading, empty and failed states. */
export function States() {
  return (
    <GallerySection title="States">
      <Notice tone="info" title="Good to know">
        Bring your MyKad or passport.
      </Notice>
      <Notice tone="success" title="Your appointment is booked">
        We sent the details to your phone.
      </Notice>
      <Notice tone="warning" title="This time is held for five minutes">
        Fill in your details before it goes back.
      </Notice>
      <div className="rounded-soft border-l-4 border-error bg-error-pale px-4 py-3">
        <p className="font-semibold text-deep">An error looks like this and is announced at once when it appears</p>
      </div>
      <Specimen name="Loading">
        <div className="grid gap-4 md:grid-cols-2">
          <SkeletonCard />
          <div className="space-y-3">
            <Skeleton />
            <Skeleton className="h-5 w-2/3" />
          </div>
        </div>
      </Specimen>
      <Specimen name="Nothing found">
        <EmptyState
          title="No doctor matches these filters"
          action={<ButtonLink href="/doctor">See all doctors</ButtonLink>}
        >
          Try a wider search, or ask the hospital’s desk.
        </EmptyState>
      </Specimen>
      <Specimen name="We failed">
        <ErrorContent headingLevel={2} phone="+60 3-2700 0100" />
      </Specimen>
    </GallerySection>
  );
}
