import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '#tests/support/browser-page.tsx';
import { RichTextEditor } from './rich-text-editor.tsx';

const picture = { id: 12, alt: { en: 'A nurse', ms: 'Jururawat' }, width: 900, height: 600, widths: [400, 800, 1200] };

/** The editor inside a form, as an entry has it. */
function opened(html = '', language: 'en' | 'zh' = 'en') {
  const sent = vi.fn((event: SubmitEvent) => event.preventDefault());
  const place = show(
    <form onSubmit={(event) => sent(event.nativeEvent as SubmitEvent)}>
      <RichTextEditor label="Text" name="body" html={html} error={undefined} language={language} pictures={[picture]} />
      <button>Save</button>
    </form>,
  );
  const form = place.querySelector('form')!;
  return {
    place,
    sent,
    text: () => String(new FormData(form).get('body')),
    names: () => [...new FormData(form).keys()],
    box: place.querySelector<HTMLElement>('[role="textbox"]')!,
    tool: (name: string) => [...place.querySelectorAll('button')].find(({ textContent }) => textContent === name)!,
    field: (label: RegExp) => {
      const found = [...place.querySelectorAll('label')].find(({ textContent }) => label.test(textContent));
      return place.querySelector<HTMLInputElement>(`#${CSS.escape(found!.htmlFor)}`)!;
    },
  };
}
const press = async (element: HTMLElement) => {
  element.focus();
  await userEvent.keyboard('{Enter}');
};

beforeEach(() => {
  localStorage.clear();
});

describe('a table', () => {
  it('is added, filled in, named and left by the keyboard alone', async () => {
    const { place, box, text, tool, field, sent } = opened('<p>Doses</p>');
    box.focus();
    await userEvent.keyboard('{End}');
    await press(tool('Table'));
    await userEvent.keyboard('Age{Tab}Dose{Tab}Note{Tab}Adult');
    await expect.poll(text).toContain('<th><p>Age</p></th><th><p>Dose</p></th><th><p>Note</p></th>');
    expect(text()).toContain('<td><p>Adult</p></td>');
    await press(tool('Table title'));
    await userEvent.keyboard('Doses by age{Enter}');
    await expect.poll(text).toContain('<table><caption>Doses by age</caption>');
    expect(sent).not.toHaveBeenCalled();
    expect(place.textContent).not.toContain('Shown above the table');
    await press(tool('Delete row'));
    await expect.poll(text).not.toContain('Adult');
    await press(tool('Add column'));
    await expect.poll(() => text().match(/<th>/g)?.length).toBe(4);
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}');
    expect(box.contains(document.activeElement)).toBe(false);
    expect(() => field(/Table title/)).toThrow();
  });

  it('that was written before opens with its title, spans and raised letters', async () => {
    const html =
      '<table><caption>Doses</caption><tbody><tr><th scope="col">Age</th><th scope="col">mg/m<sup>2</sup></th></tr><tr><td colspan="2">All</td></tr></tbody></table>';
    const { box, text } = opened(html);
    expect(text()).toBe(html);
    await userEvent.click(box.querySelector('td')!);
    await userEvent.keyboard('!');
    await expect
      .poll(text)
      .toMatch(
        /^<table><caption>Doses<\/caption><tbody><tr><th><p>Age<\/p><\/th><th><p>mg\/m<sup>2<\/sup><\/p><\/th><\/tr><tr><td colspan="2"><p>(?:All!|!All|A!ll|Al!l)<\/p><\/td><\/tr><\/tbody><\/table>/,
      );
  });
});

describe('a picture', () => {
  it('is not added without words, and takes the library’s own in the language of the text', async () => {
    const { place, text, tool, field, names } = opened('<p>Care</p>');
    await press(tool('Picture'));
    place.querySelector<HTMLInputElement>('input[type="radio"]')!.click();
    const words = () => field(/What the picture shows/);
    await expect.poll(() => words().value).toBe('A nurse');
    await userEvent.clear(words());
    await press(tool('Add to the text'));
    await expect.poll(() => words().getAttribute('aria-invalid')).toBe('true');
    expect(text()).not.toContain('<img');
    expect(names()).toEqual(['body']);
    await userEvent.fill(words(), 'A nurse at work');
    await press(tool('Add to the text'));
    await expect.poll(text).toContain('<img src="/media/12/800.webp" alt="A nurse at work" width="800" height="533">');
  });

  it('has no words ready where the library has none in that language', async () => {
    const { place, tool, field } = opened('<p>护理</p>', 'zh');
    await press(tool('Picture'));
    place.querySelector<HTMLInputElement>('input[type="radio"]')!.click();
    await expect.poll(() => place.querySelector<HTMLInputElement>('input[type="radio"]')!.checked).toBe(true);
    expect(field(/What the picture shows/).value).toBe('');
  });
});

describe('a video', () => {
  it('of an unknown host is refused beside its field; one of YouTube becomes a marked link', async () => {
    const { text, tool, field, sent } = opened('<p>Breathe</p>');
    await press(tool('Video'));
    await userEvent.fill(field(/Address of the video/), 'https://videos.example.test/watch?v=abcdefghijk');
    await userEvent.fill(field(/Title of the video/), 'Breathing');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => field(/Address of the video/).getAttribute('aria-invalid')).toBe('true');
    expect(text()).toBe('<p>Breathe</p>');
    await userEvent.fill(field(/Address of the video/), 'https://youtu.be/abcdefghijk');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(text)
      .toContain(
        '<a href="https://www.youtube.com/watch?v=abcdefghijk" data-video="youtube" class="text-white">Breathing</a>',
      );
    expect(sent).not.toHaveBeenCalled();
  });
});
