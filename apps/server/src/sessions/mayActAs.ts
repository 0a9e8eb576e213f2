import type { User } from '@segno/data/contract';

type Rights = Pick<User, 'permissions' | 'banned_at'>;

const holds = ({ permissions }: Rights, wanted: string) =>
  permissions.some(({ name }) => name === 'admin' || name === wanted);

/** Whether a person may see the site as another one: nobody gains a permission by it. */
export const mayActAs = (actor: Rights, other: Rights): boolean =>
  actor.banned_at === null &&
  holds(actor, 'users.update') &&
  other.permissions.every(({ name }) => holds(actor, name));
