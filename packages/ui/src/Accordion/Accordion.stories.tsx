import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { expectToFit, longText } from '../testing/longText.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MoreIcon, SpeedIcon } from '../icons/icons.tsx';
import { Accordion, AccordionItem } from './Accordion.tsx';

const items = [
  <AccordionItem key="pay" id="pay" title="When am I paid?">
    On the first Monday of every month, for what was played the month before.
  </AccordionItem>,
  <AccordionItem key="rights" id="rights" title="Who owns the recording?">
    You do. We ask for the right to play it, and you can take it back.
  </AccordionItem>,
  <AccordionItem key="formats" id="formats" title="Which formats can I upload?">
    FLAC, WAV and MP3, up to <a href="#limits">the limits of your plan</a>.
  </AccordionItem>,
];

const meta = {
  title: 'ui/Content/Accordion',
  component: Accordion,
  args: { children: items, defaultExpandedKeys: ['pay'] },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = (name: RegExp) => screen.getByRole('button', { name });

/** The keyboard table of the ARIA accordion pattern. */
export const Default: Story = {
  play: async ({ step }) => {
    await step('a title is a heading and its button exposes the expanded state', async () => {
      await expect(screen.getByRole('heading', { level: 3, name: /paid/ })).toBeVisible();
      await expect(title(/paid/)).toHaveAttribute('aria-expanded', 'true');
      await waitFor(() => expect(screen.getByText(/first Monday/)).toBeVisible());
    });
    await step('Tab moves between titles, Enter expands a section and collapses the other', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(title(/owns/)).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByText(/You do/)).toBeVisible());
      await waitFor(() => expect(screen.getByText(/first Monday/)).not.toBeVisible());
    });
    await step('Space collapses', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(screen.getByText(/You do/)).not.toBeVisible());
    });
    await step('Tab moves through the expanded content', async () => {
      await userEvent.click(title(/formats/));
      await userEvent.tab();
      await expect(screen.getByRole('link')).toHaveFocus();
    });
    await step('Shift and Tab go back to the titles', async () => {
      await userEvent.tab({ shift: true });
      await expect(title(/formats/)).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(title(/owns/)).toHaveFocus();
    });
  },
};

export const Multiple: Story = {
  args: { allowsMultipleExpanded: true, defaultExpandedKeys: ['pay', 'rights'] },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/first Monday/)).toBeVisible());
    await waitFor(() => expect(screen.getByText(/You do/)).toBeVisible());
  },
};

export const Card: Story = { args: { variant: 'card' } };

export const HeadingLevel: Story = {
  args: { headingLevel: 2 },
  play: async () => {
    await expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  },
};

export const Disabled: Story = {
  args: {
    children: [
      items[0],
      <AccordionItem key="late" id="late" title="What is still to come?" isDisabled>
        Soon.
      </AccordionItem>,
    ],
  },
  play: async () => {
    await expect(title(/still to come/)).toBeDisabled();
  },
};

export const IconsAndActions: Story = {
  args: {
    variant: 'card',
    children: (
      <AccordionItem
        id="speed"
        title="Playback"
        description="Speed, crossfade and gapless"
        icon={<SpeedIcon />}
        actions={
          <IconButton aria-label="More about playback">
            <MoreIcon />
          </IconButton>
        }
      >
        Crossfade for six seconds.
      </AccordionItem>
    ),
  },
};

/** Collapsed content is kept in the document, or is not rendered. */
export const KeepMounted: Story = {
  args: {
    defaultExpandedKeys: [],
    children: [
      <AccordionItem key="kept" id="kept" title="Kept">
        Found by the browser
      </AccordionItem>,
      <AccordionItem key="made" id="made" title="Made" keepMounted={false}>
        Made when it opens
      </AccordionItem>,
    ],
  },
  play: async () => {
    await expect(screen.getByText('Found by the browser')).toBeInTheDocument();
    await expect(screen.queryByText('Made when it opens')).toBeNull();
    await userEvent.click(title(/Made/));
    await waitFor(() => expect(screen.getByText('Made when it opens')).toBeVisible());
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    defaultExpandedKeys: ['long'],
    children: (
      <AccordionItem id="long" title={longText} description={longText}>
        {longText}
      </AccordionItem>
    ),
  },
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement);
    await expectToFit(screen.getByRole('button'));
    await expectToFit(screen.getByRole('heading'));
  },
};
