import { expect, test } from '@playwright/test';

test(
  'a developer reads every call of the API on a page that asks nobody else',
  { tag: '@once' },
  async ({ page, baseURL }) => {
    test.setTimeout(60_000);
    const refused: string[] = [];
    const others: string[] = [];
    await page.exposeFunction('noteRefusal', (words: string) => void refused.push(words));
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        (window as unknown as { noteRefusal(text: string): void }).noteRefusal(`${effectiveDirective} ${blockedURI}`),
      ),
    );
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL!) && !/^(?:data|blob):/.test(request.url())) others.push(request.url());
    });
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { level: 1, name: 'Hospital group HTTP API' })).toBeVisible({
      timeout: 20_000,
    });
    await page.goto('/api/docs#tag/appointments');
    await expect(page.getByRole('link', { name: /appointment.create/ }).last()).toBeVisible({ timeout: 20_000 });
    expect(others).toEqual([]);
    // Scalar asks for code from text once, and does without; the style of its theme is the one that it has by itself.
    expect(refused.filter((one) => !['style-src-elem inline', 'script-src eval'].includes(one))).toEqual([]);
  },
);
