import * as React from 'react';

/**
 * Turns off the records that React's development build keeps for developer tools: where each element was created, and
 * how long each component took. Tests do not need them, and they take a sixth of the processor time. Errors and
 * warnings are kept. This has no effect if another version of React has other internals.
 */
export function quickReact(): void {
  const internals = (React as unknown as Record<string, object | undefined>)
    .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  // React stops recording stacks above this count in each second.
  if (internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
  Object.assign(performance, { measure() {} });
}
