// What other features may import of this one: `@segno/shell/offers`.
export { ErrorScreen } from './errors/ErrorScreen.tsx';
