'use client';
import { createContext, useContext, type ReactNode } from 'react';
import type { UiMessages } from './uiMessages.ts';

const UiMessagesContext = createContext<Partial<UiMessages>>({});

export interface UiMessagesProviderProps {
  /** The messages in the language of the visitor; a missing one is in English. */
  messages: Partial<UiMessages>;
  children: ReactNode;
}

/** Translates the messages of the components, such as “Close”, which are English by default. */
export function UiMessagesProvider({ messages, children }: UiMessagesProviderProps) {
  return (
    <UiMessagesContext.Provider value={{ ...useContext(UiMessagesContext), ...messages }}>
      {children}
    </UiMessagesContext.Provider>
  );
}

/**
 * Returns the messages of a component in the language of the nearest `UiMessagesProvider`. Each component imports its
 * English messages, so that a page loads only those of the components that it uses.
 */
export const useUiMessages = <T extends Partial<UiMessages>>(messages: T): T => ({
  ...messages,
  ...(useContext(UiMessagesContext) as Partial<T>),
});
