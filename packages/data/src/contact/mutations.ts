import { mutationOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { type HumanCheckOptions, humanToken } from '../humanCheck/humanToken.ts';
import { Done } from '../shared/contract.ts';
import type { ContactInput } from './contract.ts';

/** Sends a message to the operator. `check` is the human check where the site asks for it. */
export const contactMutation = (check: HumanCheckOptions | null) =>
  mutationOptions({
    mutationFn: async (body: ContactInput, { client }) =>
      request(client, Done, 'contact-page', {
        method: 'POST',
        body: { ...body, ...(check && { human: await humanToken(client, check) }) },
      }),
  });
