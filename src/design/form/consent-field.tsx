import { CheckboxField } from './field.tsx';
import { LinkedSentence } from '../content/linked-sentence.tsx';

interface ConsentFieldProps {
  /** A sentence whose [words in brackets] become the link to the document to which the person agrees. */
  sentence: string;
  href: string;
  name: string;
  /** The value that is sent when the box is checked: the text's version, or 'yes'. */
  value?: string;
  defaultChecked?: boolean | undefined;
  error?: string | undefined;
}

/** A checkbox of agreement with one sentence. */
export function ConsentField({ sentence, href, ...box }: ConsentFieldProps) {
  return <CheckboxField {...box} label={<LinkedSentence sentence={sentence} href={href} />} />;
}
