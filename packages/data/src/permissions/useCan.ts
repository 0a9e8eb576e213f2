'use client';
import { useMemo } from 'react';
import { useStartup } from '../startup/StartupProvider.ts';
import type { PermissionName } from './contract.ts';
import { hasPermission } from './permissions.ts';

/** Returns a function that checks the visitor's permissions: `const can = useCan(); can('music.create')`. */
export function useCan(): (permission: PermissionName) => boolean {
  const startup = useStartup();
  return useMemo(() => (permission) => hasPermission(startup, permission), [startup]);
}
