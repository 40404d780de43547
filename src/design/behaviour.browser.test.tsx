import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '#tests/support/browser-page.tsx';
import { SiteTabs } from './frame/active-tab.tsx';
import { Dialog, DialogButton } from './states/dialog.tsx';
import { ErrorSummary } from './form/error-summary.tsx';
import { TextField } from './form/field.tsx';
import { LanguageSwitcher } from './frame/language-switcher.tsx';
import { MainMenu } from './frame/main-menu.tsx';
import { ShareLinks } from './content/share-links.tsx';
import { SiteHeader } from './frame/site-header.tsx';
import { OutsideVideo } from './pictures/outside-video.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const button = (place: HTMLElement, name: RegExp) =>
  [...place.querySelectorAll('button')].find(({ textContent, ariaLabel }) =>
    name.test(ariaLabel ?? textContent ?? ''),
  )!;

describe('a dialog', () => {
  it('opens over the page by its button, closes by Escape, and gives the focus back', async () => {
    const place = show(
      <>
        <DialogButton opens="sure">Cancel it</DialogButton>
        <Dialog id="sure" title="Sure?">
          <p>Yes or no</p>
        </Dialog>
      </>,
    );
    const dialog = place.querySelector('dialog')!;
    expect(dialog.open).toBe(false);
    button(place, /Cancel it/).focus();
    await userEvent.keyboard('{Enter}');
    expect(dialog.matches(':modal')).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog.open).toBe(false);
    expect(document.activeElement).toBe(button(place, /Cancel it/));
  });
});

describe('a summary of errors', () => {
  it('takes the focus, names the page as one with an error, and leads to the field', () => {
    document.title = 'Booking';
    const place = show(<ErrorSummary errors={[{ name: 'phone', message: 'Write the number' }]} />);
    expect(document.activeElement).toBe(place.querySelector('[role="alert"]'));
    expect(document.title).toBe('Error: Booking');
    expect(place.querySelector('a')!.getAttribute('href')).toBe('#phone');
  });

  it('that is only shown leaves the focus and the title', () => {
    document.title = 'Gallery';
    const before = document.activeElement;
    show(<ErrorSummary takesFocus={false} errors={[{ name: 'phone', message: 'Write the number' }]} />);
    expect([document.activeElement, document.title]).toEqual([before, 'Gallery']);
  });
});

describe('a password', () => {
  it('is shown on demand, and hidden again before it is sent', async () => {
    const place = show(
      <form onSubmit={(event) => event.preventDefault()}>
        <TextField label="Password" name="password" type="password" />
      </form>,
    );
    const field = place.querySelector('input')!;
    button(place, /show/i).click();
    await expect.poll(() => field.type).toBe('text');
    place.querySelector('form')!.requestSubmit();
    await expect.poll(() => field.type).toBe('password');
  });
});

describe('a film', () => {
  it('asks nothing of another site before it is clicked', async () => {
    const place = show(
      <OutsideVideo
        video={{ host: 'youtube', id: 'abcdefghijk' }}
        title="Breathing"
        poster={<i>poster</i>}
        play="Play"
      />,
    );
    expect(place.querySelector('iframe, img, [src]')).toBeNull();
    expect(place.querySelector('a')!.href).toBe('https://www.youtube.com/watch?v=abcdefghijk');
    place.querySelector('a')!.click();
    await expect
      .poll(() => place.querySelector('iframe')?.src)
      .toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefghijk\?/);
  });
});

describe('sharing', () => {
  const links = <ShareLinks url="http://localhost:3000/articles/heart" title="A healthy heart" />;

  it('uses the device’s own sheet where there is one', async () => {
    const share = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    button(show(links), /share/i).click();
    await expect
      .poll(() => share.mock.calls)
      .toEqual([[{ url: 'http://localhost:3000/articles/heart', title: 'A healthy heart' }]]);
  });

  it('copies the address elsewhere and says so', async () => {
    expect('share' in navigator).toBe(false);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => void vi.restoreAllMocks());
    const place = show(links);
    button(place, /copy/i).click();
    await expect.poll(() => place.querySelector('[aria-live]')!.textContent).toMatch(/copied/i);
    expect(write.mock.calls).toEqual([['http://localhost:3000/articles/heart']]);
  });

  it('prints what is read, and offers it nowhere else', () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    expect([...show(links).querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Print');
    button(show(<ShareLinks url="/articles/heart" title="A healthy heart" isPrintable />), /print/i).click();
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe('the site’s two halves', () => {
  const active = (place: HTMLElement) => place.querySelector('[aria-current]')!.getAttribute('href');

  it('are kept for the session: a page of neither half leaves them', () => {
    expect(active(show(<SiteTabs path="/doctor" />))).toBe('/home');
    expect(sessionStorage.getItem('activeTab')).toBe('Public');
    expect(active(show(<SiteTabs path="/corporate-home" />))).toBe('/corporate-home');
    expect(active(show(<SiteTabs path="/doctor" />))).toBe('/corporate-home');
    expect(active(show(<SiteTabs path="/home" />))).toBe('/home');
  });
});

describe('the language', () => {
  it('that is chosen is kept for the next visit', () => {
    const place = show(<LanguageSwitcher path="/doctor" />);
    const malay = place.querySelector<HTMLAnchorElement>('a[hreflang="ms"], a[lang^="ms"]')!;
    expect(malay.getAttribute('href')).toBe('/ms/doctor');
    malay.addEventListener('click', (event) => event.preventDefault());
    malay.click();
    expect(localStorage.getItem('selectedLanguage')).toBe('ms');
    expect(document.cookie).toContain('selectedLanguage=ms');
  });
});

describe('the header’s menus', () => {
  const brand = { groupName: 'Melur Healthcare', shortName: 'Melur', phone: '', emergencyPhone: '999' };
  const menu = [{ title: 'Find care', links: [{ label: 'Doctors', href: '/doctor' }] }];

  it('close by Escape, which leaves the focus at their name, and by a press elsewhere', async () => {
    const place = show(
      <SiteHeader brand={brand} path="/" menu={<MainMenu menu={menu} label="Main menu" />} phoneMenu={null} />,
    );
    const details = place.querySelector<HTMLDetailsElement>('details[data-menu]')!;
    details.open = true;
    details.querySelector('a')!.focus();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(details.open).toBe(false);
    details.open = true;
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(details.open).toBe(false);
  });
});
