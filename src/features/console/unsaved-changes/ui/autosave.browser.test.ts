import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { autosave } from './autosave.ts';

let sent: string[] = [];
let answer: () => Promise<string | null>;
let stop: () => void;
const noted: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  noted.length = 0;
  answer = async () => '2026-11-23T06:05:00.000Z';
  document.body.innerHTML = `<form id="edit" method="post"><input name="title" value="Old"><input type="hidden" name="zone_token" value="secret"></form>
    <form id="other" method="post"></form>`;
  start({ isRefused: false });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

let keptAlive: boolean[] = [];
function start({ isRefused }: { isRefused: boolean }) {
  keptAlive = [];
  stop = autosave(form('edit'), {
    isRefused,
    send: async (fields, { keepalive }) => {
      sent.push(fields);
      keptAlive.push(keepalive);
      return answer();
    },
    note: (outcome) => noted.push(outcome),
  });
}
const hide = () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  vi.restoreAllMocks();
};
const form = (id: string) => document.querySelector<HTMLFormElement>(`#${id}`)!;
const type = (value: string) => {
  const input = form('edit').elements.namedItem('title') as HTMLInputElement;
  input.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  input.value = value;
};

it('sends what is typed after 15 seconds, once, without the token', async () => {
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent).toEqual([]);
  type('New');
  await vi.advanceTimersByTimeAsync(14_000);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual(['[["title","New"]]']);
  expect(noted).toEqual([{ typedAt: '2026-11-23T06:05:00.000Z' }]);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sent).toHaveLength(1);
});

it('sends it when the page is left', async () => {
  type('Leaving');
  hide();
  expect([sent, keptAlive]).toEqual([['[["title","Leaving"]]'], [true]]);
  // Browsers refuse 64 KB and more after the page is gone: 7,000 characters are 63,000 bytes.
  type('字'.repeat(7_000));
  hide();
  expect(keptAlive).toEqual([true, false]);
});

it('keeps what was refused before anything is typed', async () => {
  stop();
  start({ isRefused: true });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toEqual(['[["title","Old"]]']);
});

it('says so where it was not kept, and tries again', async () => {
  answer = () => Promise.reject(new Error('offline'));
  type('New');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(noted).toEqual(['failed']);
  answer = async () => '2026-11-23T06:06:00.000Z';
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toEqual(['[["title","New"]]', '[["title","New"]]']);
});

it('sends nothing once the form itself is sent, so that a saved text leaves nothing behind', async () => {
  type('Saved');
  form('other').dispatchEvent(new SubmitEvent('submit', { bubbles: true }));
  form('edit').dispatchEvent(new SubmitEvent('submit', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toEqual([]);
  // Back in the browser: the page is as it was, and is kept again.
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(sent).toEqual(['[["title","Saved"]]']);
});
