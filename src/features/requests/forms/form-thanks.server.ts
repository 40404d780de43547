/**
 * The address of the page of thanks: sealed, so that nobody can put other text on it, and without the sender's data.
 */
import type { App } from '#src/platform/app.ts';
import type { Language } from '#src/shared/local-text.ts';
import { formKindNamed } from './kinds/form-kinds.schema.ts';

export interface Thanks {
  kind: string;
  title: string;
  reference: string;
  next: string;
  /** Address where its sender sees its state. */
  followHref: string;
}

/** The path of the page of thanks for a submission, with kind and reference sealed in the query. */
export function thanksPath(app: Pick<App, 'secrets'>, sent: { kind: string; reference: string }): string {
  return `/sent?form=${encodeURIComponent(app.secrets.seal(JSON.stringify(sent)))}`;
}

/** The content of the page; null for an address that this site did not make. */
export function readThanks(app: Pick<App, 'secrets'>, sealed: string, locale: Language): Thanks | null {
  try {
    const { kind, reference } = JSON.parse(app.secrets.open(sealed)) as { kind: string; reference: string };
    const form = formKindNamed(kind);
    return {
      kind,
      reference,
      title: form.title({}, { locale }),
      next: form.next({}, { locale }),
      followHref: form.followedAt?.(reference) ?? '/follow-up',
    };
  } catch {
    return null;
  }
}
