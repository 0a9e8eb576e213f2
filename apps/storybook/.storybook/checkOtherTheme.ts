import * as a11y from '@storybook/addon-a11y/preview';

type Context = globalThis.Parameters<typeof a11y.afterEach>[0];

interface Parameters {
  a11y?: { options?: object };
}

/** The rules of axe that read colours. The results of the others are the same in each theme. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * Runs the accessibility check on a story a second time, in the other theme, after its interactions. The theme is
 * switched in place, so that a story is rendered only once. The addon's own check follows in the theme in which the
 * story was rendered.
 */
export async function checkOtherTheme(context: Context): Promise<void> {
  const root = document.documentElement;
  const { theme } = root.dataset;
  const other = theme === 'dark' ? 'light' : 'dark';
  const switchTo = (name: string | undefined) => {
    if (name === undefined) delete root.dataset.theme;
    else root.dataset.theme = name;
    // Computes every style while transitions are off, so that no colour is read in the middle of a transition.
    void root.offsetHeight;
  };
  const still = document.createElement('style');
  still.textContent = '*, ::before, ::after { transition: none !important }';
  document.head.append(still);
  switchTo(other);
  try {
    const { a11y: check, ...others } = context.parameters as Parameters;
    const options = { ...check?.options, runOnly: rulesOfColour };
    await a11y.afterEach({ ...context, parameters: { ...others, a11y: { ...check, options } } });
  } catch (error) {
    if (error instanceof Error) error.message = `In the ${other} theme: ${error.message}`;
    throw error;
  } finally {
    switchTo(theme);
    still.remove();
  }
}
