import { sampleImage } from '../shared/samples.ts';
import type { UserProfile } from './contract.ts';

/** Profiles for stories and tests. */
export const sampleUsers: UserProfile[] = [
  {
    id: 12,
    name: 'Noor Haddad',
    image: sampleImage(40),
    playlists_count: 6,
    followers_count: 31,
    following_count: 4,
    created_at: '2026-01-05T10:00:00.000Z',
  },
  {
    id: 13,
    name: 'The Very Long Name of a Person Who Collects Field Recordings from Harbours',
    playlists_count: 0,
    followers_count: 0,
    following_count: 0,
    created_at: '2026-03-11T08:30:00.000Z',
  },
];
