import { NothingYet } from '#src/design/states/nothing-yet.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localText } from '#src/shared/local-text.ts';
import { listQuestions, networkFacts } from '../clinic-network.server.ts';
import { tabAddresses } from '../clinic-network.rules.ts';
import { NetworkFrame } from '../ui/network-frame.tsx';
import { NetworkQuestions } from '../ui/network-questions.tsx';
import type { Route } from './+types/network-faq';

export async function loader({ context }: Route.LoaderArgs) {
  const { app } = context.get(requestContext);
  const [facts, questions] = await Promise.all([networkFacts(app), listQuestions(app)]);
  return { facts, questions };
}

/** Questions about the collaboration. */
export default function NetworkFaqPage({ loaderData: { facts, questions } }: Route.ComponentProps) {
  const language = getLocale();
  const record = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: localText(question, language).text,
      acceptedAnswer: { '@type': 'Answer', text: localText(answer, language).text },
    })),
  };
  const title = m.clinic_network_tab_faq();
  return (
    <NetworkFrame
      facts={facts}
      tab="faq"
      title={title}
      description={m.clinic_network_faq_description({ network: facts.name })}
      keywords={m.clinic_network_keywords()}
      path={tabAddresses.faq}
      crumbs={[{ label: title, href: tabAddresses.faq }]}
      backHref={tabAddresses.collaboration}
      jsonLd={[record]}
    >
      {questions.length > 0 ? (
        <NetworkQuestions questions={questions} />
      ) : (
        <div className="mt-8">
          <NothingYet />
        </div>
      )}
    </NetworkFrame>
  );
}
