import { ApiError, readErrorTrace } from '@segno/data';
import { sampleErrorTrace } from '@segno/data/samples';
import { InApp, asAdmin } from '@segno/testing';
import { Button, closeToast, DialogHost, DialogTrigger, ToastRegion } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { showErrorToast } from '../notify/showErrorToast.tsx';
import { ErrorViewer } from './ErrorViewer.tsx';

const failureWith = (trace: unknown) =>
  new ApiError({ status: 500, code: 'internal_error', message: 'Something went wrong.', trace });

/** A button whose action fails with an answer of a server in debug mode. */
function Failing({ trace }: { trace: unknown }) {
  return (
    <InApp startup={asAdmin()}>
      <Button onPress={() => showErrorToast(failureWith(trace))}>Save</Button>
      <ToastRegion />
      <DialogHost />
    </InApp>
  );
}

const meta = {
  title: 'shell/ErrorViewer',
  component: Failing,
  args: { trace: sampleErrorTrace },
  parameters: { layout: 'fullscreen', expectedErrors: [/ignitionTrace|Object/] },
  beforeEach: () => () => closeToast(),
} satisfies Meta<typeof Failing>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
async function open() {
  await userEvent.click(await page().findByRole('button', { name: 'Save' }));
  const dialog = await page().findByRole('dialog', { name: 'An error occured' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  // It fades in.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

/** ERROR-8: the exception, the frames with collapsed libraries, and the code of the chosen frame. */
export const Default: Story = {
  tags: ['rtl'],
  async play() {
    const dialog = await open();
    await expect(dialog.getByText('TypeError')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: /Cannot read properties/ })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Download log' })).toHaveAttribute(
      'href',
      '/api/v1/logs/error/download-latest',
    );
    await expect(dialog.getByRole('region', { name: 'apps/server/src/albums/store.ts:42' })).toBeVisible();
    await expect(dialog.getByRole('mark')).toHaveTextContent('42 return toAlbum(input); // call 0');
    const call = dialog.getByRole('button', { name: /^routes.ts:18/ });
    for (let tabs = 0; tabs < 20 && document.activeElement !== call; tabs += 1) await userEvent.tab();
    await expect(call).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(dialog.getByRole('mark')).toHaveTextContent('18');
    await expect(call).toHaveAttribute('aria-current');
  },
};

/** One group of library frames is expanded and collapsed by its entry, all of them by the button. */
export const VendorFrames: Story = {
  async play() {
    const dialog = await open();
    await expect(dialog.queryByRole('button', { name: /compose.js/ })).toBeNull();
    const group = dialog.getByRole('button', { name: '3 vendor frame(s)' });
    const other = dialog.getByRole('button', { name: '1 vendor frame(s)' });
    await userEvent.click(group);
    await expect(dialog.getAllByRole('button', { name: /compose.js/ })).toHaveLength(2);
    await expect(other).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(dialog.getByRole('button', { name: 'Expand vendor frames' }));
    await expect(other).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(group);
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(dialog.queryByRole('button', { name: /compose.js/ })).toBeNull();
    await expect(other).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(dialog.getByRole('button', { name: 'Expand vendor frames' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Collapse vendor frames' }));
    for (const one of [group, other]) await expect(one).toHaveAttribute('aria-expanded', 'false');
  },
};

const trace = readErrorTrace(failureWith(sampleErrorTrace));

/** Its own button opens it, for the check of its hit targets. */
export const OnAPhone: Story = {
  tags: ['modes'],
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <InApp startup={asAdmin()}>
      <DialogTrigger>
        <Button>Show</Button>
        {trace && <ErrorViewer error={trace} />}
      </DialogTrigger>
    </InApp>
  ),
};

const longest = {
  ...sampleErrorTrace,
  exception: 'A'.repeat(120),
  message: `${'connection.'.repeat(40)}\nat the second line`,
};

export const LongTextOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { trace: longest },
  async play() {
    await open();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const WithoutFrames: Story = {
  args: { trace: { ...sampleErrorTrace, trace: [], totalVendorGroups: 0 } },
  async play() {
    const dialog = await open();
    await expect(dialog.getByText('This error has no stack trace.')).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /vendor frames/ })).toBeNull();
  },
};

/** An answer that is no trace is shown as a toast, as any other failure. */
export const NoTrace: Story = {
  args: { trace: { ignitionTrace: 'yes', trace: '<script>' } },
  async play() {
    await userEvent.click(await page().findByRole('button', { name: 'Save' }));
    await expect(await page().findByText('There was an issue. Please try again.')).toBeInTheDocument();
    await expect(page().queryByRole('dialog')).toBeNull();
  },
};
