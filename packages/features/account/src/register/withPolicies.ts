import { type Policy, RegisterInput } from '@segno/data';
import * as v from 'valibot';

/** The name of the checkbox of a policy, by which the server names it too. */
export const policyField = ({ id }: Pick<Policy, 'id'>) => `policy_${id}` as const;

type Accepted = Record<ReturnType<typeof policyField>, boolean>;
export type RegisterValues = RegisterInput & Accepted;

/** The contract of a registration, with one required checkbox for each policy. */
export const withPolicies = (
  policies: readonly Policy[],
  notAccepted: string,
): v.GenericSchema<RegisterValues, RegisterInput> => {
  const accepted = v.object(
    Object.fromEntries(policies.map((policy) => [policyField(policy), v.literal(true, notAccepted)])),
  ) as v.GenericSchema<Accepted>;
  return v.pipe(
    v.intersect([RegisterInput, accepted]),
    v.transform((values) => ({
      name: values.name,
      email: values.email,
      password: values.password,
      password_confirmation: values.password_confirmation,
      invite_id: values.invite_id,
      invite_type: values.invite_type,
      policies: policies.map(({ id }) => id),
    })),
  );
};
