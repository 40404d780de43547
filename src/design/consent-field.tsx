import { CheckboxField } from './field.tsx';
import { LinkedSentence } from './linked-sentence.tsx';

interface ConsentFieldProps {
  /** One sentence whose [words in brackets] become the link to the document that is agreed to. */
  sentence: string;
  href: string;
  name: string;
  /** The sent value when it is ticked: the text's version, or 'yes'. */
  value?: string;
  defaultChecked?: boolean | undefined;
  error?: string | undefined;
}

/** A checkbox of agreement with one sentence. */
export function ConsentField({ sentence, href, ...box }: ConsentFieldProps) {
  return <CheckboxField {...box} label={<LinkedSentence sentence={sentence} href={href} />} />;
}
