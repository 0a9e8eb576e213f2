import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { checkContrast } from '../theme/checkContrast.ts';
import { variableMetadata } from '../theme/variableMetadata.ts';
import { ratioText } from './ContrastTable.tsx';

const meta = { title: 'foundation/Colours', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const groups = Map.groupBy(
  variableMetadata.filter(({ type }) => type === 'color'),
  ({ group }) => group,
);

/** Each colour with its pair of the lowest relative contrast. A colour that no text or control depends on has none. */
export const Colours: StoryObj = {
  render: (_, { globals }) => {
    const base = globals.theme === 'dark' ? 'dark' : 'light';
    const results = checkContrast({}, base);
    const tightest = (name: string) =>
      results
        .filter(({ foreground, background }) => foreground === name || background[0] === name)
        .toSorted((a, b) => a.ratio / a.needed - b.ratio / b.needed)
        .at(0);
    return (
      <Stack space="xl">
        {[...groups].map(([group, colors]) => (
          <Stack key={group} space="sm">
            <Heading level={2} size="lg">
              {group}
            </Heading>
            <Grid minItemWidth={200} space="md">
              {colors.map(({ name, property, label, default: own }) => {
                const pair = tightest(name);
                return (
                  <Stack key={name} space="2xs" align="start">
                    <Box
                      surface="outlined"
                      radius="card"
                      style={{ blockSize: 56, inlineSize: '100%', background: `var(${property})` }}
                    />
                    <Text weight="medium">{label}</Text>
                    <Text size="sm" tone="muted" truncate style={{ maxInlineSize: '100%' }}>
                      {name}
                    </Text>
                    <Text size="sm" tone="muted">
                      {own[base]}
                    </Text>
                    {pair && (
                      <span title={`${pair.use}: ${pair.foreground} on ${pair.background.join(' on ')}`}>
                        <Chip size="xs" tone={pair.passes ? 'positive' : 'danger'}>
                          at least {ratioText(pair.ratio)}, needs {pair.needed}
                        </Chip>
                      </span>
                    )}
                  </Stack>
                );
              })}
            </Grid>
          </Stack>
        ))}
      </Stack>
    );
  },
};
