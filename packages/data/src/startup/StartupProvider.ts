'use client';
import {
  createContext,
  createElement,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import type { SettingName, SettingValue } from '../settings/contract.ts';
import { readSetting } from '../settings/readSetting.ts';
import type { Startup } from './contract.ts';
import type { StartupStore } from '../store/createStore.ts';

const StartupContext = createContext<Startup | null>(null);

export interface StartupProviderProps {
  startup: Startup;
  children?: ReactNode;
}

/** Provides the startup object to the components below it. */
export const StartupProvider = ({ startup, children }: StartupProviderProps) =>
  createElement(StartupContext.Provider, { value: startup }, children);

/**
 * Returns the startup object of a store, for `StartupProvider`. A replacement is rendered as a transition: a page that
 * has to read its data again stays on the screen meanwhile.
 */
export function useStartupStore(store: StartupStore): Startup {
  const [startup, setStartup] = useState(store.get);
  useEffect(() => {
    const read = () => startTransition(() => setStartup(store.get));
    read();
    return store.subscribe(read);
  }, [store]);
  return startup;
}

/** Returns the startup object. Throws outside of `StartupProvider`. */
export function useStartup(): Startup {
  const startup = useContext(StartupContext);
  if (!startup) throw new Error('useStartup must be inside StartupProvider.');
  return startup;
}

/** Returns a setting by its name, such as `dates.default_timezone`; undefined when it is not set. */
export const useSetting = <TName extends SettingName>(name: TName): SettingValue<TName> | undefined =>
  readSetting(useStartup().settings, name);

/** Returns the name of the site. */
export const useSiteName = (): string => useStartup().branding.site_name;
