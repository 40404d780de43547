import { beforeEach, expect, it } from 'vitest';
import { focusOutcome } from './focus-outcome.ts';

beforeEach(() => {
  location.hash = '';
  document.body.innerHTML = `<a href="/staff">Home</a><main><div data-outcome="" id="saved">Saved.</div><a href="/next" id="next">Next</a></main>`;
});

it('after a save the focus is on what the page says about it', () => {
  focusOutcome();
  expect(document.activeElement?.id).toBe('saved');
});

it('a field that has the focus keeps it', () => {
  document.querySelector<HTMLElement>('#next')!.focus();
  focusOutcome();
  expect(document.activeElement?.id).toBe('next');
});

it('a part of the page that the address names keeps it', () => {
  location.hash = '#next';
  focusOutcome();
  expect(document.activeElement?.id).not.toBe('saved');
});

it('a page without an outcome leaves the focus at its beginning', () => {
  document.querySelector('#saved')!.remove();
  focusOutcome();
  expect(document.activeElement).toBe(document.body);
});
