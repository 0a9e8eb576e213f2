import type { Startup } from '@segno/data';
import { sampleStartup, sampleUser } from '@segno/data/samples';

type User = typeof sampleUser;

/** The startup object of a guest. */
export const asGuest: Startup = sampleStartup;

/** The startup object of a signed-in person with the permissions of new people; `given` sets what a story is about. */
export const asListener = (given: Partial<User> = {}): Startup => ({
  ...sampleStartup,
  user: { ...sampleUser, ...given },
});

/** The startup object of the person who owns this record. */
export const asOwner = ({ owner: { id, name } }: { owner: Pick<User, 'id' | 'name'> }): Startup =>
  asListener({ id, name });

export const asAdmin = (): Startup => asListener({ permissions: [{ name: 'admin', restrictions: [] }] });
