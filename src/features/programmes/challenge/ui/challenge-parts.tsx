import { ButtonLink } from '#src/design/button.tsx';
import { Icon } from '#src/design/icon.tsx';
import { Local } from '#src/design/local.tsx';
import { RichText } from '#src/features/publishing/entries/ui/rich-text.tsx';
import { SiteLink } from '#src/design/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { guidelinesFile, templateFile } from '../challenge.rules.ts';
import type { ChallengeData } from '../challenge.server.ts';
import { ChallengePart } from './challenge-part.tsx';
import { SignUp } from './sign-up.tsx';

type Parts = { challenge: ChallengeData };

export function Overview({ challenge }: Parts) {
  return (
    <ChallengePart part="overview">
      <div className="text-lg">
        <RichText html={challenge.overview} />
      </div>
    </ChallengePart>
  );
}

/** How to take part: the steps, what to hand in, how it is judged. */
export function HowToParticipate({ challenge }: Parts) {
  return (
    <ChallengePart part="how-to-participate" ground="mist">
      <div className="grid gap-10 lg:grid-cols-2">
        <div>
          <RichText html={challenge.howToParticipate} />
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={templateFile} target="_blank" rel="noopener">
              <Icon name="document" />
              {m.challenge_submit_idea()}
              <span className="sr-only"> {m.challenge_template_pdf()}</span>
            </ButtonLink>
          </div>
          <div className="mt-8">
            <SignUp challenge={challenge} />
          </div>
        </div>
        <div className="space-y-6">
          <Requirements challenge={challenge} />
          <Criteria challenge={challenge} />
        </div>
      </div>
    </ChallengePart>
  );
}

function Requirements({ challenge }: Parts) {
  return (
    <section aria-labelledby="requirements" className="rounded-petal border border-line bg-white p-6 shadow-card">
      <h3 id="requirements">{m.challenge_requirements()}</h3>
      <ul className="mt-3 space-y-2">
        {challenge.requirements.map((text) => (
          <li key={text.en} className="flex gap-3">
            <Icon name="check" size={20} className="mt-1 text-teal" />
            <span>
              <Local text={text} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Criteria({ challenge }: Parts) {
  return (
    <section aria-labelledby="criteria" className="rounded-petal border border-line bg-white p-6 shadow-card">
      <h3 id="criteria">{m.challenge_criteria()}</h3>
      <dl className="mt-3 space-y-3">
        {challenge.criteria.map(({ title, text }) => (
          <div key={title.en}>
            <dt className="font-semibold text-deep">
              <Local text={title} />
            </dt>
            <dd className="text-muted">
              <Local text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The seven themes, one petal each. */
export function Topics({ challenge }: Parts) {
  return (
    <ChallengePart part="topics-and-themes" intro={m.challenge_topics_intro()}>
      <ol className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {challenge.themes.map(({ title, text }, index) => (
          <li key={title.en} className="rounded-petal border border-line bg-white p-6 shadow-card">
            <span
              aria-hidden="true"
              className="grid size-11 place-items-center rounded-[50%_50%_50%_0.25rem] bg-deep font-bold text-gold tabular-nums"
            >
              {index + 1}
            </span>
            <h3 className="mt-4">
              <Local text={title} />
            </h3>
            <p className="mt-2 text-muted">
              <Local text={text} />
            </p>
          </li>
        ))}
      </ol>
    </ChallengePart>
  );
}

export function Resources() {
  const files = [
    [guidelinesFile, m.challenge_guidelines(), m.challenge_guidelines_text()],
    [templateFile, m.challenge_template(), m.challenge_template_text()],
  ] as const;
  return (
    <ChallengePart part="resources" ground="mist">
      <ul className="grid gap-5 md:grid-cols-2">
        {files.map(([href, title, text]) => (
          <li
            key={href}
            className="flex flex-col items-start gap-4 rounded-petal border border-line bg-white p-6 shadow-card"
          >
            <div>
              <h3 className="flex items-center gap-3">
                <Icon name="document" size={26} className="text-gold-text" />
                {title}
              </h3>
              <p className="mt-2 text-muted">{text}</p>
            </div>
            <ButtonLink href={href} download variant="secondary" className="mt-auto">
              <Icon name="download" />
              {m.challenge_download()}
              <span className="sr-only">: {title}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </ChallengePart>
  );
}

export function Contact({ challenge }: Parts) {
  return (
    <ChallengePart part="contact-us" ground="deep" intro={m.challenge_contact_text()}>
      {challenge.email ? (
        <a
          href={`mailto:${challenge.email}?subject=${encodeURIComponent(challenge.name)}`}
          className="inline-flex min-h-14 items-center gap-3 rounded-soft bg-gold px-7 text-lg font-bold text-deep no-underline hover:bg-cream hover:text-deep"
        >
          <Icon name="mail" size={22} />
          {m.challenge_enquire()}
        </a>
      ) : null}
      <p className="mt-4">
        <SiteLink
          href="/innovationcampaign/enquiry"
          className="inline-flex min-h-11 items-center font-semibold text-white underline underline-offset-4 hover:text-gold"
        >
          {m.forms_challenge_form()}
        </SiteLink>
      </p>
      <ul aria-label={m.challenge_follow()} className="mt-8 flex flex-wrap gap-3">
        {challenge.social.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              rel="noopener noreferrer"
              target="_blank"
              className="inline-flex min-h-11 items-center rounded-full border border-gold px-5 font-semibold text-white no-underline hover:bg-deep-soft hover:text-white"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </ChallengePart>
  );
}
