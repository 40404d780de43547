import { Dialog, DialogButton } from './dialog.tsx';
import type { ComponentExamples } from '../examples.ts';

export const examples: ComponentExamples = {
  shelf: 'States',

  states: {
    'opened by its button': () => (
      <>
        <DialogButton opens="gallery-dialog">Open the dialog</DialogButton>
        <Dialog id="gallery-dialog" title="Cancel this appointment?">
          <p>You can book another time whenever you like.</p>
        </Dialog>
      </>
    ),
  },
};
