import type { AdminAction } from '../views/AdminView.ts';

/** The decisions about comments. */
export const commentActions: readonly AdminAction[] = [
  { name: 'hide', appliesTo: ({ status }) => status === 'visible' },
  { name: 'restore', appliesTo: ({ status }) => status === 'hidden' },
  { name: 'dismiss', appliesTo: ({ reports_count }) => Number(reports_count) > 0 },
  { name: 'delete', appliesTo: ({ status }) => status !== 'deleted', isDangerous: true },
];
