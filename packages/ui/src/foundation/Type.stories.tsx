import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from '../Divider/Divider.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { propertyName, variableList, variables } from '../theme/variables.ts';

const meta = { title: 'foundation/Type', tags: ['!autodocs'] } satisfies Meta;
export default meta;

/** The variables of the sizes of `Text`. */
const sizes = {
  sm: variables.text.small,
  md: variables.text.body,
  lg: variables.text.large,
  heading: variables.text.heading,
  title: variables.text.title,
  hero: variables.text.hero,
};
const weights = Object.keys(variables.weight) as (keyof typeof variables.weight)[];

export const Sizes: StoryObj = {
  render: () => (
    <Stack space="lg">
      {(Object.keys(sizes) as (keyof typeof sizes)[]).map((size) => (
        <Stack key={size} space="2xs">
          <Text size="sm" tone="muted">
            {sizes[size].label}, {sizes[size].light}
          </Text>
          <Text
            as="p"
            size={size}
            weight={size === 'hero' || size === 'title' || size === 'heading' ? 'bold' : 'regular'}
          >
            Songs for the last train home
          </Text>
          <Divider />
        </Stack>
      ))}
    </Stack>
  ),
};

export const Weights: StoryObj = {
  render: () => (
    <Stack>
      {weights.map((weight) => (
        <Text key={weight} size="heading" weight={weight}>
          {variables.weight[weight].label}: 0123456789, Ærø, Łódź, São Tomé
        </Text>
      ))}
    </Stack>
  ),
};

export const Families: StoryObj = {
  render: () => (
    <Stack>
      {variableList
        .filter(({ variable }) => variable.type === 'font')
        .map(({ path, variable }) => (
          <Text key={variable.label} size="heading" style={{ fontFamily: `var(${propertyName(path)})` }}>
            {variable.label}: a quiet song about rain
          </Text>
        ))}
    </Stack>
  ),
};
