interface ToolProps {
  name: string;
  /** Whether the text at the cursor has it; absent for a tool that only does something. */
  isOn?: boolean;
  onPress(): void;
}

/** A button of the text editor's toolbar. */
export function Tool({ name, isOn, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="min-h-11 rounded-soft px-3 text-[0.9375rem] font-medium text-deep hover:bg-pale aria-pressed:bg-teal aria-pressed:text-white"
    >
      {name}
    </button>
  );
}
