import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { EntryStates } from './entry-states.tsx';

/** The label of the card's main button, the one filled with the colour of actions. */
function mainButton(missingRequirements: string[], isInReview = false): string | undefined {
  const html = renderToStaticMarkup(
    <EntryStates
      entry={{
        id: 1,
        isClinical: false,
        mayReview: false,
        texts: [
          {
            language: 'en',
            status: isInReview ? 'in_review' : 'draft',
            steps: isInReview ? ['send_back', 'publish'] : ['submit', 'publish'],
            isShown: false,
            scheduledFor: null,
            publicUntil: '',
            missingRequirements,
            warnings: [],
            approval: null,
          },
        ],
      }}
      error={undefined}
    />,
  );
  return /<button[^>]*bg-teal[^>]*>(?:<[^>]+>)*([^<]+)/.exec(html)?.[1];
}

test('a draft that lacks nothing is published, one that needs an approval is sent to review first', () => {
  expect(mainButton([])).toBe('Publish now');
  expect(mainButton(['It needs a new approval.'])).toBe('Send to review');
  expect(mainButton(['It needs a new approval.'], true), 'it waits for the doctor').toBe(undefined);
});
