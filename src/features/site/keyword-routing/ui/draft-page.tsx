import { lazy, Suspense, type ReactNode } from 'react';
import type { PlaceItem } from '#src/features/reading/campaigns/campaigns.schema.ts';
import { hospitalsNamed } from '#src/features/reading/campaigns/campaigns.rules.ts';
import { VacancyPage } from '#src/features/reading/careers/ui/vacancy-page.tsx';
import type { Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import { ReadingPage } from '#src/features/publishing/entries/ui/reading-page.tsx';
import { kindWords } from '#src/features/publishing/editor/ui/content-words.ts';
import { writtenFrom } from '#src/features/site/home/home.rules.ts';
import { WrittenSection } from '#src/features/site/home/ui/sections/written-section.tsx';
import type { LandingPageData } from '#src/features/reading/landing-pages/landing-pages.schema.ts';
import { InfoPage } from '#src/features/reading/info-pages/ui/info-page.tsx';
import { StoryPage } from '#src/features/reading/newsroom/ui/story-page.tsx';
import { TenderDetail } from '#src/features/reading/tenders/ui/tender-detail.tsx';

const ArticlePage = lazy(() => import('#src/features/reading/insights/ui/article-page.tsx'));
const VideoPage = lazy(() => import('#src/features/reading/insights/ui/video-page.tsx'));
const PodcastPage = lazy(() => import('#src/features/reading/insights/ui/podcast-page.tsx'));
const EventPage = lazy(() => import('#src/features/reading/campaigns/ui/event-page.tsx'));
const LandingPage = lazy(() => import('#src/features/reading/landing-pages/ui/landing-page.tsx'));
const CampaignPage = lazy(() => import('#src/features/reading/campaigns/ui/campaign-page.tsx'));

interface DraftPageProps {
  draft: EntryData;
  /** Whether all required fields of its kind are present, so that the kind's page can show it. */
  hasFields: boolean;
  hospitals: readonly PlaceItem[];
  /** A landing page with what its blocks show. */
  landing: LandingPageData | null;
  now: string;
}

/** A working copy on the public page of its kind. */
export function DraftPage(props: DraftPageProps) {
  return <Suspense>{pageOf(props)}</Suspense>;
}

function as<K extends Kind>(draft: EntryData): EntryData<K> {
  return draft as EntryData<K>;
}

function pageOf({ draft, hasFields, hospitals, landing, now }: DraftPageProps): ReactNode {
  if (!hasFields) return <WordsOf draft={draft} />;
  const named = (slugs: readonly (string | undefined)[]) =>
    hospitalsNamed(
      hospitals,
      slugs.filter((slug) => slug !== undefined),
    );
  switch (draft.kind) {
    case 'article':
      return <ArticlePage data={{ entry: as<'article'>(draft), related: [] }} />;
    case 'video':
      return <VideoPage data={{ entry: as<'video'>(draft), related: [] }} />;
    case 'podcast':
      return <PodcastPage data={{ entry: as<'podcast'>(draft), related: [] }} />;
    case 'news':
      return <StoryPage data={{ entry: as<'news'>(draft), related: [] }} />;
    case 'csr':
      return <StoryPage data={{ entry: as<'csr'>(draft), related: [] }} />;
    case 'event': {
      const entry = as<'event'>(draft);
      return (
        <EventPage
          data={{ entry, related: [] }}
          extra={{ hospitals: named([entry.fields.hospitalSlug]), others: [], now }}
        />
      );
    }
    case 'campaign': {
      const entry = as<'campaign'>(draft);
      return (
        <CampaignPage
          data={{ entry, related: [] }}
          extra={{ hospitals: named(entry.fields.hospitalSlugs ?? []), others: [], now }}
        />
      );
    }
    case 'career': {
      const entry = as<'career'>(draft);
      return (
        <VacancyPage data={{ entry, related: [], hospital: named([entry.fields.hospitalSlug])[0] ?? null, now }} />
      );
    }
    case 'tender': {
      const entry = as<'tender'>(draft);
      return (
        <TenderDetail data={{ entry, related: [], hospital: named([entry.fields.hospitalSlug])[0] ?? null, now }} />
      );
    }
    case 'landing':
      return landing ? <LandingPage data={landing} /> : <WordsOf draft={draft} />;
    case 'home-section':
      return <WrittenSection section={writtenFrom(as<'home-section'>(draft))} />;
    case 'page':
      return <InfoPage entry={as<'page'>(draft)} />;
    default:
      return <WordsOf draft={draft} />;
  }
}

/** Title and text alone. */
function WordsOf({ draft }: Pick<DraftPageProps, 'draft'>) {
  return (
    <ReadingPage
      entry={draft}
      crumbs={[{ label: kindWords[draft.kind](), href: '/staff/content' }]}
      withReading={false}
      withPicture={false}
    />
  );
}
