import { pageHref } from '#src/design/navigation/site-link.tsx';
import type { SuggestedDoctor } from '#src/features/find-care/doctors/doctors.schema.ts';
import { m } from '#src/paraglide/messages.js';

/** Delay after the last key. */
const pauseMs = 150;
const option = 'flex cursor-pointer items-center gap-3 px-3 py-2 hover:bg-pale aria-selected:bg-pale';
let waiting: AbortController | undefined;

/**
 * Shows doctors below the field for a name while somebody types (the combobox pattern): the field keeps the focus, the
 * arrow keys move in the list, a chosen doctor's page opens. Without an answer the field is as before.
 */
export async function suggestDoctors(field: HTMLInputElement, list: HTMLElement): Promise<void> {
  if (field.getAttribute('role') !== 'combobox') makeCombobox(field, list);
  waiting?.abort();
  waiting = new AbortController();
  const { signal } = waiting;
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  if (signal.aborted) return;
  const doctors = await fetchDoctors(field.value, signal);
  if (signal.aborted) return;
  list.replaceChildren(...doctors.map(optionOf));
  show(field, list, doctors.length > 0);
  const status = list.nextElementSibling;
  if (status)
    status.textContent =
      doctors.length > 0 ? m.search_suggestion_count({ count: doctors.length }) : m.search_suggestion_none();
}

async function fetchDoctors(typed: string, signal: AbortSignal): Promise<SuggestedDoctor[]> {
  const query = new URLSearchParams({ doctor_name: typed });
  return fetch(`${pageHref('/doctor/suggestions')}?${query}`, { signal }).then(
    async (answer) => (answer.ok ? ((await answer.json()) as { doctors: SuggestedDoctor[] }).doctors : []),
    () => [],
  );
}

function makeCombobox(field: HTMLInputElement, list: HTMLElement): void {
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', m.search_suggestions());
  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-controls', list.id);
  field.addEventListener('keydown', (event) => onKey(event, field, list));
  field.addEventListener('blur', () => {
    waiting?.abort();
    show(field, list, false);
  });
  // The field keeps the focus, so pressing an option must not move it before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
}

function onKey(event: KeyboardEvent, field: HTMLInputElement, list: HTMLElement): void {
  // Keys during text composition belong to the input method.
  if (list.hidden || event.isComposing) return;
  const options = [...list.querySelectorAll<HTMLElement>('[role=option]')];
  const active = options.findIndex((one) => one.ariaSelected === 'true');
  if (event.key === 'Escape') show(field, list, false);
  else if (event.key === 'Enter' && active >= 0) options[active]!.click();
  else if (event.key === 'ArrowDown') select(field, options, active + 1);
  else if (event.key === 'ArrowUp') select(field, options, active < 0 ? options.length - 1 : active - 1);
  else return;
  event.preventDefault();
}

/** Past either end nothing is selected, and Enter sends the form with what was typed. */
function select(field: HTMLInputElement, options: readonly HTMLElement[], index: number): void {
  options.forEach((one, at) => one.setAttribute('aria-selected', String(at === index)));
  const selected = options[index];
  if (selected) field.setAttribute('aria-activedescendant', selected.id);
  else field.removeAttribute('aria-activedescendant');
  selected?.scrollIntoView({ block: 'nearest' });
}

function show(field: HTMLInputElement, list: HTMLElement, isOpen: boolean): void {
  const isNew = isOpen && list.hidden;
  list.hidden = !isOpen;
  // On phones the list would open below the screen.
  if (isNew) list.scrollIntoView({ block: 'nearest' });
  field.setAttribute('aria-expanded', String(isOpen));
  field.removeAttribute('aria-activedescendant');
}

function optionOf({ name, path, speciality, hospital, portrait }: SuggestedDoctor, index: number): HTMLElement {
  const picture = Object.assign(new Image(44, 44), { src: portrait, alt: '' });
  picture.className = 'size-11 shrink-0 rounded-petal bg-pale object-cover';
  const words = document.createElement('span');
  words.className = 'min-w-0 leading-snug';
  words.append(
    line('block font-semibold text-deep', name),
    line('block text-sm text-muted', [speciality, hospital].filter(Boolean).join(', ')),
  );
  const one = document.createElement('div');
  Object.assign(one, { id: `doctor-suggestion-${index}`, className: option, tabIndex: -1 });
  one.setAttribute('role', 'option');
  one.setAttribute('aria-selected', 'false');
  one.append(picture, words);
  one.addEventListener('click', () => location.assign(path));
  return one;
}

function line(className: string, text: string): HTMLElement {
  return Object.assign(document.createElement('span'), { className, textContent: text });
}
