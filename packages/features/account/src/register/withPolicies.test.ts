import * as v from 'valibot';
import { expect, test } from 'vitest';
import { withPolicies } from './withPolicies.ts';

const terms = { id: 3, label: 'terms of service', href: '/pages/terms' };
const schema = withPolicies([terms], 'Accept this to continue.');
const values = {
  email: ' noor@segno.example ',
  password: 'velvet moth lantern',
  password_confirmation: 'velvet moth lantern',
};

test('AUTH-4 a registration has the ids of the accepted policies', () => {
  expect(v.parse(schema, { ...values, policy_3: true })).toMatchObject({
    email: 'noor@segno.example',
    policies: [3],
  });
});

test('AUTH-13 a registration has the name that was entered', () => {
  expect(v.parse(schema, { ...values, name: ' Noor ', policy_3: true })).toMatchObject({ name: 'Noor' });
});

test('AUTH-4 each policy must be accepted, and is reported beside the other fields', () => {
  const { issues = [] } = v.safeParse(schema, { ...values, password_confirmation: 'other', policy_3: false });
  expect(issues.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['password_confirmation', 'The passwords are not the same.'],
    ['policy_3', 'Accept this to continue.'],
  ]);
});
