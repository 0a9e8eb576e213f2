import { spectrumStore, usePlayerState } from '@segno/playback';
import { useMediaQuery } from '@segno/ui';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import * as styles from './Spectrum.css.ts';

/** The number of bars. */
const count = 48;
/** The part of the frequencies that is shown: above it there is little music. */
const shown = 0.7;

/** The spectrum of what sounds, where the browser gives its signal. It moves, so reduced motion has none. */
export function Spectrum() {
  const analyser = useStore(spectrumStore, (state) => state.analyser);
  const isPlaying = usePlayerState(({ status }) => status === 'playing');
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!analyser || !canvas || !context || !isPlaying) return undefined;
    const levels = new Uint8Array(analyser.frequencyBinCount);
    const color = getComputedStyle(canvas).color;
    let frame = 0;
    // A hidden page gets no frames.
    const draw = () => {
      analyser.getByteFrequencyData(levels);
      const { width, height } = canvas;
      context.clearRect(0, 0, width, height);
      context.fillStyle = color;
      const step = width / count;
      for (let bar = 0; bar < count; bar += 1) {
        // As ears do, the bars divide the frequencies by ratio.
        const at = Math.floor((levels.length * shown) ** (bar / count));
        const size = Math.max(1, ((levels[at] ?? 0) / 255) * height);
        context.fillRect(bar * step, height - size, step * 0.6, size);
      }
      frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [analyser, isPlaying, isStill]);
  if (!analyser || isStill) return null;
  return <canvas ref={ref} width={480} height={40} aria-hidden="true" className={styles.canvas} />;
}
