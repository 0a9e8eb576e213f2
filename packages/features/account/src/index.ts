export { accountSettings } from './settings/accountSettings.tsx';
