import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Card } from '../Card/Card.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { lazyPart } from './lazyPart.tsx';
import { PartBoundary, type PartBoundaryProps, type PartFailureProps } from './PartBoundary.tsx';

const Lyrics = () => <Text>The lamp is lit, the road is long</Text>;

/** A part whose code loads only after a number of failed attempts, as on a poor connection. */
function createLyrics(failures: number) {
  let attempts = 0;
  return lazyPart(async () => {
    attempts += 1;
    if (attempts <= failures) throw new Error('Failed to fetch dynamically imported module');
    return { default: Lyrics };
  });
}

const Failure = ({ retry }: PartFailureProps) => (
  <ErrorState title="The lyrics could not be loaded" onRetry={retry} />
);

interface PageProps extends Pick<PartBoundaryProps, 'Failure'> {
  failures: number;
}

/** A page with one part in a boundary. */
function Page({ failures, Failure }: PageProps) {
  const [Part] = useState(() => createLyrics(failures));
  return (
    <Stack>
      <Text>The rest of the page</Text>
      <Card>
        <PartBoundary Failure={Failure}>
          <Part />
        </PartBoundary>
      </Card>
    </Stack>
  );
}

const meta = {
  title: 'ui/Feedback/PartBoundary',
  component: Page,
  args: { failures: 0, Failure },
  parameters: { expectedErrors: [/A part of the page could not be loaded/] },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The lamp is lit, the road is long')).toBeVisible();
  },
};

/** The error replaces only the part, and "Try again" loads only the part. */
export const Failed: Story = {
  args: { failures: 1 },
  play: async ({ canvas, step }) => {
    await step('the rest of the page stays usable', async () => {
      await expect(await canvas.findByText('The lyrics could not be loaded')).toBeVisible();
      await expect(canvas.getByText('The rest of the page')).toBeVisible();
    });
    await step('the part is loaded again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(await canvas.findByText('The lamp is lit, the road is long')).toBeVisible();
    });
  },
};

/** A failed retry can be retried. */
export const FailedTwice: Story = {
  args: { failures: 2 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('The lamp is lit, the road is long')).toBeVisible();
  },
};
