import { adminComments, adminPlans, adminSubscriptions } from '@segno/data';
import { SubscriptionActions } from '../billing/SubscriptionActions.tsx';
import { commentActions } from '../comments/commentActions.ts';
import { CommentDetails } from '../comments/CommentDetails.tsx';
import { type AnyRecord, defineView, flag, long, one, text } from './AdminView.ts';

const isPaid = ({ free }: Record<string, unknown>) => free !== true;

export const plansView = defineView(adminPlans, {
  nameOf: ({ name }) => String(name),
  nameOrder: 'name',
  columns: [
    { id: 'prices', kind: 'price' },
    { id: 'subscribers_count', kind: 'number' },
    { id: 'recommended', kind: 'flag' },
    { id: 'hidden', kind: 'flag' },
    { id: 'position', kind: 'number', order: 'position' },
    { id: 'updated_at', kind: 'time', order: 'updated' },
  ],
  tabs: [
    {
      name: 'details',
      groups: [
        {
          name: 'basics',
          fields: [
            text('name'),
            long('description'),
            { name: 'feature_list', kind: 'lines' },
            { name: 'position', kind: 'number', hintKey: 'position' },
            flag('recommended'),
            flag('hidden'),
            flag('free'),
          ],
        },
        { name: 'prices', when: isPaid, fields: [{ name: 'prices', kind: 'prices' }] },
        { name: 'permissions', fields: [{ name: 'plan_permissions', kind: 'permissions' }] },
      ],
    },
  ],
  blank: {
    name: '',
    description: '',
    position: 0,
    hidden: false,
    recommended: false,
    free: false,
    feature_list: [],
    plan_permissions: [],
    prices: [{ amount: 0, currency: 'EUR', interval: 'month', interval_count: 1 }],
  },
  clean: (values) => (values.free === true ? { ...values, prices: [] } : values),
  siteHref: ({ hidden }) => (hidden === true ? undefined : '/pricing'),
});

const nameOfUser = ({ user }: AnyRecord) =>
  typeof user === 'object' && user !== null && 'name' in user ? String(user.name) : '';

export const subscriptionsView = defineView(adminSubscriptions, {
  nameOf: nameOfUser,
  columns: [
    { id: 'plan', kind: 'ref' },
    { id: 'price', kind: 'price' },
    { id: 'status', kind: 'choice' },
    { id: 'gateway', kind: 'choice' },
    { id: 'renews_at', kind: 'time' },
    { id: 'ends_at', kind: 'time' },
    { id: 'created_at', kind: 'time', order: 'created' },
  ],
  hiddenFilters: ['product_id'],
  tabs: [{ name: 'details', groups: [], Extra: SubscriptionActions }],
  newGroups: [
    {
      name: 'grant',
      fields: [one('user_id', 'users'), one('price_id', 'prices'), { name: 'ends_on', kind: 'date' }],
    },
  ],
  blank: { user_id: null, price_id: null, ends_on: null },
});

const short = (value: unknown) => {
  const words = String(value);
  return words.length > 80 ? `${words.slice(0, 79)}…` : words;
};

export const commentsView = defineView(adminComments, {
  nameOf: ({ text: words, author }) => short(words) || (author as { name: string }).name,
  columns: [
    { id: 'author', kind: 'ref' },
    { id: 'target', kind: 'ref' },
    { id: 'status', kind: 'choice' },
    { id: 'reports_count', kind: 'number', order: 'reports' },
    { id: 'likes_count', kind: 'number', order: 'likes' },
    { id: 'created_at', kind: 'time', order: 'created' },
  ],
  hiddenFilters: ['user_id'],
  actions: commentActions,
  tabs: [{ name: 'details', groups: [], Extra: CommentDetails }],
});
