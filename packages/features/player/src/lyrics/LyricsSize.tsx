import { useMessages } from '@segno/data';
import { Slider } from '@segno/ui';
import { type CSSProperties, type ReactNode, useState } from 'react';
import { messages } from '../messages/lyrics.en.ts';
import * as styles from '@segno/music/lyrics.css';

const key = 'segno.lyricsSize';
const range = { smallest: 60, usual: 100, largest: 180 };

const readSize = (): number => {
  try {
    const size = Number(localStorage.getItem(key) ?? range.usual);
    return size >= range.smallest && size <= range.largest ? size : range.usual;
  } catch {
    return range.usual;
  }
};

/** Lyrics with a control of their size, which the browser keeps. */
export function LyricsSize({ children }: { children: ReactNode }) {
  const t = useMessages(messages);
  const [size, setSize] = useState(readSize);
  const change = (next: number) => {
    setSize(next);
    try {
      localStorage.setItem(key, String(next));
    } catch {
      // It holds for this page.
    }
  };
  return (
    <div style={{ [styles.scale]: String(size / 100) } as CSSProperties}>
      <div className={styles.size}>
        <Slider
          label={t('lyrics.size')}
          minValue={range.smallest}
          maxValue={range.largest}
          step={20}
          value={size}
          formatValue={(value) => `${value} %`}
          onChange={change}
        />
      </div>
      {children}
    </div>
  );
}
