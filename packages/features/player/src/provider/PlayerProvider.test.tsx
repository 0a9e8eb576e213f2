import { createQueryClient, StartupProvider } from '@segno/data';
import { sampleStartup } from '@segno/data/samples';
import { usePlayerState } from '@segno/playback';
import { QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test } from 'vitest';
import { PlayerProvider } from './PlayerProvider.tsx';

beforeEach(() => localStorage.clear());

const Volume = () => usePlayerState(({ volume }) => volume);
const http = { send: () => Promise.reject(new Error('There is no server.')) };

test('PLAYER-13 player.default_volume: the first visit has the volume of the site', () => {
  const volumeOn = (player: object) => {
    const element = document.createElement('div');
    const root = createRoot(element);
    act(() =>
      root.render(
        <StartupProvider startup={{ ...sampleStartup, settings: { player } }}>
          <QueryClientProvider client={createQueryClient({ http })}>
            <PlayerProvider>
              <Volume />
            </PlayerProvider>
          </QueryClientProvider>
        </StartupProvider>,
      ),
    );
    const text = element.textContent;
    act(() => root.unmount());
    return text;
  };
  expect(volumeOn({ default_volume: 0.3 })).toBe('0.3');
  expect(volumeOn({ default_volume: 0.6 })).toBe('0.6');
});
