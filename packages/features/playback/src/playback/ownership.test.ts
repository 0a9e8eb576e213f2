import { describe, expect, test, vi } from 'vitest';
import { createFakeStorage, fakeContext, fakeTracks } from './fakes.ts';
import { disposePlayers, running, settle } from './testPlayer.ts';

disposePlayers();

describe('several tabs', () => {
  test('PLAYER-10 playing in one tab pauses the other, which stops overwriting the saved state', async () => {
    const storage = createFakeStorage();
    const one = await running({ storage });
    const two = await running({ storage });
    one.play(fakeContext, fakeTracks(3));
    await settle();
    two.play(fakeContext, fakeTracks(3), 2);
    await vi.waitFor(() => expect(one.state().status).toBe('paused'));
    expect(two.state().status).toBe('playing');
    expect(one.state().notice).toEqual({ type: 'pausedHere' });
    await vi.waitFor(() => expect(two.state().notice).toEqual({ type: 'pausedElsewhere' }));
    two.pause();
    one.clock.advance(60_000);
    one.player.dispose();
    two.player.dispose();
    expect((await running({ storage })).current()).toBe(3);
  });
});
