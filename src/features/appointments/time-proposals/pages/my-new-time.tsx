import { data, redirect } from 'react-router';
import { AccountFrame } from '#src/features/patient/profile/ui/account-frame.tsx';
import { m } from '#src/paraglide/messages.js';
import { notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { isFailure } from '#src/shared/failure.ts';
import { answerQuestion, showQuestion, type NewTimePageData } from '../new-time-form.server.ts';
import { NewTimeQuestion } from '../ui/new-time-question.tsx';
import type { Route } from './+types/my-new-time';

async function found(work: Promise<NewTimePageData>): Promise<NewTimePageData> {
  try {
    return await work;
  } catch (error) {
    if (isFailure(error) && error.details.status === 404) throw notFound();
    throw error;
  }
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  return { page: await found(showQuestion({ app, actor, language }, { reference: params.reference })) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const page = await found(answerQuestion({ app, actor, language }, { reference: params.reference }, form));
  if (page.isAnswered)
    throw redirect(
      `/my-appointments/${params.reference}?done=${page.view.state === 'cancelled' ? 'cancelled' : 'moved'}`,
    );
  return data({ page }, { status: page.status });
}

/** The question about a new time, for the signed-in patient. */
export default function MyNewTimePage({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <AccountFrame
      title={m.new_times_title()}
      parent={{ label: m.appointments_mine_title(), href: `/my-appointments/${params.reference}` }}
    >
      <NewTimeQuestion page={(actionData ?? loaderData).page} />
    </AccountFrame>
  );
}
