interface ChoiceProps {
  label: string;
  options: readonly { value: string; label?: string }[];
  value: string | undefined;
  onChange: (value: string) => void;
}

/** One of several options, as buttons. */
export function Choice({ label, options, value, onChange }: ChoiceProps) {
  return (
    <fieldset aria-label={label} className="row">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label ?? option.value}
        </button>
      ))}
    </fieldset>
  );
}
