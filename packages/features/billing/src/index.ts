export { planPanel } from './manage/planPanel.ts';
