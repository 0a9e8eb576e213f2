import { describe, expect, test, vi } from 'vitest';
import { fakeContext, fakeTrack } from './fakes.ts';
import { disposePlayers, running, settle } from './testPlayer.ts';

disposePlayers();

describe('the system’s media controls', () => {
  test('PLAYER-12 show the track and its position, handle every command, and are cleared at the end', async () => {
    const handlers = new Map<string, MediaSessionActionHandler | null>();
    const positions: (MediaPositionState | undefined)[] = [];
    const session = {
      metadata: null as MediaMetadataInit | null,
      playbackState: 'none',
      setActionHandler: (name: string, handler: MediaSessionActionHandler | null) => {
        if (name === 'stop') throw new TypeError('unknown');
        handlers.set(name, handler);
      },
      setPositionState: (state?: MediaPositionState) => positions.push(state),
    };
    vi.stubGlobal('navigator', { onLine: true, mediaSession: session });
    vi.stubGlobal(
      'MediaMetadata',
      class {
        constructor(init: MediaMetadataInit) {
          Object.assign(this, init);
        }
      },
    );
    const all = await running();
    const track = { ...fakeTrack(1), image: { src: '/media/images/a', color: '#112233', alt: null } };
    all.play(fakeContext, [track, fakeTrack(2)]);
    await settle();
    expect(session.metadata).toMatchObject({ title: 'Track 1', artist: 'Artist', album: 'Album' });
    expect(session.metadata?.artwork).toContainEqual({ src: '/media/images/a/512', sizes: '512x512' });
    expect(session.playbackState).toBe('playing');
    const call = (action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}) =>
      handlers.get(action)!({ action, ...details });
    call('seekto', { seekTime: 60 });
    expect(positions.at(-1)).toEqual({ duration: 180, playbackRate: 1, position: 60 });
    call('seekbackward');
    expect(all.position()).toBe(50_000);
    call('seekforward', { seekOffset: 20 });
    expect(all.position()).toBe(70_000);
    call('pause');
    expect(session.playbackState).toBe('paused');
    call('play');
    call('nexttrack');
    expect(all.current()).toBe(2);
    call('previoustrack');
    expect(all.current()).toBe(1);
    all.remove(all.state().current!.key);
    all.remove(all.state().current!.key);
    expect(session).toMatchObject({ metadata: null, playbackState: 'none' });
    expect(positions.at(-1)).toBeUndefined();
    expect([...handlers.values()].every((handler) => handler === null)).toBe(true);
  });
});
