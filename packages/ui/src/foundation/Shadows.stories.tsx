import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { group } from './Sample.tsx';

const meta = { title: 'foundation/Shadows', tags: ['!autodocs'] } satisfies Meta;
export default meta;

/** Shadows show elevation in the light theme; in the dark theme mainly the lightness of a surface does. */
export const Shadows: StoryObj = {
  render: () => (
    <Inline space="2xl" wrap style={{ padding: 32 }}>
      {group('Shadows').map(({ name, property, variable }) => (
        <Stack key={name} space="md" align="center">
          <Box
            surface="overlay"
            radius="card"
            style={{ inlineSize: 160, blockSize: 96, boxShadow: `var(${property})` }}
          />
          <Text size="sm" weight="medium">
            {variable.label}
          </Text>
          <Text size="sm" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
};
