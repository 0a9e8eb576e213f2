import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Box } from '../Box/Box.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { propertyName, variableList } from '../theme/variables.ts';

const meta = { title: 'foundation/Motion', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const durations = variableList.filter(({ variable }) => variable.type === 'duration');

/** With reduced motion nothing moves. */
export const Durations: StoryObj = {
  render: function Render() {
    const [isOver, setOver] = useState(false);
    return (
      <Stack align="start" style={{ inlineSize: 320 }}>
        <Button onPress={() => setOver(!isOver)}>Move</Button>
        {durations.map(({ path, variable }) => (
          <Stack key={variable.label} space="2xs">
            <Text size="sm" tone="muted">
              {variable.label}, {variable.light}
            </Text>
            <Box
              radius="round"
              style={{
                inlineSize: 24,
                blockSize: 24,
                background: 'var(--segno-color-accent-fill)',
                transform: isOver ? 'translateX(240px)' : 'none',
                transition: `transform var(${propertyName(path)}) var(--segno-motion-easing)`,
              }}
            />
          </Stack>
        ))}
      </Stack>
    );
  },
};
