/**
 * The address of the page of thanks: sealed, so that nobody can put other text on the page, and without the sender's
 * data.
 */
import type { App } from '#src/platform/app.ts';
import type { Language } from '#src/shared/languages.ts';
import { customKindOf } from './custom/custom-kinds.server.ts';
import { fieldNamed, type FormKind } from './form-kind.schema.ts';
import { formKindNamed } from './kinds/form-kinds.schema.ts';

export interface Thanks {
  /** The name under which the browser stored the typed text. */
  draftName: string;
  title: string;
  reference: string;
  next: string;
  /** Address where the sender sees the state; empty for a form that asks for no mail address. */
  followHref: string;
}

/** The path of the page of thanks for a submission, with kind and reference sealed in the query. */
export function thanksPath(
  app: Pick<App, 'secrets'>,
  { name, versionId }: Pick<FormKind, 'name' | 'versionId'>,
  reference: string,
): string {
  const sent = { kind: name, reference, ...(versionId === undefined ? {} : { versionId }) };
  return `/sent?form=${encodeURIComponent(app.secrets.seal(JSON.stringify(sent)))}`;
}

/** The content of the page; null for an address that this site did not make. */
export async function readThanks(
  app: Pick<App, 'secrets' | 'db'>,
  sealed: string,
  locale: Language,
): Promise<Thanks | null> {
  const sent = opened(app, sealed);
  if (!sent) return null;
  const { kind, reference, versionId } = sent;
  const form = versionId === undefined ? formKindNamed(kind) : await customKindOf(app, versionId);
  return {
    draftName: form.draftName ?? form.name,
    reference,
    title: form.title({}, { locale }),
    next: form.next({}, { locale }),
    followHref: fieldNamed(form, 'email') ? (form.followedAt?.(reference) ?? '/follow-up') : '',
  };
}

function opened(app: Pick<App, 'secrets'>, sealed: string) {
  try {
    return JSON.parse(app.secrets.open(sealed)) as { kind: string; reference: string; versionId?: number };
  } catch {
    return null;
  }
}
