'use client';
import { ColorField as AriaColorField, Input } from 'react-aria-components/ColorField';
import { parseColor, type Color, type ColorChannel } from 'react-aria-components/ColorPicker';
import { ColorSwatchPicker, ColorSwatchPickerItem } from 'react-aria-components/ColorSwatchPicker';
import { useState } from 'react';
import { ColorField } from '../ColorField/ColorField.tsx';
import { ColorSwatch } from '../ColorSwatch/ColorSwatch.tsx';
import { readColor } from '../colors/readColor.ts';
import { ChevronDownIcon } from '../icons/ChevronDownIcon.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { cx } from '../theme/cx.ts';
import { ColorArea } from './ColorArea.tsx';
import * as styles from './ColorPicker.css.ts';
import { ColorSlider } from './ColorSlider.tsx';
import { ContrastNote } from './ContrastNote.tsx';
import { PipetteIcon } from './PipetteIcon.ts';
import { useEyeDropper } from './useEyeDropper.ts';
import { messages } from './messages.ts';

type Format = 'hex' | 'rgb' | 'hsl';

const channels: Record<Exclude<Format, 'hex'>, readonly ColorChannel[]> = {
  rgb: ['red', 'green', 'blue'],
  hsl: ['hue', 'saturation', 'lightness'],
};

export interface ColorPanelProps {
  value: string;
  /** No colour is selected yet; the panel starts at `value`. */
  isEmpty: boolean;
  onChange: (value: string) => void;
  onChangeEnd?: (value: string) => void;
  hasAlpha: boolean;
  presets: readonly string[];
  contrastWith?: string;
  contrastRequired: number;
  isDisabled?: boolean;
  isInline?: boolean;
}

/** `#rrggbb`, or `#rrggbbaa` for a translucent colour. */
const write = (color: Color, hasAlpha: boolean) =>
  readColor(color.toString(hasAlpha ? 'hexa' : 'hex'), hasAlpha) ?? '#000000';
const read = (hex: string) => parseColor(hex).toFormat('hsba');

/** A value that equals no preset. */
const noColor = parseColor('#00000000');

/** All controls of the picker. */
export function ColorPanel({
  value,
  isEmpty,
  onChange,
  onChangeEnd,
  hasAlpha,
  presets,
  contrastWith,
  contrastRequired,
  isDisabled,
  isInline,
}: ColorPanelProps) {
  const t = useUiMessages(messages);
  const pick = useEyeDropper();
  const [format, setFormat] = useState<Format>('hex');
  // Grey has no hue and black no saturation: the selected channels are kept in addition to the colour.
  const [kept, setKept] = useState(() => read(value));
  const color = write(kept, hasAlpha) === value ? kept : read(value);

  const change = (next: Color) => {
    setKept(next.toFormat('hsba'));
    const hex = write(next, hasAlpha);
    if (isEmpty || hex !== value) onChange(hex);
  };
  const end = (next: Color) => onChangeEnd?.(write(next, hasAlpha));
  const set = (next: Color | string | null) => {
    if (next === null) return;
    const chosen = typeof next === 'string' ? read(next) : next;
    change(chosen);
    end(chosen);
  };
  const moving = { value: color, onChange: change, onChangeEnd: end, isDisabled };

  return (
    <div className={cx(styles.panel, isInline && styles.inline)}>
      <ColorArea {...moving} />
      <div className={styles.sliders}>
        <div className={styles.lines}>
          <ColorSlider {...moving} channel="hue" />
          {hasAlpha && <ColorSlider {...moving} channel="alpha" />}
        </div>
        {pick && (
          <IconButton
            slot={null}
            size="sm"
            aria-label={t.colorPick}
            isDisabled={isDisabled}
            onPress={async () => set(await pick())}
          >
            <PipetteIcon />
          </IconButton>
        )}
      </div>
      <div className={styles.fields}>
        <span className={styles.format}>
          <select
            aria-label={t.colorChannels}
            value={format}
            disabled={isDisabled}
            onChange={({ target }) => {
              const { value: chosen } = target;
              if (chosen === 'hex' || chosen === 'rgb' || chosen === 'hsl') setFormat(chosen);
            }}
            className={styles.formats}
          >
            <option value="hex">Hex</option>
            <option value="rgb">RGB</option>
            <option value="hsl">HSL</option>
          </select>
          <ChevronDownIcon size={14} className={styles.chevron} />
        </span>
        {format === 'hex' ? (
          <ColorField
            aria-label={t.color}
            size="xs"
            hasSwatch={false}
            hasAlpha={hasAlpha}
            value={isEmpty ? null : value}
            onChange={set}
            isDisabled={isDisabled}
            className={styles.code}
          />
        ) : (
          [...channels[format], ...(hasAlpha ? (['alpha'] as const) : [])].map((channel) => (
            <AriaColorField
              key={channel}
              colorSpace={format}
              channel={channel}
              value={color}
              onChange={set}
              isDisabled={isDisabled}
              className={styles.channel}
            >
              <Input className={styles.number} />
            </AriaColorField>
          ))
        )}
      </div>
      {presets.length > 0 && (
        <ColorSwatchPicker
          aria-label={t.colorPresets}
          value={isEmpty ? noColor : color}
          onChange={set}
          className={styles.presets}
        >
          {presets.map((preset) => (
            <ColorSwatchPickerItem
              key={preset}
              color={readColor(preset, hasAlpha) ?? '#000000'}
              isDisabled={isDisabled}
              className={styles.preset}
            >
              <ColorSwatch size="2xs" />
            </ColorSwatchPickerItem>
          ))}
        </ColorSwatchPicker>
      )}
      {contrastWith !== undefined && !isEmpty && (
        <ContrastNote color={value} against={contrastWith} required={contrastRequired} />
      )}
    </div>
  );
}
