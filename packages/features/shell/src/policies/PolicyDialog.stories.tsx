import { policiesQuery } from '@segno/data';
import { answer, asListener, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import PolicyDialog from './PolicyDialog.tsx';

const changed = {
  id: 1,
  label: 'Terms of use',
  href: '/pages/terms',
  version: 2,
  effective_on: '2026-12-01',
  accepted_version: 1,
  accepted_at: '2026-02-03T10:00:00.000Z',
};
const send = fn(() => Promise.resolve({ policies: [{ ...changed, accepted_version: 2 }] }));

const meta = {
  title: 'shell/PolicyDialog',
  component: TestScreen,
  args: {
    screen: PolicyDialog,
    address: '/',
    startup: asListener(),
    answers: [answer(policiesQuery(), [changed])],
    send,
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** POLICY-2: the question stays until the new version is accepted. */
export const Default: Story = {
  tags: ['rtl'],
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await body.findByRole('alertdialog', { name: 'Our policies have changed' });
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent('(version 2, in effect from Dec 1, 2026)');
    await userEvent.click(body.getByRole('button', { name: 'Accept' }));
    await expect(send).toHaveBeenCalledWith('me/policies', {
      method: 'POST',
      body: { accepted: [{ id: 1, version: 2 }] },
    });
    await waitFor(() => expect(body.queryByRole('alertdialog')).toBeNull());
  },
};
