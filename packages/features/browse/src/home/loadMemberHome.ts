import { memberHomeQuery } from '@segno/data';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Reads what a signed-in person returns to, and loads the code that shows it, before home is shown. A failure leaves
 * the start of a guest's page.
 */
export const loadMemberHome = (client: QueryClient) =>
  Promise.all([
    client.query({ ...memberHomeQuery(), staleTime: 'static', retry: false }).catch(() => undefined),
    import('./MemberLead.tsx').catch(() => undefined),
  ]);
