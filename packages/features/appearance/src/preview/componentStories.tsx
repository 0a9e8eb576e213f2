import type { ComponentType, ReactNode } from 'react';

type Args = Record<string, unknown>;
interface Context {
  args: Args;
  parameters: Args;
  globals: Args;
  name: string;
}
type Decorator = (Story: ComponentType, context: Context) => ReactNode;

/** What a file of stories exports, as far as it is drawn here. */
interface StoryPart {
  component?: ComponentType<Args>;
  args?: Args;
  parameters?: Args;
  decorators?: Decorator | Decorator[];
  render?: (args: Args, context: Context) => ReactNode;
}

interface StoryFile {
  [name: string]: StoryPart;
  default: StoryPart & { title: string };
}

/** One story of a component, as a component without props. */
export interface Story {
  name: string;
  View: ComponentType;
}

/** A component of `@segno/ui` with its stories; the first one is its usual look. */
export interface ComponentStories {
  /** Such as `Actions/Button`. */
  id: string;
  /** Such as `Button`. */
  name: string;
  stories: Story[];
}

/** Stories that show an open overlay would cover the editor. */
const isOpen = ({ isOpen: open, defaultOpen }: Args) => open === true || defaultOpen === true;

const listOf = (decorators: StoryPart['decorators']): Decorator[] => (decorators ? [decorators].flat() : []);

/** `LongLabel` as `Long label`. */
const wordsOf = (name: string) =>
  name.replaceAll(/(?<=[a-z\d])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

/** A story as Storybook draws it; null for one that opens an overlay, or draws nothing. */
function toStory(name: string, file: StoryPart, story: StoryPart): Story | null {
  const args = { ...file.args, ...story.args };
  const Component = story.component ?? file.component;
  const render = story.render ?? file.render;
  if (isOpen(args) || (!render && !Component)) return null;
  const context = { args, parameters: { ...file.parameters, ...story.parameters }, globals: {}, name };
  const First: ComponentType = () => (render ? render(args, context) : Component && <Component {...args} />);
  const View = [...listOf(story.decorators), ...listOf(file.decorators)].reduce<ComponentType>(
    (Inner, decorate) => () => decorate(Inner, context),
    First,
  );
  return { name: wordsOf(name), View };
}

/** The components of files with stories, in the order of their groups. */
function readStories(files: readonly StoryFile[]): ComponentStories[] {
  const components = files.flatMap(({ default: file, ...exported }): ComponentStories[] => {
    if (!file.title.startsWith('ui/')) return [];
    const id = file.title.slice(3);
    const stories = Object.entries(exported).flatMap(([name, story]) => toStory(name, file, story) ?? []);
    return stories.length > 0 ? [{ id, name: id.split('/').slice(1).join(' · '), stories }] : [];
  });
  return components.toSorted((a, b) => a.id.localeCompare(b.id, 'en'));
}

/**
 * Storybook's stories of `@segno/ui`: the look of each component is written once. Those of the foundation read all icons
 * as one object, which the first visit to home would then load.
 */
export const componentStories: ComponentStories[] = import.meta.env.SSR
  ? []
  : readStories(
      Object.values(import.meta.glob<StoryFile>('../../../../ui/src/[A-Z]*/*.stories.tsx', { eager: true })),
    );
