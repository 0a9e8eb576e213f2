import { useMessages } from '@segno/data';
import {
  ColorPicker,
  IconButton,
  NumberField,
  Select,
  SelectItem,
  Slider,
  TextField,
  UndoIcon,
  type VariableMetadata,
} from '@segno/ui';
import { memo, useState } from 'react';
import { messages } from '../messages/en.ts';
import * as css from './ThemePanel.css.ts';
import { useVariableName } from './variableGroups.ts';

interface VariableFieldProps {
  variable: VariableMetadata;
  /** Null for the value of the built-in theme. */
  value: string | null;
  standard: string;
  onChange: (values: Readonly<Record<string, string | null>>) => void;
}

/** A variable with the control that fits its type. An own value can be reset. Another variable does not render it. */
export const VariableField = memo(function VariableField(props: VariableFieldProps) {
  const { variable, value, onChange } = props;
  const t = useMessages(messages);
  const label = useVariableName()(variable.name);
  return (
    <div className={css.field}>
      <Control {...props} label={label} />
      {value !== null && (
        <IconButton
          size="2xs"
          variant="ghost"
          className={css.reset}
          aria-label={t('resetValue', { name: label })}
          onPress={() => onChange({ [variable.name]: null })}
        >
          <UndoIcon size={14} />
        </IconButton>
      )}
    </div>
  );
});

/** Whether a value is one number with the unit of the range, which a slider can show. */
const isPlain = (value: string, unit: string) => /^-?[\d.]+[a-z]*$/.test(value) && value.endsWith(unit);

/** The curves that designers know by name. */
const easings = [
  'cubic-bezier(0.2, 0, 0, 1)',
  'ease',
  'ease-in',
  'ease-out',
  'ease-in-out',
  'linear',
] as const;

function Control({ variable, value, standard, onChange, label }: VariableFieldProps & { label: string }) {
  const { name, type, range } = variable;
  const shown = value ?? standard;
  const set = (next: string) => onChange({ [name]: next });
  if (type === 'color') return <ColorPicker label={label} hasAlpha value={shown} onChange={set} />;
  if (range && isPlain(shown, range.unit)) {
    const number = Number.parseFloat(shown);
    const choose = (next: number) => {
      if (!Number.isNaN(next)) set(`${next}${range.unit}`);
    };
    const title = range.unit === '' ? label : `${label} (${range.unit})`;
    if (type === 'weight' || range.max > 600)
      return (
        <NumberField
          label={title}
          minValue={range.min}
          maxValue={range.max}
          step={range.step}
          value={number}
          onChange={choose}
        />
      );
    return (
      <Slider
        label={title}
        minValue={range.min}
        maxValue={range.max}
        step={range.step}
        value={number}
        onChange={choose}
      />
    );
  }
  if (type === 'easing' && easings.some((easing) => easing === shown))
    return (
      <Select label={label} value={shown} onChange={(key) => set(String(key))}>
        {easings.map((easing) => (
          <SelectItem key={easing} id={easing}>
            {easing}
          </SelectItem>
        ))}
      </Select>
    );
  return <TextValue key={shown} label={label} value={shown} onChange={set} />;
}

/** A value that is written, such as a shadow: it is taken when the field is left or Enter is pressed. */
function TextValue({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  const [text, setText] = useState(value);
  const commit = () => {
    if (text.trim() !== '' && text !== value) onChange(text.trim());
  };
  return (
    <TextField
      label={label}
      value={text}
      onChange={setText}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  );
}
