import type { ScreenState } from './fakeBackend.ts';

/** The properties of a story's `canvas` that these stories use. */
interface Canvas {
  findByRole(role: string, options: { name?: string; busy?: boolean }): Promise<HTMLElement>;
  queryByRole(role: string): HTMLElement | null;
}

/** A story of a screen in one state, for a `meta` whose component passes `state` to `TestScreen`. */
interface StateStory {
  args: { state: ScreenState };
  parameters?: { expectedErrors: RegExp[] };
  play(context: { canvas: Canvas }): Promise<void>;
}

/** The first response is pending: the page is busy and shows nothing of the record. */
export const loadingStory: StateStory = {
  args: { state: 'loading' },
  async play({ canvas }) {
    await canvas.findByRole('main', { busy: true });
    if (canvas.queryByRole('heading')) throw new Error('The screen shows a heading before it has its data.');
  },
};

/** The record or list has no content, and a heading states it. */
export const emptyStory = (heading: string): StateStory => ({
  args: { state: 'empty' },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: heading });
  },
});

const failing = (state: ScreenState, error: RegExp): StateStory => ({
  args: { state },
  parameters: { expectedErrors: [error] },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Try again' });
  },
});

/** The server responds with an error: the page of ROUTE-4 with its button is shown. */
export const failedStory = failing('error', /Server error/);

/** The visitor may not see the record: the same page is shown, because it does not give the reason. */
export const forbiddenStory = failing('forbidden', /Forbidden/);
