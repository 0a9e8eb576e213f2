import { createQueryClient } from '@segno/data';
import { sampleApi, sampleStartup } from '@segno/data/samples';
import { expect, test, vi } from 'vitest';
import { apiDocsPage } from './apiDocsPage.ts';

test('TOKEN-5 the description of the API is not found while the API is switched off', async () => {
  const send = vi.fn(() => Promise.resolve(sampleApi));
  const load = async (isOn: boolean) =>
    apiDocsPage.load?.({
      client: createQueryClient({ http: { send }, isServer: true }),
      startup: { ...sampleStartup, settings: { 'api.enable': isOn } },
      params: {},
      url: undefined,
    });
  await expect(load(false)).rejects.toMatchObject({ status: 404 });
  expect(send).not.toHaveBeenCalled();
  expect(await load(true)).toBeDefined();
});
