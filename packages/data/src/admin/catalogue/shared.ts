import * as v from 'valibot';
import { Id } from '../../shared/contract.ts';

/** The uploaded file that becomes the picture; null removes the picture. */
export const picture = v.optional(v.nullable(Id));
export const statuses = ['draft', 'scheduled', 'published', 'hidden'] as const;
