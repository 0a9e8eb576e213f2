import * as React from 'react';

/**
 * Turns off what React's development build records for developer tools: where each element was created, and how long
 * each component took. Nobody looks at these in a test, and they take a sixth of its processor time. Errors and
 * warnings stay. Where another version of React has other internals, this does nothing.
 */
export function quickReact(): void {
  const internals = (React as unknown as Record<string, object | undefined>)
    .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  // React records no stacks above a number in each second.
  if (internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
  Object.assign(performance, { measure() {} });
}
