export { PlayerDock } from './bar/PlayerDock.tsx';
export { TabTitle } from './bar/TabTitle.tsx';
export { PlayerProvider, type PlayerProviderProps } from './provider/PlayerProvider.tsx';
export { QueuePanelDock } from './queue/QueuePanelDock.tsx';
