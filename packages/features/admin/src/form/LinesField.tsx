import { TextArea, type TextAreaProps } from '@segno/ui';

export interface LinesFieldProps extends Omit<TextAreaProps, 'value' | 'onChange'> {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Several short texts, each on a line of its own. Empty lines are left out when the field is left. */
export function LinesField({ value, onChange, onBlur, ...props }: LinesFieldProps) {
  return (
    <TextArea
      {...props}
      value={value.join('\n')}
      onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
      onBlur={(event) => {
        const lines = value.map((line) => line.trim()).filter((line) => line !== '');
        if (lines.join('\n') !== value.join('\n')) onChange(lines);
        onBlur?.(event);
      }}
    />
  );
}
