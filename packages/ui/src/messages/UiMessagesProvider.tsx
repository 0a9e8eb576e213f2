'use client';
import { createContext, useContext, type ReactNode } from 'react';
import type { UiMessages } from './uiMessages.ts';

const UiMessagesContext = createContext<Partial<UiMessages>>({});

export interface UiMessagesProviderProps {
  /** The words in the visitor's language; what is missing is said in English. */
  messages: Partial<UiMessages>;
  children: ReactNode;
}

/** Gives the components their few own words, such as “Close”, in another language than English. */
export function UiMessagesProvider({ messages, children }: UiMessagesProviderProps) {
  return (
    <UiMessagesContext.Provider value={{ ...useContext(UiMessagesContext), ...messages }}>
      {children}
    </UiMessagesContext.Provider>
  );
}

/**
 * A component's own words in the language of the nearest `UiMessagesProvider`. Each brings its English along, so that
 * a page loads the words of the components that it uses.
 */
export const useUiMessages = <T extends Partial<UiMessages>>(words: T): T => ({
  ...words,
  ...(useContext(UiMessagesContext) as Partial<T>),
});
