'use client';
import { useLocale } from 'react-aria-components/I18nProvider';
import { formatNumber } from '../format/formatNumber.ts';
import { CheckIcon } from '../icons/CheckIcon.ts';
import { WarningIcon } from '../icons/WarningIcon.ts';
import { fillMessage } from '../messages/fillMessage.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { contrastRatio, over, parseColor, toRgba } from '../theme/color.ts';
import * as styles from './ColorPicker.css.ts';
import { messages } from './messages.ts';

export interface ContrastNoteProps {
  color: string;
  /** The colour to check the contrast against. */
  against: string;
  required: number;
}

/** Shows the contrast ratio of two colours and whether it is sufficient. */
export function ContrastNote({ color, against, required }: ContrastNoteProps) {
  const t = useUiMessages(messages);
  const { locale } = useLocale();
  const [front, back] = [parseColor(color), parseColor(against)];
  if (!front || !back) return null;
  const background = toRgba(back);
  const ratio = contrastRatio(over(toRgba(front), background), background);
  const isLow = ratio < required;
  // Rounded down, not to the nearest: 4.49 is less than 4.5.
  const format = (value: number) =>
    formatNumber(Math.floor(value * 10) / 10, locale, { maximumFractionDigits: 1 });
  return (
    <div role="status" data-low={isLow || undefined} className={styles.contrast}>
      {isLow ? (
        <WarningIcon className={styles.contrastIcon} />
      ) : (
        <CheckIcon className={styles.contrastIcon} />
      )}
      {fillMessage(isLow ? t.colorContrastLow : t.colorContrast, {
        ratio: format(ratio),
        required: format(required),
      })}
    </div>
  );
}
