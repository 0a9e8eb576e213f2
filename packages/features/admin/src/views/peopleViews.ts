import { adminAudit, adminRoles, adminUsers, userPath } from '@segno/data';
import { AuditChange } from '../audit/AuditChange.tsx';
import { UserTokens } from '../users/UserTokens.tsx';
import { UserSecurity } from '../users/UserSecurity.tsx';
import { defineView, flag, many, text, type AnyRecord } from './AdminView.ts';

const nameOf = ({ name }: AnyRecord) => String(name);
const created = { id: 'created_at', kind: 'time', order: 'created' } as const;

export const usersView = defineView(adminUsers, {
  nameOf,
  nameOrder: 'name',
  columns: [
    { id: 'email', kind: 'text', order: 'email' },
    { id: 'roles', kind: 'refs' },
    { id: 'banned_at', kind: 'time' },
    { id: 'last_active_at', kind: 'time' },
    created,
  ],
  hiddenFilters: ['role_id'],
  tabs: [
    {
      name: 'details',
      groups: [
        { name: 'account', fields: [text('name'), { name: 'email', kind: 'email' }, flag('email_verified')] },
      ],
    },
    {
      name: 'permissions',
      groups: [
        {
          name: 'permissions',
          fields: [many('role_ids', 'roles'), { name: 'own_permissions', kind: 'permissions' }],
        },
      ],
    },
    { name: 'security', groups: [], Extra: UserSecurity },
    { name: 'api', groups: [], Extra: UserTokens },
    {
      name: 'date',
      groups: [
        {
          name: 'details',
          fields: [
            { name: 'timezone', kind: 'zone' },
            { name: 'language', kind: 'language' },
          ],
        },
      ],
    },
  ],
  blank: {
    name: '',
    email: '',
    email_verified: true,
    timezone: 'UTC',
    language: null,
    role_ids: [],
    own_permissions: [],
  },
  siteHref: (record) => userPath({ id: record.id, name: String(record.name) }),
});

export const rolesView = defineView(adminRoles, {
  nameOf,
  nameOrder: 'name',
  columns: [
    { id: 'is_guest', kind: 'flag' },
    { id: 'is_default', kind: 'flag' },
    { id: 'users_count', kind: 'number' },
    { id: 'updated_at', kind: 'time', order: 'updated' },
  ],
  tabs: [
    {
      name: 'details',
      groups: [
        { name: 'basics', fields: [text('name'), flag('is_default'), flag('is_guest')] },
        { name: 'permissions', fields: [{ name: 'role_permissions', kind: 'permissions' }] },
      ],
    },
  ],
  blank: { name: '', is_default: false, is_guest: false, role_permissions: [] },
});

export const auditView = defineView(adminAudit, {
  nameOf: ({ label, id }) => (typeof label === 'string' && label !== '' ? label : String(id)),
  columns: [
    { id: 'action', kind: 'choice' },
    { id: 'resource', kind: 'page' },
    { id: 'user_name', kind: 'text' },
    { id: 'created_at', kind: 'instant', order: 'newest' },
  ],
  hiddenFilters: ['user_id'],
  tabs: [{ name: 'details', groups: [], Extra: AuditChange }],
});
