import { expect, test } from 'vitest';
import { autoSubmit, returnPage, simulatorStyle } from './simulator-page.ts';

test('the inline program and style stand in the page to the letter, as the hashes of its policy have them', async () => {
  const html = String(await returnPage('http://localhost/payment/return', { orderid: 'P1' }));
  expect(/<script>([^]*?)<\/script>/.exec(html)?.[1]).toBe(autoSubmit);
  expect(/<style>([^]*?)<\/style>/.exec(html)?.[1]).toBe(simulatorStyle);
});
