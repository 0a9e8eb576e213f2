import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../Box/Box.tsx';
import { Button } from '../Button/Button.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ThemeProvider } from '../ThemeProvider/ThemeProvider.tsx';
import { checkContrast, contrastFixes } from '../theme/checkContrast.ts';
import type { ThemeValues } from '../theme/theme.ts';
import { refuseValue } from '../theme/values.ts';
import { findVariable } from '../theme/theme.ts';
import { variableMetadata, type VariableMetadata } from '../theme/variableMetadata.ts';
import { ContrastTable } from './ContrastTable.tsx';

const meta = { title: 'foundation/Contrast', tags: ['!autodocs'] } satisfies Meta;
export default meta;

type Base = 'light' | 'dark';

/** The contrast of each pair of colours that is used together, in one theme. */
const page = (base: Base): StoryObj => ({
  render: () => {
    const results = checkContrast({}, base);
    const failed = results.filter(({ passes }) => !passes);
    return (
      <Stack>
        <Heading level={1}>
          {failed.length === 0
            ? `All ${results.length} pairs of the ${base} theme stand out enough`
            : `${failed.length} of ${results.length} pairs of the ${base} theme do not stand out enough`}
        </Heading>
        <ContrastTable caption={`Contrast of the ${base} theme`} results={results} />
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      /^All \d+ pairs/,
    );
  },
});

export const Light = page('light');
export const Dark = page('dark');

const editable = variableMetadata.filter(
  ({ type, group }) => type === 'color' && ['Surfaces', 'Text and lines', 'Accent'].includes(group),
);

/** After each change of a colour, the table shows the pairs that fail and the nearest colour that passes. */
function Editor({ base, start }: { base: Base; start: ThemeValues }) {
  const [values, setValues] = useState<ThemeValues>(start);
  const failed = checkContrast(values, base).filter(({ passes }) => !passes);
  const set = (name: VariableMetadata['name'], value: string) => setValues({ ...values, [name]: value });
  return (
    <Stack space="xl">
      <Grid minItemWidth={200} space="md">
        {editable.map(({ name, label, default: own }) => {
          const value = values[name] ?? own[base];
          const refusal = refuseValue(findVariable(name)!.variable, value);
          return (
            <TextField
              key={name}
              label={label}
              size="sm"
              value={value}
              errorMessage={refusal?.message}
              onChange={(next) => set(name, next)}
              endAdornment={
                <span
                  style={{
                    inlineSize: 18,
                    blockSize: 18,
                    borderRadius: 4,
                    background: refusal ? 'none' : value,
                    border: '1px solid',
                  }}
                />
              }
            />
          );
        })}
      </Grid>
      {failed.length === 0 && (
        <ThemeProvider theme={{ base, values }}>
          <Box padding="lg">
            <Inline space="md" wrap>
              <Button tone="accent">Play all</Button>
              <Button>Shuffle</Button>
              <Text>Late kitchen</Text>
              <Text tone="muted">12 songs, 48 minutes</Text>
              <Chip tone="accent">New</Chip>
            </Inline>
          </Box>
        </ThemeProvider>
      )}
      <Text as="p" role="status">
        {failed.length === 0
          ? 'Every pair stands out enough.'
          : `Pairs that do not stand out enough: ${failed.length}`}
      </Text>
      {failed.length > 0 && (
        <Inline>
          <Button
            tone="accent"
            onPress={() =>
              setValues({
                ...values,
                ...Object.fromEntries(contrastFixes(values, base).map(({ name, to }) => [name, to])),
              })
            }
          >
            Mend with the fewest colours
          </Button>
        </Inline>
      )}
      {failed.length > 0 && (
        <ContrastTable
          caption="What does not stand out enough"
          results={failed}
          onTake={({ name, value }) => set(name, value)}
        />
      )}
    </Stack>
  );
}

export const Edited: StoryObj = {
  render: (_, { globals }) => (
    <Editor
      base={globals.theme === 'dark' ? 'dark' : 'light'}
      start={{ 'color.accent.fill': '#e8590c', 'color.accent.text': '#ffffff' }}
    />
  ),
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('the table lists the failing pairs', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(/^Pairs that do not stand out enough: \d+/);
    });
    await step('a pair is fixed by the nearest passing colour', async () => {
      const pair = 'color.accent.text on color.accent.fill';
      const row = canvas.getByText(pair).closest('tr')!;
      await userEvent.click(within(row).getByRole('button', { name: /^Take/ }));
      await expect(canvas.queryByText(pair)).toBeNull();
    });
    await step('all pairs are fixed together', async () => {
      const mend = canvas.queryByRole('button', { name: /^Mend/ });
      if (mend) await userEvent.click(mend);
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent('Every pair stands out enough.'),
      );
    });
  },
};
