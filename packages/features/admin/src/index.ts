export { viewPage } from './frame/viewPage.tsx';
