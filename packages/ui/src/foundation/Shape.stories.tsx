import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Box } from '../Box/Box.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { propertyName, type Variable, variableList } from '../theme/variables.ts';

const meta = { title: 'foundation/Shape' } satisfies Meta;
export default meta;

const group = (name: string) => variableList.filter(({ path }) => path[0] === name);

interface SampleProps {
  variable: Variable;
  style: CSSProperties;
}

function Sample({ variable, style }: SampleProps) {
  return (
    <Stack space="xs" align="center">
      <Box surface="sunken" style={style} />
      <Text size="small">{variable.label}</Text>
      <Text size="small" tone="muted">
        {variable.light}
      </Text>
    </Stack>
  );
}

export const Space: StoryObj = {
  render: () => (
    <Inline align="end" space="lg" wrap>
      {group('space').map(({ path, variable }) => {
        const edge = `var(${propertyName(path)})`;
        return (
          <Sample key={variable.label} variable={variable} style={{ inlineSize: edge, blockSize: edge }} />
        );
      })}
    </Inline>
  ),
};

export const Radius: StoryObj = {
  render: () => (
    <Inline space="lg" wrap>
      {group('radius').map(({ path, variable }) => (
        <Sample
          key={variable.label}
          variable={variable}
          style={{ inlineSize: 96, blockSize: 96, borderRadius: `var(${propertyName(path)})` }}
        />
      ))}
    </Inline>
  ),
};

export const Shadow: StoryObj = {
  render: () => (
    <Inline space="2xl" wrap style={{ padding: 32 }}>
      {group('shadow').map(({ path, variable }) => (
        <Stack key={variable.label} space="md" align="center">
          <Box
            surface="overlay"
            radius="card"
            style={{ inlineSize: 160, blockSize: 96, boxShadow: `var(${propertyName(path)})` }}
          />
          <Text size="small">{variable.label}</Text>
        </Stack>
      ))}
    </Inline>
  ),
};
