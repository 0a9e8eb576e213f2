import type { Startup } from '@segno/data';
import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react-router';

/** The query client of this visit (browser) or of this request (server). */
export const queryClientContext = createContext<QueryClient>();

/** The startup object. */
export const startupContext = createContext<Startup>();
