import type { ReactNode } from 'react';
import { LibraryPicture } from '#src/design/pictures/library-picture.tsx';
import { ScenePicture } from '#src/design/pictures/pictures.tsx';
import { DoctorStrip } from '#src/features/find-care/doctors/ui/doctor-strip.tsx';
import type { BlockOf, LandingBlock } from '#src/features/publishing/entries/landing-blocks/landing-blocks.schema.ts';
import { RichText } from '#src/features/publishing/entries/ui/text/rich-text.tsx';
import { PackageStrip } from '#src/features/shop/packages/ui/package-strip.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import type { Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import type { LandingPageData } from '../landing-pages.schema.ts';
import { FormBlock } from './form-block.tsx';
import { ActionBlock, CardsBlock, QuestionsBlock, StepsBlock } from './item-blocks.tsx';

/** Blocks whose texts come from the site, in the reader's language. */
const ownWords: ReadonlySet<string> = new Set(['doctors', 'packages', 'form']);

/**
 * All blocks of a page, in their order. Lists are in the reader's language, in whichever language the blocks are
 * written.
 */
export function LandingBlocks({ data }: { data: LandingPageData }) {
  const lang = data.language === getLocale() ? undefined : data.language;
  return (
    <div className="space-y-12 md:space-y-16">
      {data.blocks.map((block, position) => (
        // Blocks have no names of their own; their order changes only with the whole page.
        <div key={`${position}-${block.kind}`} lang={ownWords.has(block.kind) ? undefined : lang}>
          <Block block={block} position={position} data={data} />
        </div>
      ))}
    </div>
  );
}

interface BlockProps<Shown extends LandingBlock = LandingBlock> {
  block: Shown;
  position: number;
  data: LandingPageData;
}

function Block({ block, position, data }: BlockProps) {
  const id = `part-${position + 1}`;
  switch (block.kind) {
    case 'text':
      return (
        <Section id={id} heading={block.heading}>
          <RichText html={inLanguage(block.html, data.language)} className="measure" />
        </Section>
      );
    case 'picture':
      return <PictureBlock block={block} position={position} data={data} />;
    case 'cards':
      return (
        <Section id={id} heading={block.heading}>
          <CardsBlock block={block} />
        </Section>
      );
    case 'steps':
      return (
        <Section id={id} heading={block.heading}>
          <StepsBlock block={block} />
        </Section>
      );
    case 'questions':
      return (
        <Section id={id} heading={block.heading}>
          <QuestionsBlock block={block} />
        </Section>
      );
    case 'form':
      return <FormBlock block={block} id={id} form={data.forms[block.form]} />;
    case 'action':
      return <ActionBlock block={block} id={id} />;
    default:
      return <ListBlock block={block} position={position} data={data} />;
  }
}

/** Rich text falls back to English by its own language. */
const inLanguage = (html: string, language: Language): LocalText =>
  language === 'en' ? { en: html } : { en: '', [language]: html };

function Section({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  if (heading === '') return <div>{children}</div>;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 scroll-mt-28 md:mb-6">
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** Text beside a picture; on phones the picture is above its text. */
function PictureBlock({ block, position, data }: BlockProps<BlockOf<'picture'>>) {
  const picture = data.pictures[block.mediaId];
  return (
    <div className="grid items-center gap-6 md:grid-cols-2 md:gap-10">
      <div className={`overflow-hidden rounded-petal bg-mist ${block.side === 'right' ? 'md:order-2' : ''}`}>
        {picture ? (
          <LibraryPicture
            picture={picture}
            sizes="(min-width: 48rem) 36rem, 100vw"
            className="aspect-[3/2] h-auto w-full"
          />
        ) : (
          <ScenePicture
            topic={block.scene || 'reading-other'}
            seed={`landing-${data.entry.slug}-${position}`}
            className="h-auto w-full"
          />
        )}
      </div>
      <Section id={`part-${position + 1}`} heading={block.heading}>
        <RichText html={inLanguage(block.html, data.language)} />
      </Section>
    </div>
  );
}

const listAddress = (path: string, narrowed: URLSearchParams) => (narrowed.size > 0 ? `${path}?${narrowed}` : path);

function ListBlock({ block, position, data }: BlockProps<BlockOf<'doctors'> | BlockOf<'packages'>>) {
  const hospital = block.hospital ? data.hospitals[block.hospital] : undefined;
  const narrowed = new URLSearchParams(hospital ? { location: hospital } : {});
  if (block.kind === 'doctors') {
    if (block.speciality) narrowed.set('specialisation', block.speciality);
    return (
      <DoctorStrip
        title={block.heading}
        doctors={data.doctors[position] ?? []}
        more={{ href: listAddress('/doctor', narrowed), label: m.site_all_doctors() }}
      />
    );
  }
  if (block.packageType) narrowed.set('type', block.packageType);
  return (
    <PackageStrip
      title={block.heading}
      packages={data.packages[position] ?? []}
      more={{ href: listAddress('/health-package', narrowed), label: m.site_all_packages() }}
    />
  );
}
