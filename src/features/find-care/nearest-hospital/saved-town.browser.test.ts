import { afterEach, beforeAll, expect, it } from 'vitest';
import { carryTown } from './ui/carry-town.ts';
import { saveTown, savedTown } from './ui/saved-town.ts';
import { rememberTown } from './ui/remember-town.ts';

const stay = (event: Event) => event.preventDefault();

beforeAll(() => {
  carryTown();
  // After the town was added: the test's page stays open.
  addEventListener('click', stay);
});
afterEach(() => {
  rememberTown('');
  document.body.replaceChildren();
});

function link(href: string, onClick?: () => void): HTMLAnchorElement {
  const made = Object.assign(document.createElement('a'), { href, textContent: 'Doctors' });
  if (onClick) made.addEventListener('click', onClick);
  document.body.append(made);
  return made;
}

it('the town is kept in a cookie, and forgotten', () => {
  saveTown('Kota Bharu');
  expect(savedTown()).toBe('kota-bharu');
  rememberTown('');
  expect(savedTown()).toBeUndefined();
  expect(document.cookie).not.toContain('town');
});

it('a link to a list carries the kept town; a link to another page or site does not', () => {
  saveTown('Ipoh');
  const [doctors, contact, outside] = [link('/doctor'), link('/contact-us'), link('https://example.org/doctor')];
  for (const each of [doctors, contact, outside]) each.click();
  expect(new URL(doctors.href).search).toBe('?near=ipoh');
  expect(new URL(contact.href).search).toBe('');
  expect(outside.href).toBe('https://example.org/doctor');
});

it('a link that removes the town does not carry it', () => {
  saveTown('Ipoh');
  const chip = link('/doctor', () => rememberTown(''));
  chip.click();
  expect(new URL(chip.href).search).toBe('');
});

it('a search form carries the town, unless it has a field for it', () => {
  saveTown('Ipoh');
  const sent = (markup: string) => {
    const form = Object.assign(document.createElement('form'), { action: '/doctor', method: 'get', innerHTML: markup });
    document.body.append(form);
    let query = '';
    const read = (event: Event) => {
      event.preventDefault();
      query = new URLSearchParams(new FormData(form) as never).toString();
    };
    addEventListener('submit', read, { once: true });
    form.requestSubmit();
    return query;
  };
  expect(sent('<input name="doctor_name" value="Tan">')).toBe('doctor_name=Tan&near=ipoh');
  expect(sent('<select name="near"><option value=""></option></select>')).toBe('near=');
});
