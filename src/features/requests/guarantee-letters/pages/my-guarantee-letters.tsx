import { ButtonLink } from '#src/design/form/button.tsx';
import { Card } from '#src/design/content/card.tsx';
import { Chip } from '#src/design/content/chip.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { Pagination } from '#src/design/navigation/pagination.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { formatDay } from '#src/shared/dates.ts';
import { listOwnLetters, type OwnLetter } from '../guarantee-letters.server.ts';
import type { Route } from './+types/my-guarantee-letters';
import { lettersPerPage } from '../guarantee-letters.rules.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  const letters = await listOwnLetters(app, actor, language);
  const asked = Number(new URL(request.url).searchParams.get('page'));
  const page = Number.isInteger(asked) && asked > 0 && asked <= Math.ceil(letters.length / lettersPerPage) ? asked : 1;
  return { page, total: letters.length, letters: letters.slice((page - 1) * lettersPerPage, page * lettersPerPage) };
}

/** The patient's applications for guarantee letters, newest first. */
export default function MyGuaranteeLetters({ loaderData: { letters, total, page } }: Route.ComponentProps) {
  const apply = <ButtonLink href="/gl-application">{m.guarantee_letters_apply()}</ButtonLink>;
  return (
    <AccountFrame title={m.profile_menu_letters()} intro={m.guarantee_letters_mine_intro()}>
      {letters.length === 0 ? (
        <EmptyState title={m.guarantee_letters_mine_none()} action={apply}>
          {m.guarantee_letters_mine_none_hint()}
        </EmptyState>
      ) : (
        <>
          <Card>
            <ol className="divide-y divide-line">
              {letters.map((letter) => (
                <li key={letter.reference}>
                  <Letter letter={letter} />
                </li>
              ))}
            </ol>
          </Card>
          <Pagination
            page={page}
            pageSize={lettersPerPage}
            total={total}
            hrefFor={(wanted) => `/my-guarantee-letters?page=${wanted}`}
          />
          <p className="flex flex-wrap gap-3">
            {apply}
            <ButtonLink variant="secondary" href="/medical-card">
              {m.medical_cards_title()}
            </ButtonLink>
          </p>
        </>
      )}
    </AccountFrame>
  );
}

function Letter({ letter: { reference, about, subject, state, tone, sentAt, href } }: { letter: OwnLetter }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-base leading-snug font-semibold">
          <SiteLink href={href} className="inline-flex min-h-11 items-center">
            {[about, subject].filter(Boolean).join(', ')}
          </SiteLink>
        </h2>
        <p className="text-[0.9375rem] text-muted tabular-nums">
          {formatDay(sentAt, getLocale())} · {reference}
        </p>
      </div>
      <Chip tone={tone}>{state}</Chip>
    </div>
  );
}
