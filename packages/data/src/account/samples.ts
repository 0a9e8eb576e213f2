import type { OwnUser, Passkey, UserSession } from './contract.ts';
import type { User } from '../users/contract.ts';

/** The account settings of a person. */
export const sampleOwnUser = (user: User): OwnUser => ({
  ...user,
  first_name: 'Nora',
  last_name: 'Lind',
  image: null,
  country: 'PL',
  has_password: true,
  two_factor_confirmed_at: null,
  two_factor_pending: false,
  two_factor_recovery_codes: [],
  tokens: [
    {
      id: 3,
      name: 'Backup script',
      scopes: ['read'],
      last_used_at: null,
      expires_at: null,
      created_at: '2026-10-01T08:00:00.000Z',
    },
  ],
});

/** A passkey that was used. */
export const samplePasskeys: Passkey[] = [
  {
    id: 5,
    name: 'Laptop',
    is_synced: false,
    created_at: '2026-10-02T08:00:00.000Z',
    last_used_at: '2026-11-19T07:30:00.000Z',
  },
];

/** Two sessions: this browser, and a phone. */
export const sampleSessions: UserSession[] = [
  {
    id: 9,
    device_type: 'desktop',
    platform: 'Linux',
    browser: 'Chrome',
    city: null,
    country: 'PL',
    ip_address: '192.0.2.7',
    token: '9',
    is_current_device: true,
    last_active: '2026-11-20T18:30:00.000Z',
  },
  {
    id: 4,
    device_type: 'mobile',
    platform: 'Android',
    browser: 'Firefox',
    city: null,
    country: null,
    ip_address: '2001:db8::7',
    token: '4',
    is_current_device: false,
    last_active: '2026-11-18T08:00:00.000Z',
  },
];
