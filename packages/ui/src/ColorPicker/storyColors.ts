import { expect, screen, waitFor } from 'storybook/test';

export const presets = [
  '#a92f4a',
  '#a5431c',
  '#85600d',
  '#566e1b',
  '#23754c',
  '#1d7080',
  '#2f66ad',
  '#6353bd',
  '#8f4298',
];

export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
