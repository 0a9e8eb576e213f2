import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { propertyName, variableList } from '../theme/variables.ts';

const meta = { title: 'foundation/Colours' } satisfies Meta;
export default meta;

const groups = Map.groupBy(
  variableList.filter(({ variable }) => variable.type === 'color'),
  ({ path }) => (path.length > 2 ? path[1]![0]!.toUpperCase() + path[1]!.slice(1) : 'Surfaces and text'),
);

export const Colours: StoryObj = {
  render: () => (
    <Stack space="xl">
      {[...groups].map(([group, colors]) => (
        <Stack key={group} space="sm">
          <Heading level={2} size="large">
            {group}
          </Heading>
          <Grid minItemWidth={180} space="md">
            {colors.map(({ path, variable }) => (
              <Stack key={propertyName(path)} space="2xs">
                <Box
                  surface="outlined"
                  radius="card"
                  style={{ blockSize: 56, background: `var(${propertyName(path)})` }}
                />
                <Text weight="medium">{variable.label}</Text>
                <Text size="small" tone="muted" truncate>
                  {propertyName(path)}
                </Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  ),
};
