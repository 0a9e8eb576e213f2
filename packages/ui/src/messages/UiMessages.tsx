'use client';
import { createContext, useContext, type ReactNode } from 'react';
import { uiMessages, type UiMessages } from './uiWords.ts';

const UiMessagesContext = createContext<UiMessages>(uiMessages);

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

/** The components' own words in the language of the nearest `UiMessagesProvider`. */
export const useUiMessages = (): UiMessages => useContext(UiMessagesContext);
