import { useEffect, useRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { HintAndError } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';
import { usePanelId } from './use-panel-id.ts';

interface ToolPanelProps {
  title: string;
  /** The button that applies what was typed. */
  done: string;
  apply(): void;
  close(): void;
  children: ReactNode;
}

/**
 * The fields of a tool, below the toolbar. They are inside the entry's form but have no names, so they are not sent
 * with it. Enter applies them instead of saving, and Escape closes them.
 */
export function ToolPanel({ title, done, apply, close, children }: ToolPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('input')?.focus(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the fields in it
    <div
      ref={panel}
      role="group"
      aria-label={title}
      className="grid gap-4 border-b border-line bg-pale p-4"
      onInput={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        const isTyping = event.target instanceof HTMLInputElement;
        if (event.key === 'Enter' && isTyping) {
          event.preventDefault();
          apply();
        }
        if (event.key === 'Escape') close();
      }}
    >
      {children}
      <div className="flex flex-wrap gap-2">
        <Button type="button" onClick={apply}>
          {done}
        </Button>
        <Button type="button" variant="quiet" onClick={close}>
          {m.content_editor_close()}
        </Button>
      </div>
    </div>
  );
}

interface PanelFieldProps extends Pick<InputHTMLAttributes<HTMLInputElement>, 'lang' | 'type' | 'maxLength'> {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onType(value: string): void;
}

/** One typed field of a tool. */
export function PanelField({ label, hint, error, onType, ...input }: PanelFieldProps) {
  const id = usePanelId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div role={error ? 'alert' : undefined}>
      <label htmlFor={id} className="mb-1 block font-semibold text-deep">
        {label}
      </label>
      <HintAndError name={id} hint={hint} error={error} />
      <input
        id={id}
        {...input}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onType(event.currentTarget.value)}
        className="block min-h-12 w-full rounded-soft border-2 border-field bg-white px-3"
      />
    </div>
  );
}
