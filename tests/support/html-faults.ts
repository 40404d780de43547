/** What a validator says of the HTML that the server sends. */
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';

/** Rules of the two presets that say nothing of validity or access, each with the reason why it is off. */
const withoutStyle: NonNullable<ConfigData['rules']> = {
  // HTML reads names of attributes in any case, `<br/>` as `<br>`, and `disabled=""` as `disabled`: so React writes
  // them.
  'attr-case': 'off',
  'void-style': 'off',
  'attribute-boolean-style': 'off',
  'attribute-empty-style': 'off',
  // Spaces at the end of a line mean nothing between elements; texts of editors have them.
  'no-trailing-whitespace': 'off',
  // Heights and shares that are computed; the policy of the page decides what may run.
  'no-inline-style': 'off',
  // Numbers stay on one line by `white-space: nowrap`, and are copied as they are written.
  'tel-non-breaking': 'off',
  // A title as long as the name of its doctor or article; search engines shorten it where they show it.
  'long-title': 'off',
  // What is repeated in a form, such as ticked rows, is sent under one name and read as a list.
  'form-dup-name': 'off',
  // HTML's own defaults: a button sends its form, a field takes text.
  'no-implicit-button-type': 'off',
  'no-implicit-input-type': 'off',
  // Forms of passkeys get their button with the scripts without which they do nothing; others in the console are sent
  // by buttons outside of them.
  'wcag/h32': 'off',
  // HTML allows any id without spaces; ours name the parts of a field, 'strapline.en'.
  'valid-id': ['error', { relaxed: true }],
};

const validator = new HtmlValidate(
  new StaticConfigLoader({ extends: ['html-validate:recommended', 'html-validate:a11y'], rules: withoutStyle }),
);

/** One line per fault: rule, reason, place and the text around it. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, offset }) =>
        `${ruleId}: ${message} (${selector ?? 'document'}) ${html.slice(Math.max(0, offset - 60), offset + 100)}`,
    ),
  );
}
