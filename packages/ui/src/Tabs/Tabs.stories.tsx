import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Tab, TabList, TabPanel, Tabs } from './Tabs.tsx';

const meta = {
  title: 'ui/Tabs',
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
  play: async ({ step }) => {
    await userEvent.tab();
    await step('Tab goes to the selected tab', () =>
      expect(screen.getByRole('tab', { name: 'Overview' })).toHaveFocus(),
    );
    await step('arrows select the next one, past what is disabled, and go round', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(panel()).toBe('Albums and singles.');
      await userEvent.keyboard('{ArrowRight}');
      await expect(panel()).toBe('Who they are.');
      await userEvent.keyboard('{ArrowRight}');
      await expect(panel()).toBe('What people play most.');
    });
    await step('Home and End go to the ends', async () => {
      await userEvent.keyboard('{End}');
      await expect(panel()).toBe('Who they are.');
      await userEvent.keyboard('{Home}');
      await expect(panel()).toBe('What people play most.');
    });
    await step('Tab goes on to the panel', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('tabpanel')).toHaveFocus();
    });
  },
};

/** Tabs that are addresses. */
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

/** What does not fit scrolls. */
export const ManyAndLong: Story = {
  render: () => (
    <div style={{ maxWidth: 390 }}>
      <Tabs>
        <TabList aria-label="Genres">
          {['Neo-classical', 'Drum and bass', 'Ambient for long flights', 'Dream pop', 'Dub'].map((name) => (
            <Tab key={name} id={name}>
              {name}
            </Tab>
          ))}
        </TabList>
        <TabPanel id="Neo-classical">Pianos and strings.</TabPanel>
      </Tabs>
    </div>
  ),
};
