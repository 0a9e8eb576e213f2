import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { arrow } from '../testing/arrow.ts';
import { expectToFit } from '../testing/longText.ts';
import { Tab, TabList, TabPanel, Tabs } from './Tabs.tsx';

const meta = {
  title: 'ui/Navigation/Tabs',
  component: Tabs,
  render: (args) => (
    <Tabs {...args}>
      <TabList aria-label="Artist">
        <Tab id="overview">Overview</Tab>
        <Tab id="releases">Releases</Tab>
        <Tab id="similar" isDisabled>
          Similar artists
        </Tab>
        <Tab id="about">About</Tab>
      </TabList>
      <TabPanel id="overview">What people play most.</TabPanel>
      <TabPanel id="releases">Albums and singles.</TabPanel>
      <TabPanel id="similar">Who sounds alike.</TabPanel>
      <TabPanel id="about">Who they are.</TabPanel>
    </Tabs>
  ),
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => screen.getByRole('tabpanel').textContent;

export const Default: Story = {};

/** The keyboard table of the ARIA tabs pattern. */
export const Keyboard: Story = {
  tags: ['rtl'],
  play: async ({ step }) => {
    await userEvent.tab();
    await step('Tab goes to the selected tab', () =>
      expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus(),
    );
    await step('arrow keys select the next tab, skip disabled tabs and wrap around', async () => {
      await userEvent.keyboard(arrow('end'));
      await expect(panel()).toBe('Albums and singles.');
      await userEvent.keyboard(arrow('end'));
      await expect(panel()).toBe('Who they are.');
      await userEvent.keyboard(arrow('end'));
      await expect(panel()).toBe('What people play most.');
      await userEvent.keyboard(arrow('start'));
      await expect(panel()).toBe('Who they are.');
      await userEvent.keyboard(arrow('start'));
      await expect(panel()).toBe('Albums and singles.');
    });
    await step('Home and End select the first and the last tab', async () => {
      await userEvent.keyboard('{End}');
      await expect(panel()).toBe('Who they are.');
      await userEvent.keyboard('{Home}');
      await expect(panel()).toBe('What people play most.');
    });
    await step('Tab goes to the panel', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('tabpanel')).toHaveFocus();
    });
  },
};

/** Tabs that are links. */
export const Links: Story = {
  render: () => (
    <Tabs selectedKey="#albums">
      <TabList aria-label="Results">
        <Tab id="#all" href="#all">
          All
        </Tab>
        <Tab id="#albums" href="#albums">
          Albums
        </Tab>
      </TabList>
      <TabPanel id="#all">Everything</TabPanel>
      <TabPanel id="#albums">Albums</TabPanel>
    </Tabs>
  ),
  play: async () => {
    await expect(screen.getByRole('tab', { name: 'Albums' })).toHaveAttribute('href', '#albums');
    await expect(screen.getByRole('tab', { name: 'Albums' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  play: async ({ step }) => {
    await userEvent.tab();
    await step('arrow down and arrow up select', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(panel()).toBe('Albums and singles.');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(panel()).toBe('What people play most.');
      await userEvent.keyboard('{ArrowUp}');
      await expect(panel()).toBe('Who they are.');
    });
    await step('the list has aria-orientation', () =>
      expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical'),
    );
  },
};

/** Arrow keys only move the focus. */
export const Manual: Story = {
  tags: ['rtl'],
  args: { keyboardActivation: 'manual' },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard(arrow('end'));
    await expect(screen.getByRole('tab', { name: 'Releases' })).toHaveFocus();
    await expect(panel()).toBe('What people play most.');
    await userEvent.keyboard('{Enter}');
    await expect(panel()).toBe('Albums and singles.');
    await userEvent.keyboard(`${arrow('end')} `);
    await expect(panel()).toBe('Who they are.');
  },
};

/** No tab can be selected; the selected panel stays visible. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async () => {
    for (const tab of screen.getAllByRole('tab')) await expect(tab).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('tab', { name: 'About' }));
    await expect(screen.queryByRole('tab', { name: 'About', selected: true })).toBeNull();
  },
};

/** Disabled by key, where the tabs are made from data. */
export const DisabledKeys: Story = {
  tags: ['rtl'],
  args: { disabledKeys: ['releases', 'about'] },
  play: async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'Releases' }));
    await expect(panel()).toBe('What people play most.');
    await userEvent.keyboard(arrow('end'));
    await expect(panel()).toBe('What people play most.');
  },
};

const many = ['Neo-classical', 'Drum and bass', 'Ambient for long flights', 'Dream pop', 'Dub'];

/** A list that does not fit scrolls, and fades out where it overflows. */
export const LongText: Story = {
  tags: ['rtl'],
  render: () => (
    <div style={{ maxWidth: 390 }}>
      <Tabs>
        <TabList aria-label="Genres">
          {many.map((name) => (
            <Tab key={name} id={name}>
              {name}
            </Tab>
          ))}
        </TabList>
        {many.map((name) => (
          <TabPanel key={name} id={name}>
            {name}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  ),
  play: async ({ step }) => {
    const list = screen.getByRole('tablist');
    const isRightToLeft = document.documentElement.dir === 'rtl';
    await step('the list fades out where it overflows', () =>
      waitFor(() => expect(list).toHaveAttribute('data-fades', isRightToLeft ? 'left' : 'right')),
    );
    await step('the selected tab is scrolled into view', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(list).toHaveAttribute('data-fades', isRightToLeft ? 'right' : 'left'));
      const tab = screen.getByRole('tab', { name: 'Dub' }).getBoundingClientRect();
      const box = list.getBoundingClientRect();
      await expect(tab.left).toBeGreaterThanOrEqual(box.left - 1);
      await expect(tab.right).toBeLessThanOrEqual(box.right + 1);
    });
  },
};

export const VerticalLongText: Story = {
  render: () => (
    <div style={{ maxWidth: 390 }}>
      <Tabs orientation="vertical">
        <TabList aria-label="Genres">
          {many.map((name) => (
            <Tab key={name} id={name}>
              {`${name} and everything that sounds like it`}
            </Tab>
          ))}
        </TabList>
        {many.map((name) => (
          <TabPanel key={name} id={name}>
            {`All of ${name}. `.repeat(10)}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectToFit(canvasElement.firstElementChild!);
    for (const tab of screen.getAllByRole('tab')) await expectToFit(tab);
  },
};
