import { expect, test } from 'vitest';
import { fakeContext, fakeTracks } from './fakes.ts';
import { disposePlayers, running, settle } from './testPlayer.ts';

disposePlayers();

/** A player with output devices, of which some are connected. */
async function setUp(connected: string[]) {
  const selected: string[] = [];
  let lose = () => {};
  const player = await running({
    outputs: {
      selectOutput(id) {
        if (id !== '' && !connected.includes(id)) return Promise.reject(new Error('It is gone.'));
        selected.push(id);
        return Promise.resolve();
      },
      watchOutput(onLost) {
        lose = onLost;
        return () => (lose = () => {});
      },
    },
  });
  player.play(fakeContext, fakeTracks(3));
  await settle();
  return { ...player, selected, lose: () => lose() };
}

test('PLAYER-23 a device that is disconnected pauses the music, and play goes on with the default one', async () => {
  const { setOutput, selected, lose, state, resume, playingElement } = await setUp(['headphones']);
  setOutput('headphones');
  await settle();
  playingElement().tick(20);
  lose();
  expect(state()).toMatchObject({ status: 'paused', output: '', notice: { type: 'outputLost' } });
  expect(selected).toEqual(['headphones', '']);
  resume();
  await settle();
  expect(state().status).toBe('playing');
  expect(playingElement().currentTime).toBe(20);
});

test('PLAYER-23 a device that is gone when it is selected is replaced, and the music goes on', async () => {
  const { setOutput, selected, state } = await setUp([]);
  setOutput('headphones');
  await settle();
  expect(state()).toMatchObject({ status: 'playing', output: '', notice: { type: 'outputGone' } });
  expect(selected).toEqual(['']);
});
