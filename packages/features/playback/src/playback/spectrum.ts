import { createStore } from 'zustand/vanilla';

/** The analyser of what plays; null while the elements play without a graph. */
export const spectrumStore = createStore<{ analyser: AnalyserNode | null }>(() => ({ analyser: null }));
