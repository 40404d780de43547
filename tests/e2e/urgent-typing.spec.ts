import { expect, test } from '@playwright/test';
import { openReady } from './site-pages.ts';

test(
  'danger typed into an enquiry shows its card with the link to first aid, blocks nothing, and none of it is sent',
  { tag: '@once' },
  async ({ page }) => {
    const sent: string[] = [];
    page.on('request', (request) => sent.push(decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)));
    await openReady(page, '/contact-us');
    const message = page.getByRole('textbox', { name: 'Message' });
    await message.fill('my father has chest pain since this morning');
    await expect(page.getByRole('heading', { name: 'Chest pain can be a heart attack' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'First aid, step by step: Heart attack' })).toHaveAttribute(
      'href',
      '/mccn/first-aid/heart-attack',
    );
    await expect(page.getByRole('main').getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999');
    await message.fill('a dog bit my child on the leg');
    await expect(
      page.getByRole('link', { name: 'First aid, step by step: Dog, cat, monkey or bat bite' }),
    ).toBeVisible();
    await message.fill('I want to burn calories before my wedding in June');
    await expect(page.getByRole('link', { name: /First aid, step by step/ })).toHaveCount(0);
    await expect(message).toHaveValue('I want to burn calories before my wedding in June');
    expect(sent.filter((request) => /father|chest pain|dog bit|calories/.test(request))).toEqual([]);
  },
);
