// The exports for other features: `@segno/shell/offers`.
export { ErrorScreen } from './errors/ErrorScreen.tsx';
