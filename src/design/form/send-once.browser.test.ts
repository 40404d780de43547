import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sendFormsOnce } from './send-once.ts';

sendFormsOnce();
/** Runs after the guard: what it let through is counted, and never leaves the page of the tests. */
let sent: string[] = [];
addEventListener('submit', (event) => {
  if (!event.defaultPrevented) sent.push((event.target as HTMLFormElement).id);
  event.preventDefault();
});
beforeEach(() => {
  sent = [];
});

function form(id: string, method: 'get' | 'post' = 'post'): HTMLFormElement {
  const made = document.createElement('form');
  Object.assign(made, { id, method, action: '/none' });
  made.append(document.createElement('input'));
  document.body.append(made);
  onTestFinished(() => made.remove());
  return made;
}

describe('a form', () => {
  it('is sent once, however often it is pressed while it is under way', () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const cart = form('cart');
    for (let press = 0; press < 3; press += 1) cart.requestSubmit();
    expect(sent).toEqual(['cart']);
    vi.advanceTimersByTime(4_999);
    cart.requestSubmit();
    expect(sent).toEqual(['cart']);
    vi.advanceTimersByTime(1);
    cart.requestSubmit();
    expect(sent).toEqual(['cart', 'cart']);
  });

  it('that only asks, or that a script of the page sends itself, is left alone', () => {
    const search = form('search', 'get');
    search.requestSubmit();
    search.requestSubmit();
    expect(sent).toEqual(['search', 'search']);
    const own = form('own');
    own.addEventListener('submit', (event) => event.preventDefault());
    own.requestSubmit();
    expect(own.dataset['sent']).toBeUndefined();
  });

  it('can be sent again on a page that comes back by the browser’s button', () => {
    const order = form('order');
    order.requestSubmit();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    order.requestSubmit();
    expect(sent).toEqual(['order', 'order']);
  });
});
