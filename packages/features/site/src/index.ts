export { ContactScreen } from './contact/ContactScreen.tsx';
