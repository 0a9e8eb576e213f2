import { mutationOptions } from '@tanstack/react-query';
import { HumanChallenge } from '../account/contract.ts';
import { request } from '../http/request.ts';
import { solveChallenge } from '../humanCheck/solveChallenge.ts';
import { Done } from '../shared/contract.ts';
import type { ContactInput } from './contract.ts';

/** Sends a message to the operator. `isChecked` is whether the site asks for the human check. */
export const contactMutation = (isChecked: boolean) =>
  mutationOptions({
    mutationFn: async (body: ContactInput, { client }) => {
      const human = isChecked
        ? await solveChallenge(await request(client, HumanChallenge, 'recaptcha/challenge'))
        : null;
      return request(client, Done, 'contact-page', {
        method: 'POST',
        body: { ...body, ...(human !== null && { human }) },
      });
    },
  });
