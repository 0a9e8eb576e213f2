import { sampleTracks } from '@segno/data/samples';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Player } from '@segno/playback';
import { StoryPlayer } from '@segno/playback/testing';
import { Waveform } from './Waveform.tsx';

const peaks = Array.from({ length: 800 }, () => 200);
let player: Player;
const position = () => player.progress.getState().position;

async function openWaveform() {
  await render(
    <StoryPlayer
      onReady={(ready) => {
        player = ready;
      }}
    >
      <Waveform track={sampleTracks[1]!} peaks={peaks} />
    </StoryPlayer>,
  );
  const slider = page.getByRole('slider', { name: 'Place in the track' });
  await expect.element(slider).toHaveValue('65');
  (slider.element() as HTMLElement).focus();
}

afterEach(() => {
  document.documentElement.dir = 'ltr';
});

test('keys on the waveform of the current track change the position', async () => {
  await openWaveform();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(position).toBe(66_000);
  await userEvent.keyboard('{Home}');
  await expect.poll(position).toBe(0);
});

test('in right-to-left, the left arrow key seeks forward', async () => {
  document.documentElement.dir = 'rtl';
  await openWaveform();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(position).toBe(66_000);
});

test('a click on the waveform seeks to the clicked position', async () => {
  await openWaveform();
  const slider = page.getByRole('slider', { name: 'Place in the track' });
  const { width } = slider.element().getBoundingClientRect();
  await slider.click({ position: { x: width / 2, y: 30 } });
  const half = sampleTracks[1]!.duration / 2;
  await expect.poll(() => Math.abs(position() - half)).toBeLessThan(2000);
});
