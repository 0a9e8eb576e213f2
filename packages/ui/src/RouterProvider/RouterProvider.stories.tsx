import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Breadcrumb, Breadcrumbs } from '../Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Card } from '../Card/Card.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { CursorPagination } from '../CursorPagination/CursorPagination.tsx';
import { HomeIcon } from '../icons/icons.tsx';
import { Link } from '../Link/Link.tsx';
import { ListBox, ListBoxItem } from '../ListBox/ListBox.tsx';
import { Markdown } from '../Markdown/Markdown.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { MenuTrigger } from '../Menu/MenuTrigger.tsx';
import { NavMenu, NavMenuItem } from '../NavMenu/NavMenu.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { SidebarItem } from '../SidebarLayout/SidebarItem.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../Tabs/Tabs.tsx';
import { RouterProvider } from './RouterProvider.tsx';

const navigate = fn();

const meta = {
  title: 'ui/Navigation/RouterProvider',
  component: RouterProvider,
  args: { navigate, children: <Link href="/albums?page=2#top">Albums</Link> },
  beforeEach: () => {
    navigate.mockReset();
  },
} satisfies Meta<typeof RouterProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Fails the story instead of leaving the page, when a click is not handled. */
function stay(canvasElement: HTMLElement) {
  const loads: string[] = [];
  const { defaultView } = canvasElement.ownerDocument;
  const listener = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    if (!anchor || event.defaultPrevented) return;
    loads.push(anchor.href);
    event.preventDefault();
  };
  defaultView!.addEventListener('click', listener);
  return { loads, stop: () => defaultView!.removeEventListener('click', listener) };
}

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('link', { name: 'Albums' }));
    await expect(navigate.mock.calls).toEqual([['/albums?page=2#top', undefined]]);
  },
};

/** Each component navigates once, and no document is loaded. */
export const EveryComponent: Story = {
  args: {
    children: (
      <Stack>
        <Link href="/link">Link</Link>
        <ButtonLink href="/button-link">ButtonLink</ButtonLink>
        <Chip href="/chip">Chip</Chip>
        <Card title="Card" href="/card" />
        <Breadcrumbs>
          <Breadcrumb href="/breadcrumb">Breadcrumb</Breadcrumb>
          <Breadcrumb>Here</Breadcrumb>
        </Breadcrumbs>
        <Pagination page={1} count={3} hrefOf={(page) => `/pages/${page}`} />
        <CursorPagination hasPrevious={false} hasNext nextHref="/cursor" aria-label="Cursor" />
        <NavMenu aria-label="Site">
          <NavMenuItem href="/nav">NavMenuItem</NavMenuItem>
        </NavMenu>
        <SidebarItem href="/sidebar" icon={<HomeIcon />}>
          SidebarItem
        </SidebarItem>
        <Markdown>{'[Words](/markdown)'}</Markdown>
        <Tabs>
          <TabList aria-label="Views">
            <Tab id="one" href="/tab-one">
              One
            </Tab>
            <Tab id="two" href="/tab">
              Tab
            </Tab>
          </TabList>
          <TabPanel id="one">Words</TabPanel>
          <TabPanel id="two">Words</TabPanel>
        </Tabs>
        <ListBox aria-label="Places">
          <ListBoxItem id="option" href="/option">
            Option
          </ListBoxItem>
        </ListBox>
        <MenuTrigger>
          <Button>More</Button>
          <Menu aria-label="More">
            <MenuItem href="/menu-item">MenuItem</MenuItem>
          </Menu>
        </MenuTrigger>
      </Stack>
    ),
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const { loads, stop } = stay(canvasElement);
    const goes = async (element: HTMLElement, path: string) => {
      navigate.mockClear();
      await userEvent.click(element);
      await waitFor(() => expect(navigate.mock.calls).toEqual([[path, undefined]]));
    };
    const links: [name: string, path: string][] = [
      ['Link', '/link'],
      ['ButtonLink', '/button-link'],
      ['Chip', '/chip'],
      ['Card', '/card'],
      ['Breadcrumb', '/breadcrumb'],
      ['Page 2', '/pages/2'],
      ['NavMenuItem', '/nav'],
      ['SidebarItem', '/sidebar'],
      ['Words', '/markdown'],
    ];
    for (const [name, path] of links) await step(name, () => goes(canvas.getByRole('link', { name }), path));
    await step('CursorPagination', () =>
      goes(
        canvas.getAllByRole('link').find((link) => link.getAttribute('href') === '/cursor')!,
        '/cursor',
      ),
    );
    await step('Tab', () => goes(canvas.getByRole('tab', { name: 'Tab' }), '/tab'));
    await step('ListBoxItem', () => goes(canvas.getByRole('option', { name: 'Option' }), '/option'));
    await step('MenuItem', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More' }));
      await goes(await screen.findByRole('menuitem', { name: 'MenuItem' }), '/menu-item');
    });
    await expect(loads).toEqual([]);
    stop();
  },
};

/** New tabs, downloads, other origins, external links and fragments are left to the browser. */
export const NativeLinks: Story = {
  args: {
    basename: '/shop',
    children: (
      <Stack>
        <Link href="/shop/cart">Inside</Link>
        <Link href="/elsewhere">Outside</Link>
        <Link href="/shop/a" target="_blank">
          New tab
        </Link>
        <Link href="/shop/file" download>
          File
        </Link>
        <Link href="/shop/external" rel="external">
          External
        </Link>
        <Link href="https://example.com/">Other origin</Link>
        <a href="/shop/own">Own</a>
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { loads, stop } = stay(canvasElement);
    await userEvent.click(canvas.getByRole('link', { name: 'Inside' }));
    await expect(navigate.mock.calls).toEqual([['/cart', undefined]]);
    for (const name of ['Outside', 'New tab', 'File', 'External', 'Other origin', 'Own'])
      await userEvent.click(canvas.getByRole('link', { name }));
    await fireEvent.click(canvas.getByRole('link', { name: 'Inside' }), { ctrlKey: true });
    await expect(navigate).toHaveBeenCalledOnce();
    await expect(loads).toHaveLength(7);
    stop();
  },
};
