import { readSetting, type Startup, type Translator } from '@segno/data';
import { messages } from '../messages/en.ts';
import { PlanPanel } from './PlanPanel.tsx';

/** The person's plan as a panel of the account settings, where plans are sold. */
export const planPanel = {
  id: 'plan',
  texts(translator: Translator) {
    const t = translator(messages);
    return { title: t('panel.title'), text: t('panel.text') };
  },
  isShown: ({ settings }: Pick<Startup, 'settings'>) => readSetting(settings, 'billing.enable') === true,
  Content: PlanPanel,
};
