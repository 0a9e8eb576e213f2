'use client';
import { createContext, createElement, type ReactNode, useContext } from 'react';
import { readSetting } from '../settings/readSetting.ts';
import type { Startup } from './contract.ts';

const StartupContext = createContext<Startup | null>(null);

export interface StartupProviderProps {
  startup: Startup;
  children?: ReactNode;
}

/** Tells everything below what the application knew when it started. */
export const StartupProvider = ({ startup, children }: StartupProviderProps) =>
  createElement(StartupContext.Provider, { value: startup }, children);

/** What the application knew when it started. */
export function useStartup(): Startup {
  const startup = useContext(StartupContext);
  if (!startup) throw new Error('useStartup must be inside StartupProvider.');
  return startup;
}

/** A setting by its dotted path, such as `dates.default_timezone`; undefined when there is none. */
export const useSetting = (path: string): unknown => readSetting(useStartup().settings, path);

/** What the site is called. */
export const useSiteName = (): string => useStartup().branding.site_name;
