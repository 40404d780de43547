/** '{{name}}' or '{{name:of}}' in a text, replaced by a value of the data. */
const pattern = /\{\{([a-z_]+)(?::([a-z0-9-]+))?\}\}/g;

export type PlaceholderValue = (name: string, of: string | undefined) => string | undefined;

/** The text with its placeholders replaced; one without a value stays as it is. */
export function withPlaceholders(text: string, valueOf: PlaceholderValue): string {
  if (!text.includes('{{')) return text;
  return text.replace(pattern, (whole, name: string, of?: string) => valueOf(name, of) ?? whole);
}
