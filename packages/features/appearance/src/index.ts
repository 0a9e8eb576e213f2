export { AppearanceScreen } from './editor/AppearanceScreen.tsx';
