/** The name of the `BroadcastChannel` that connects the tabs of a visitor. */
export const tabsChannel = 'segno-session';
