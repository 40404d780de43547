import { StrictMode, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { fixedMarkup, hasFixedPart, keepFixedParts } from './fixed-markup.tsx';

it('a fixed part keeps the server’s markup when the page comes alive, when it changes, and when it is made anew', async () => {
  const Menu = fixedMarkup('test-menu', null);
  let setCount: (count: number) => void = () => undefined;
  const Page = () => {
    const [count, set] = useState(0);
    setCount = set;
    return (
      <>
        <Menu />
        <p>{count}</p>
      </>
    );
  };
  const place = document.createElement('div');
  place.innerHTML = '<div class="contents" data-fixed="test-menu"><a href="/doctor">Doctors</a></div><p>0</p>';
  document.body.append(place);
  onTestFinished(() => place.remove());
  keepFixedParts();
  const link = place.querySelector('a');
  const errors: unknown[] = [];
  const root = hydrateRoot(place, <Page />, { onRecoverableError: (error) => errors.push(error) });
  await expect
    .poll(() => typeof setCount === 'function' && Object.keys(place.firstElementChild!).length > 0)
    .toBe(true);
  flushSync(() => setCount(1));
  expect(place.textContent).toBe('Doctors1');
  expect(place.querySelector('a')).toBe(link);
  expect(errors).toEqual([]);
  root.unmount();

  const failure = createRoot(place);
  flushSync(() =>
    failure.render(
      <StrictMode>
        <Menu />
      </StrictMode>,
    ),
  );
  expect(place.textContent).toBe('Doctors');
  expect(place.querySelector('a')!.getAttribute('href')).toBe('/doctor');
  failure.unmount();
});

it('a part that stands on the page for several things is made anew as that of its own thing', () => {
  const Facts = fixedMarkup<{ doctor: { id: number } }>('test-facts', null, { keyOf: ({ doctor }) => doctor.id });
  const place = document.createElement('div');
  place.innerHTML = '<div data-fixed="test-facts-7">Heart</div><div data-fixed="test-facts-9">Skin</div>';
  document.body.append(place);
  onTestFinished(() => place.remove());
  keepFixedParts();
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <>
        <Facts doctor={{ id: 9 }} />
        <Facts doctor={{ id: 7 }} />
        <Facts doctor={{ id: 8 }} />
      </>,
    ),
  );
  expect([...place.children].map((part) => part.textContent)).toEqual(['Skin', 'Heart', '']);
  expect([hasFixedPart('test-facts-9'), hasFixedPart('test-facts-8')]).toEqual([true, false]);
  root.unmount();
});
