import type { AccessCase } from '../AccessCase.ts';

export const contactCases: Record<string, AccessCase[]> = {
  'POST /contact-page': [{ path: '/contact-page', body: {}, status: 422 }],
};
