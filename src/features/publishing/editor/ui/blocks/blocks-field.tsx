import { lazy, Suspense } from 'react';
import { TextArea } from '#src/design/form/field.tsx';
import { useScriptsReady } from '#src/design/rendering/use-scripts-ready.ts';
import { m } from '#src/paraglide/messages.js';
import type { BlocksFieldProps } from './blocks-editor.tsx';

// Loaded only in the console, where pages are composed.
const BlocksEditor = lazy(() =>
  import('./blocks-editor.tsx').then(({ BlocksEditor: editor }) => ({ default: editor })),
);

/** The blocks of a landing page. Without scripts their text is edited directly, so that nothing is lost. */
export function BlocksField(props: BlocksFieldProps) {
  const { label, name, value, error } = props;
  const isReady = useScriptsReady();
  const plain = (
    <TextArea label={label} name={name} hint={m.landing_blocks_plain()} rows={12} defaultValue={value} error={error} />
  );
  if (!isReady) return plain;
  return (
    <Suspense fallback={plain}>
      <BlocksEditor {...props} />
    </Suspense>
  );
}
