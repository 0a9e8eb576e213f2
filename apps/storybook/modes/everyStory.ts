import * as a11y from '@storybook/addon-a11y/preview';
import { composeStory, setProjectAnnotations, type Meta, type StoryObj } from '@storybook/react-vite';
import preview from '../.storybook/preview.tsx';
import { nameOf, openOverlays, type Findings } from './elements.ts';

type Mode = 'touch' | 'forced' | 'pseudo' | 'zoom';

/** `parameters: { modes: { touch: 'why this story is an exception' } }` excludes a story from a mode. */
type Exceptions = Partial<Record<Mode, string>>;

interface StoryFile {
  default: Meta;
  [story: string]: StoryObj | Meta;
}

const files = import.meta.glob<StoryFile>([
  '../../../packages/ui/src/[A-Z]*/*.stories.tsx',
  // Further stories of a component, by subject.
  '!../../../packages/ui/src/*/*.*.stories.tsx',
]);

/** The names of the components of `@segno/ui`, each with a function that loads its stories. */
export const components = Object.entries(files).map(
  ([file, load]) => [/(\w+)\.stories\.tsx$/.exec(file)?.[1] ?? file, load] as const,
);

const screenFiles = import.meta.glob<StoryFile>(
  '../../../packages/features/*/src/**/{AppShell,*Screen}.stories.tsx',
);

/** The names of the screens of the features and of their frame, each with a function that loads its stories. */
export const screens = Object.entries(screenFiles).map(
  ([file, load]) => [/(\w+)\.stories\.tsx$/.exec(file)?.[1] ?? file, load] as const,
);

const frameFiles = import.meta.glob<StoryFile>(
  '../../../packages/features/{account,base,shell}/src/**/{AccountMenu,AppShell,CookieNotice,DiscardDialog,ErrorViewer,LanguageMenu,MenuList,NotificationsScreen,ThemeMenu,WorkspaceScreen,WorkspacesScreen}.stories.tsx',
);

/** The names of the parts of the frame and of its screens, each with a function that loads its stories. */
export const frameParts = Object.entries(frameFiles).map(
  ([file, load]) => [/(\w+)\.stories\.tsx$/.exec(file)?.[1] ?? file, load] as const,
);

await setProjectAnnotations([a11y, preview]).beforeAll();

/** One element for all stories: a story is unmounted from its element when the next one starts. */
const canvas = document.createElement('div');
canvas.style.padding = '24px';
document.body.append(canvas);

/** Contrast is not checked: in forced colours the user chooses the colours, and axe reads the forced ones. */
const axeOptions = { rules: { 'color-contrast': { enabled: false } } };

/** Renders a story without its `play` function and waits until it is settled. */
async function draw(story: StoryObj, meta: Meta, name: string, axe: boolean, mode: Mode) {
  const initialGlobals = {
    motion: 'reduced',
    a11y: { manual: !axe },
    ...(mode === 'pseudo' && { locale: 'en-XA' }),
  };
  const { play: _, ...still } = story;
  const composed = composeStory(
    still,
    meta,
    { initialGlobals, parameters: { a11y: { options: axeOptions } } },
    name,
  );
  scrollTo(0, 0);
  await composed.run({ canvasElement: canvas });
  await settled();
  return composed;
}

/** Waits until animations have finished and two frames have passed. */
async function settled() {
  await Promise.all(
    document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
      .map((animation) => animation.finished.catch(() => undefined)),
  );
  await frames(2);
}

const frames = async (count: number, until = () => false) => {
  for (let frame = 0; frame < count && !until(); frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
};

/** Presses the first trigger of a story and returns the overlays that opened. */
async function open() {
  const trigger = [
    ...canvas.querySelectorAll<HTMLElement>('button[aria-haspopup], button[aria-expanded=false]'),
  ].find((button) => !button.matches(':disabled, [aria-disabled=true]') && button.checkVisibility());
  if (!trigger) return [];
  trigger.click();
  const isOpen = () => openOverlays(canvas).length > 0;
  // Content that expands in place appears at once. An overlay may have to be loaded first.
  await frames(10, isOpen);
  const unfolded = document.getElementById(trigger.getAttribute('aria-controls') ?? '');
  if (!canvas.contains(unfolded) && trigger.ariaExpanded !== 'false') await frames(120, isOpen);
  await settled();
  return openOverlays(canvas);
}

/**
 * Closes the overlays that a trigger opened, and returns whether all are closed. Unmounting the story is not enough: the
 * state of an overlay may be outside of React, and the next story would show it again.
 */
async function close() {
  const isClosed = () => openOverlays(canvas).length === 0;
  // The first press may clear a selection, or close the inner one of two overlays.
  for (let presses = 0; presses < 3 && !isClosed(); presses += 1) {
    // The focus may be in the overlay, or in the text field that controls it.
    for (const target of [document.activeElement, openOverlays(canvas).at(-1)])
      target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await frames(10, isClosed);
    await settled();
  }
  return isClosed();
}

/** Components with an overlay that stayed open. A retry would check that overlay instead of their stories. */
const stuck = new Set<string>();

const violationsOf = ({ violations }: { violations: { help: string; nodes: { html: string }[] }[] }) =>
  violations.map(({ help, nodes }) => `${help} (${nodes.map(({ html }) => html).join(', ')})`).join('; ');

/** Components of which the check must have seen an open overlay. */
const opening = ['AlertDialog', 'ColorPicker', 'DatePicker', 'Dialog', 'Menu', 'Popover', 'Select', 'Tray'];

interface Check {
  mode: Mode;
  /** The names of the stories to check, besides those tagged `modes`. */
  stories: string[];
  /** Whether to run the accessibility check. */
  axe?: boolean;
  check(root: Element, page: { overlay: boolean }): Findings | Promise<Findings>;
}

/**
 * Checks the stories of a component and the overlays that they open, which Escape must close. Rejects with all findings.
 */
export async function expectNothing(
  component: string,
  load: () => Promise<StoryFile>,
  { mode, stories, axe = false, check }: Check,
) {
  if (stuck.has(component)) throw new Error('An overlay stayed open before');
  const { default: meta, ...all } = await load();
  const [first, ...others] = Object.entries(all) as [string, StoryObj][];
  if (!first) throw new Error('There is no story');
  const chosen = [first, ...others].filter(
    ([name, { tags = [] }]) => stories.includes(name) || tags.includes('modes'),
  );
  const found: Findings = [];
  let overlays = 0;
  for (const [name, story] of chosen.length > 0 ? chosen : [first]) {
    const exceptions: Exceptions = story.parameters?.modes ?? meta.parameters?.modes ?? {};
    if (exceptions[mode]) continue;
    const { reporting } = await draw(story, meta, name, axe, mode);
    const shown = openOverlays(canvas);
    const findings = shown.length > 0 ? [] : await check(canvas, { overlay: false });
    for (const { status, type, result } of reporting.reports)
      if (status === 'failed')
        findings.push(`${type}: ${violationsOf(result as Parameters<typeof violationsOf>[0])}`);
    const opened = shown.length > 0 ? [] : await open();
    for (const overlay of [...shown, ...opened]) {
      overlays += 1;
      findings.push(...(await check(overlay, { overlay: true })).map((finding) => `open: ${finding}`));
    }
    if (opened.length > 0 && !(await close())) {
      stuck.add(component);
      findings.push(`open: Escape does not close ${openOverlays(canvas).map(nameOf).join(', ')}`);
    }
    found.push(...findings.map((finding) => `${name}: ${finding}`));
  }
  if (opening.includes(component) && overlays === 0) found.push('Nothing came up');
  if (found.length > 0) throw new Error(found.join('\n'));
}
