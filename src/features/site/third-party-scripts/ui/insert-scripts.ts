import { sessionCall } from '#src/features/patient/sessions/ui/session-api.ts';
import { contextLabel, type ScriptContext } from '../script-context.rules.ts';

export interface Markup {
  script: string;
  body_script: string;
}

const queryNames = {
  hospital: 'hospital_id',
  location: 'location',
  clinic: 'clinic_id',
  clinic_location: 'clinic_location',
} as const;

/** Fetches the scripts of a context. A failure is only logged (specification, section 8). */
export async function fetchScripts(context: ScriptContext): Promise<Markup | null> {
  const query =
    context.kind === 'general' ? '' : `?${new URLSearchParams({ [queryNames[context.kind]]: context.value })}`;
  try {
    const answer = await sessionCall(`settings/third-party-scripts${query}`, {}, 'GET');
    if (answer.status) return answer.data as Markup;
    console.info('Third-party scripts could not be loaded.', answer.message);
  } catch (error) {
    console.info('Third-party scripts could not be loaded.', error);
  }
  return null;
}

/**
 * Appends to the head and inserts at the start of the page; every element is labelled with its context. Returns the
 * function that removes them.
 */
export function insertScripts(markup: Markup, context: ScriptContext, isAllowed: boolean): () => void {
  const label = contextLabel(context);
  const head = elementsIn(markup.script, { label, isAllowed });
  const body = elementsIn(markup.body_script, { label, isAllowed });
  document.head.append(...head);
  document.body.prepend(...body);
  return () => {
    for (const element of [...head, ...body]) element.remove();
  };
}

function elementsIn(markup: string, { label, isAllowed }: { label: string; isAllowed: boolean }): Element[] {
  const parsed = new DOMParser().parseFromString(`<body>${markup}`, 'text/html');
  return (
    [...parsed.body.children]
      .filter((element) => isAllowed || !element.hasAttribute('data-needs-consent'))
      // Programs read an ownership verification in the document: it is there already, or is inserted once.
      .filter((element) => element.localName !== 'meta' || !hasProof(element.getAttribute('name')))
      .map((element) => {
        const made = living(element);
        made.removeAttribute('data-needs-consent');
        made.setAttribute('name', label);
        return made;
      })
  );
}

/** A copy of a script element that runs, because an element that was parsed from text never does. */
function living(element: Element): Element {
  const made = document.createElement(element.localName);
  for (const { name, value } of element.attributes) made.setAttribute(name, value);
  if (made instanceof HTMLScriptElement) {
    made.async = element.hasAttribute('async');
    made.text = element.textContent;
  }
  return made;
}

function hasProof(name: string | null): boolean {
  return [...document.head.querySelectorAll('meta[content]')].some((meta) => meta.getAttribute('name') === name);
}
