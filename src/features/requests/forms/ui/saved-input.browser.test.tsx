import { useRef } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { show } from '#tests/support/browser-page.tsx';
import { clearTyping, readTyping, saveInput } from './saved-input.ts';
import { useSavedInput } from './use-saved-input.ts';

beforeEach(() => sessionStorage.clear());
const typed = { name: 'Tan Mei Ling', message: '胸痛 since Monday' };

describe('what was typed into a form', () => {
  it('is there again with the key of the same visit, and stands nowhere in clear', async () => {
    await saveInput('enquiry', 'key one', typed);
    expect(await readTyping('enquiry', 'key one')).toEqual(typed);
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Mei Ling|Monday/);
  });

  it('is nobody else’s: another key reads nothing, and takes it away', async () => {
    await saveInput('enquiry', 'key one', typed);
    expect(await readTyping('enquiry', 'key two')).toBeNull();
    expect(await readTyping('enquiry', 'key one')).toBeNull();
  });

  it('is of one form, and gone once it is cleared', async () => {
    await saveInput('enquiry', 'key', typed);
    expect(await readTyping('contact', 'key')).toBeNull();
    clearTyping('enquiry');
    expect(await readTyping('enquiry', 'key')).toBeNull();
  });
});

function Sheet({ isFresh = true }: { isFresh?: boolean }) {
  const form = useRef<HTMLFormElement>(null);
  const isRestored = useSavedInput(form, { name: 'enquiry', isFresh });
  return (
    <form ref={form} method="post">
      <input name="name" />
      <input name="secret" type="password" />
      <input name="agree" type="checkbox" value="yes" />
      <p role="status">{isRestored ? 'put back' : ''}</p>
    </form>
  );
}

const data = { typingKey: 'key of the page' };
const named = (place: HTMLElement, name: string) => place.querySelector<HTMLInputElement>(`[name="${name}"]`)!;

describe('a form that keeps what is typed', () => {
  it('has it again after a reload, a password excepted', async () => {
    const first = show(<Sheet />, { data });
    named(first, 'name').value = 'Tan Mei Ling';
    named(first, 'secret').value = 'not kept';
    named(first, 'agree').checked = true;
    named(first, 'name').dispatchEvent(new InputEvent('input', { bubbles: true }));
    await expect.poll(() => sessionStorage.getItem('typed:enquiry')).not.toBeNull();
    const second = show(<Sheet />, { data });
    await expect.poll(() => second.querySelector('[role="status"]')!.textContent).toBe('put back');
    expect([named(second, 'name').value, named(second, 'secret').value]).toEqual(['Tan Mei Ling', '']);
    expect(named(second, 'agree').checked).toBe(true);
  });

  it('is left as the server shows it again', async () => {
    await saveInput('enquiry', data.typingKey, typed);
    const place = show(<Sheet isFresh={false} />, { data });
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(named(place, 'name').value).toBe('');
  });
});
