import { Button } from '#src/design/form/button.tsx';
import { RadioGroup, SelectField } from '#src/design/form/field.tsx';
import { FlowPage } from '#src/design/frame/flow-page.tsx';
import { NothingYet } from '#src/design/states/nothing-yet.tsx';
import { pageHref, SiteLink } from '#src/design/navigation/site-link.tsx';
import { answerFormPost, loadForm } from '#src/features/requests/forms/forms.server.ts';
import { guaranteeLetterForm } from '#src/features/requests/forms/kinds/guarantee-letter-form.schema.ts';
import { FormSheet } from '#src/features/requests/forms/ui/form-sheet.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { notFound } from '#src/platform/http/not-found.ts';
import { sentForm } from '#src/platform/http/sent-form.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { isFailure } from '#src/shared/failure.ts';
import { letterHref, readLetterChoice } from '../guarantee-letters.rules.ts';
import { letterFor, loadLetterForm } from '../letter-form.server.ts';
import type { Route } from './+types/gl-application';

const path = '/gl-application';

export async function loader({ request, context }: Route.LoaderArgs) {
  const here = context.get(requestContext);
  const chosen = readLetterChoice(new URL(request.url).searchParams);
  const [offered, form] = await Promise.all([
    loadLetterForm(here.app, here.actor, { chosen, language: here.language }),
    loadForm(here, guaranteeLetterForm),
  ]);
  return { ...offered, chosen, form: { ...form, ...(offered.second ? { offered: offered.second.offered } : {}) } };
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const chosen = readLetterChoice(new URL(request.url).searchParams);
  const { second } = await loadLetterForm(here.app, here.actor, { chosen, language: here.language });
  // A person who is not this visitor's is ignored.
  if (!second || (!second.person && chosen.person !== '' && chosen.person !== 'other')) throw notFound();
  const form = await sentForm(request, here);
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 200);
  try {
    return await answerFormPost(
      request,
      { ...here, form },
      {
        kind: guaranteeLetterForm,
        more: await letterFor(here.app, here.actor, {
          hospital: second.hospital.id,
          insurer: text('insurer'),
          doctor: text('doctor'),
          personId: second.person?.id,
          cardId: second.card?.id,
        }),
      },
    );
  } catch (error) {
    if (isFailure(error)) throw notFound();
    throw error;
  }
}

/** The application in two steps: hospital and person, then the data that the insurer requires. */
export default function GuaranteeLetterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { second, form } = loaderData;
  return (
    <FlowPage
      title={m.guarantee_letters_title()}
      step={{ now: second ? 2 : 1, of: 2 }}
      {...(second
        ? { summary: <Chosen second={second} chosen={loaderData.chosen} /> }
        : { intro: m.guarantee_letters_intro() })}
      aside={<Aside />}
    >
      <PageHead
        title={m.guarantee_letters_title()}
        description={m.guarantee_letters_intro()}
        keywords={[m.guarantee_letters_title()]}
        path={path}
      />
      {second ? (
        <FormSheet
          kind={guaranteeLetterForm}
          without={decidedBy(second)}
          page={form}
          refusal={actionData}
          submitLabel={m.guarantee_letters_send()}
        />
      ) : (
        <FirstStep {...loaderData} />
      )}
    </FlowPage>
  );
}

type Second = NonNullable<Route.ComponentProps['loaderData']['second']>;

/** Fields whose values are known, so that they are not asked for. */
function decidedBy({ person, card }: Second): string[] {
  return [
    'hospital',
    ...(person ? ['patient_name'] : []),
    ...(person?.idMask ? ['identity_number'] : []),
    ...(card ? ['insurer', 'policy_number'] : []),
  ];
}

function FirstStep({
  hospitals,
  persons,
  chosen,
}: Pick<Route.ComponentProps['loaderData'], 'hospitals' | 'persons' | 'chosen'>) {
  if (hospitals.length === 0) return <NothingYet />;
  const everybody = [...persons, { value: 'other', label: m.guarantee_letters_somebody_else() }];
  return (
    <form
      method="get"
      action={pageHref(path)}
      className="space-y-6 rounded-petal border border-line bg-white p-5 shadow-card md:p-8"
    >
      <SelectField
        label={m.guarantee_letters_hospital()}
        name="hospital"
        options={hospitals}
        emptyLabel={m.forms_please_choose()}
        required
      />
      {persons.length > 0 ? (
        <RadioGroup
          legend={m.guarantee_letters_for_whom()}
          name="person"
          options={everybody}
          defaultValue={chosen.person || persons[0]!.value}
        />
      ) : (
        <p className="flex flex-wrap items-center gap-x-2 text-muted">
          {m.guarantee_letters_sign_in()}{' '}
          <SiteLink
            href={`/login?next=${encodeURIComponent(path)}`}
            className="inline-flex min-h-11 items-center font-semibold"
          >
            {m.guarantee_letters_sign_in_link()}
          </SiteLink>
        </p>
      )}
      <Button type="submit" className="w-full sm:w-auto">
        {m.guarantee_letters_go_on()}
      </Button>
    </form>
  );
}

/** Hospital, person and card, each with a link to change it. */
function Chosen({
  second: { hospital, person, card, otherCards },
  chosen,
}: {
  second: Second;
  chosen: Route.ComponentProps['loaderData']['chosen'];
}) {
  const row = 'flex flex-wrap items-baseline gap-x-4';
  const way = 'inline-flex min-h-11 items-center';
  return (
    <dl className="space-y-1 rounded-petal border border-line bg-white p-4 shadow-card lg:p-5">
      <div className={row}>
        <dt className="font-semibold text-deep">{m.guarantee_letters_hospital()}</dt>
        <dd className={`${row} grow`}>
          {hospital.name}{' '}
          <SiteLink href={path} className={`${way} ml-auto`}>
            {m.profile_change()}
            <span className="sr-only"> {m.guarantee_letters_hospital()}</span>
          </SiteLink>
        </dd>
      </div>
      {person ? (
        <div className={row}>
          <dt className="font-semibold text-deep">{m.guarantee_letters_patient()}</dt>
          <dd className="tabular-nums">{[person.name, person.idMask].filter(Boolean).join(', ')}</dd>
        </div>
      ) : null}
      {card ? (
        <div className={row}>
          <dt className="font-semibold text-deep">{m.guarantee_letters_by_card()}</dt>
          <dd className={`${row} grow`}>
            <span className="tabular-nums">
              {card.insurer}, {card.numberMask}
            </span>
            {otherCards.map((other) => (
              <SiteLink key={other.id} href={letterHref({ ...chosen, card: other.id })} className={way}>
                {m.guarantee_letters_use_card({ card: `${other.insurer}, ${other.numberMask}` })}
              </SiteLink>
            ))}
            <SiteLink href={letterHref({ ...chosen, card: 'none' })} className={`${way} ml-auto`}>
              {m.guarantee_letters_other_card()}
            </SiteLink>
          </dd>
        </div>
      ) : otherCards.length > 0 ? (
        <SiteLink href={letterHref({ ...chosen, card: otherCards[0]!.id })} className={way}>
          {m.guarantee_letters_use_card({ card: `${otherCards[0]!.insurer}, ${otherCards[0]!.numberMask}` })}
        </SiteLink>
      ) : null}
    </dl>
  );
}

/** What to prepare, how long it takes, and where to see its state. */
function Aside() {
  const documents = [
    m.guarantee_letters_paper_identity(),
    m.guarantee_letters_paper_card(),
    m.guarantee_letters_paper_order(),
    m.guarantee_letters_paper_results(),
  ];
  return (
    <aside className="space-y-6 rounded-petal bg-mist p-5 md:p-7">
      <section aria-labelledby="documents">
        <h2 id="documents" className="text-xl">
          {m.guarantee_letters_papers()}
        </h2>
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {documents.map((document) => (
            <li key={document}>{document}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="time">
        <h2 id="time" className="text-xl">
          {m.guarantee_letters_time()}
        </h2>
        <p className="mt-2">{m.guarantee_letters_time_text()}</p>
      </section>
      <section aria-labelledby="sent-one">
        <h2 id="sent-one" className="text-xl">
          {m.guarantee_letters_sent_one()}
        </h2>
        <p className="mt-2">{m.guarantee_letters_sent_one_text()}</p>
        <p className="flex flex-wrap items-center gap-x-2">
          <SiteLink href="/my-guarantee-letters" className="inline-flex min-h-11 items-center font-semibold">
            {m.profile_menu_letters()}
          </SiteLink>{' '}
          {m.guarantee_letters_or()}{' '}
          <SiteLink href="/follow-up" className="inline-flex min-h-11 items-center font-semibold">
            {m.forms_follow_title()}
          </SiteLink>
        </p>
      </section>
    </aside>
  );
}
