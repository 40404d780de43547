import { redirect } from 'react-router';
import { Button, ButtonLink } from '#src/design/form/button.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { Pagination } from '#src/design/navigation/pagination.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { EntryCard } from '#src/features/publishing/entries/ui/lists/entry-card.tsx';
import { DoctorCard } from '#src/features/find-care/doctors/ui/doctor-card.tsx';
import { PackageCard } from '#src/features/shop/packages/ui/package-card.tsx';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localText } from '#src/shared/local-text.ts';
import { listSavedCards, type SavedCard } from '../collection-cards.server.ts';
import { bookmarkKinds, cardsPerPage, type BookmarkKind } from '../collections.rules.ts';
import { setBookmark } from '../bookmarks.server.ts';
import type { Route } from './+types/collection-page';

const addressOf = (kind: BookmarkKind) => `/my-collections-${kind.replace('_', '-')}`;

/** The kind of a path: the specification gives each kind its own, all served by one page. */
function kindOf(path: string): BookmarkKind {
  const kind = bookmarkKinds.find((one) => addressOf(one) === path.replace(/\/$/, ''));
  if (!kind) throw notFound();
  return kind;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, path, language } = context.get(requestContext);
  const kind = kindOf(path);
  const asked = Number(new URL(request.url).searchParams.get('page'));
  const page = Number.isInteger(asked) && asked > 0 && asked <= 1000 ? asked : 1;
  return {
    kind,
    page,
    ...(await listSavedCards(app, actor, { kind, limit: cardsPerPage, offset: (page - 1) * cardsPerPage, language })),
    isDone: new URL(request.url).searchParams.get('done') === 'removed',
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, path } = context.get(requestContext);
  const kind = kindOf(path);
  const itemId = String((await request.formData()).get('item') ?? '').slice(0, 100);
  await setBookmark(app, actor, { kind, itemId, isOn: false });
  throw redirect(`${addressOf(kind)}?done=removed`);
}

/** The patient's bookmarks of one kind, with the cards of the lists. */
export default function CollectionPage({ loaderData: { kind, page, items, total, isDone } }: Route.ComponentProps) {
  return (
    <AccountFrame
      title={m.collections_mine_title()}
      intro={m.collections_mine_intro()}
      done={isDone ? m.collections_let_go_text() : null}
    >
      <nav aria-label={m.collections_mine_title()}>
        <ul className="flex flex-wrap gap-2">
          {bookmarkKinds.map((one) => (
            <li key={one}>
              <SiteLink
                href={addressOf(one)}
                aria-current={one === kind ? 'page' : undefined}
                className={`inline-flex min-h-11 items-center rounded-full px-5 font-semibold no-underline ${one === kind ? 'bg-teal text-white hover:text-white' : 'border border-teal text-teal hover:bg-pale'}`}
              >
                {kindName(one)}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      {items.length === 0 ? (
        <EmptyState
          title={m.collections_mine_none()}
          action={<ButtonLink href={listOf(kind)}>{m.collections_mine_look()}</ButtonLink>}
        >
          {m.collections_mine_none_hint()}
        </EmptyState>
      ) : (
        <section aria-labelledby="kept-title">
          <h2 id="kept-title" className="mb-4 text-xl">
            {kindName(kind)}
          </h2>
          <ul className={`grid gap-5 ${kind === 'doctor' ? '' : 'sm:grid-cols-2'}`}>
            {items.map((item) => (
              <li key={item.itemId} className="flex flex-col gap-2">
                <SavedItem item={item} />
              </li>
            ))}
          </ul>
          <div className="mt-6">
            <Pagination
              page={page}
              pageSize={cardsPerPage}
              total={total}
              hrefFor={(wanted) => `${addressOf(kind)}?page=${wanted}`}
            />
          </div>
        </section>
      )}
    </AccountFrame>
  );
}

function SavedItem({ item }: { item: SavedCard }) {
  return (
    <>
      <div className="grow">
        {item.type === 'doctor' ? <DoctorCard doctor={item.card} /> : null}
        {item.type === 'health_package' ? <PackageCard item={item.card} /> : null}
        {item.type === 'entry' ? <EntryCard entry={item.card} /> : null}
        {item.type === 'gone' ? (
          <p className="rounded-petal border border-line bg-mist p-5">{m.collections_mine_gone()}</p>
        ) : null}
      </div>
      <CsrfForm>
        <input type="hidden" name="item" value={item.itemId} />
        <Button variant="quiet">
          <Icon name="remove" size={18} />
          {m.collections_mine_remove()}
          <span className="sr-only"> {nameOf(item)}</span>
        </Button>
      </CsrfForm>
    </>
  );
}

function nameOf(item: SavedCard): string {
  if (item.type === 'gone') return item.itemId;
  return item.type === 'doctor' ? item.card.name : localText(item.card.title, getLocale()).text;
}

function kindName(kind: BookmarkKind): string {
  return {
    health_package: m.collections_kind_health_package,
    doctor: m.collections_kind_doctor,
    podcast: m.collections_kind_podcast,
    article: m.collections_kind_article,
    video: m.collections_kind_video,
  }[kind]();
}

function listOf(kind: BookmarkKind): string {
  return {
    health_package: '/health-package',
    doctor: '/doctor',
    podcast: '/podcast',
    article: '/articles',
    video: '/video',
  }[kind];
}
