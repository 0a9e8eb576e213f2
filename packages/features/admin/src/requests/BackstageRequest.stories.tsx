import { type BackstageRequest as Request, backstageRequestQuery } from '@segno/data';
import { answer, asAdmin, failedStory, forbiddenStory, loadingStory, TestScreen } from '@segno/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { adminRequestPage } from './adminRequestPage.ts';

const request: Request = {
  id: 3,
  type: 'claim',
  user: { id: 2, name: 'Nora' },
  artist: { id: 4, name: 'Nadia Voss' },
  name: null,
  role: 'manager',
  evidence: 'I have managed Nadia since 2019. The contract is attached.',
  links: ['https://nadia.example/contact'],
  social_profiles: [{ service_name: 'google', username: 'nora@voss.example' }],
  files: [{ id: 5, name: 'contract.pdf', file_size: 48_200, url: '/files/contract' }],
  status: 'pending',
  reviewer: null,
  note: null,
  created_at: '2026-11-20T09:00:00.000Z',
  decided_at: null,
};

const meta = {
  title: 'admin/BackstageRequest',
  component: TestScreen,
  args: {
    page: adminRequestPage,
    address: '/admin/backstage-requests/3',
    startup: asAdmin(),
    answers: [answer(backstageRequestQuery(3), request)],
    send: fn(async () => ({ request: { ...request, status: 'approved' } })),
  },
} satisfies Meta<typeof TestScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['rtl'],
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Note/ }), 'Welcome');
    await userEvent.click(canvas.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(args.send).toHaveBeenCalled());
  },
};

export const Loading: Story = loadingStory;
export const Failed: Story = failedStory;
export const Forbidden: Story = forbiddenStory;
