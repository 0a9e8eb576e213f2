import { hasPermission, type Permission, PermissionName } from '@segno/data/contract';
import * as v from 'valibot';
import { Problem } from '../http/Problem.ts';
import { combinePermissions } from '../roles/combinePermissions.ts';
import type { SignedInViewer } from '../viewer/Viewer.ts';

/** The problem of one field of a form. */
export const invalid = (field: string, { message }: { message: string }) =>
  new Problem({
    status: 422,
    code: 'invalid_request',
    message: 'Some of what was sent is not valid.',
    fields: { [field]: message },
  });

/** Nobody grants what they do not hold. Permissions that a record has already may stay. */
export function requireHeld(
  viewer: SignedInViewer,
  wanted: readonly Permission[],
  present: readonly Permission[],
  field: string,
) {
  const isPresent = (one: Permission) =>
    present.some((other) => JSON.stringify(other) === JSON.stringify(one));
  const tooMuch = wanted.find((one) => !isPresent(one) && !hasPermission(viewer, one.name));
  if (tooMuch) throw invalid(field, { message: 'You can only give permissions that you have yourself.' });
}

/** Whether a record holds a permission that the viewer lacks: the viewer then may not change it. */
export const holdsMore = (viewer: SignedInViewer, held: readonly Permission[]) =>
  held.some(({ name }) => !hasPermission(viewer, name));

/** Permissions as they are stored: known names only, once each. */
export const known = (permissions: readonly Permission[]) =>
  combinePermissions([permissions.filter(({ name }) => v.is(PermissionName, name))]);
