import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { watchUnsavedForms } from './unsaved-forms.ts';

beforeEach(() => {
  document.body.innerHTML = `<form method="post" id="edit" action="/staff/rates"><input name="rate" value="4.7"><input type="checkbox" name="on">
    <input type="hidden" name="zone_token" value="x"></form>
    <form method="get" id="search"><input name="q"></form>
    <form method="post" id="out" action="/staff/sign-out"><button>Sign out</button></form>`;
  onTestFinished(watchUnsavedForms());
});

const form = (id: string) => document.querySelector<HTMLFormElement>(`#${id}`)!;
const field = (id: string, name: string) => form(id).elements.namedItem(name) as HTMLInputElement;
const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
const type = (input: HTMLInputElement, value: string) => {
  input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  input.value = value;
};
/** The event of a sent form, without the navigation that a real submission would begin. */
const sendForm = (id: string) => form(id).dispatchEvent(new SubmitEvent('submit', { bubbles: true }));

it('asks before a page with typed values is left, and not when they are as they were', () => {
  expect(isAsked()).toBe(false);
  type(field('edit', 'rate'), '4.8');
  expect(isAsked()).toBe(true);
  type(field('edit', 'rate'), '4.7');
  expect(isAsked()).toBe(false);
  field('edit', 'on').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  field('edit', 'on').checked = true;
  expect(isAsked()).toBe(true);
});

it('a search is left without a question', () => {
  type(field('search', 'q'), 'melur');
  expect(isAsked()).toBe(false);
});

it('the form that is sent asks nothing, another with typed values does', () => {
  type(field('edit', 'rate'), '4.8');
  sendForm('edit');
  expect(isAsked()).toBe(false);
  form('search').method = 'post';
  sendForm('search');
  expect(isAsked()).toBe(true);
});

it('the sign-out is never held up', () => {
  type(field('edit', 'rate'), '4.8');
  sendForm('out');
  expect(isAsked()).toBe(false);
});
