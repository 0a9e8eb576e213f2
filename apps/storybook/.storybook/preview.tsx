// The theme must be imported first, because it declares the order of the cascade layers.
import '@segno/ui/theme';
import '@segno/ui/reset.css';
import '@segno/ui/fonts.css';
import './preview.css';
import { UiMessagesProvider } from '@segno/ui';
import { LocaleProvider } from '@segno/ui/LocaleProvider';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { lazy, Suspense, useLayoutEffect, type ComponentProps, type ReactNode } from 'react';
import { dialogStack } from '../../../packages/ui/src/DialogHost/dialogStack.ts';
import { applyToolbar, type Choice } from './applyToolbar.ts';
import { checkFirstState } from './checkFirstState.ts';
import { checkOtherTheme } from './checkOtherTheme.ts';
import { modes } from './modes.ts';
import { quickReact } from './quickReact.ts';

type Pseudo = typeof import('./pseudo.ts');
/** Loaded when the pseudo-language is chosen for the first time. */
let pseudo: Pseudo | undefined;
const isPseudo = ({ locale }: Pick<Choice, 'locale'>) => locale === 'en-XA';
const noMessages = {};
const uiMessagesOf = (choice: Choice) => (isPseudo(choice) && pseudo?.pseudoUiMessages) || noMessages;

/** The default locale of the direction, unless a locale is chosen. */
const localeOf = ({ locale, direction }: Choice) =>
  locale === 'auto' ? (direction === 'rtl' ? 'he-IL' : 'en-US') : locale;

function Toolbar({ children, ...choice }: Choice & { children: ReactNode }) {
  const { theme, direction, density, motion, contrast, locale } = choice;
  useLayoutEffect(
    () => applyToolbar({ theme, direction, density, motion, contrast, locale }),
    [theme, direction, density, motion, contrast, locale],
  );
  return (
    <LocaleProvider locale={localeOf(choice)}>
      <UiMessagesProvider messages={uiMessagesOf(choice)}>{children}</UiMessagesProvider>
    </LocaleProvider>
  );
}

const withToolbar: Decorator = (Story, { globals }) => (
  <Toolbar {...(globals as unknown as Choice)}>
    <Story />
  </Toolbar>
);

// Lazily loaded parts of a story, such as a menu, may take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 8000 });

const toolbar = (
  title: string,
  icon: 'circlehollow' | 'transfer' | 'component' | 'lightning' | 'play' | 'contrast' | 'globe',
  items: { value: string; title: string }[],
) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

// Loaded lazily, because the documentation blocks are large and tests do not need them.
const ComponentPage = lazy(() => import('./ComponentPage.tsx'));
const page = () => (
  <Suspense fallback={null}>
    <ComponentPage />
  </Suspense>
);
const DocumentationContainer = lazy(() => import('./DocumentationContainer.tsx'));
const container = (props: ComponentProps<typeof DocumentationContainer>) => (
  <Suspense fallback={null}>
    <DocumentationContainer {...props} />
  </Suspense>
);

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const isTest = import.meta.env.MODE === 'test';
if (isTest) quickReact();

/** Console errors of the current story. They fail the test unless the story lists them as expected. */
const errors: string[] = [];
/** React's advice to use `act` does not apply to updates that a test does not start, such as image loads. */
const advice = /wrapped in act\(|configured to support act\(|suspended inside an `act` scope/;
const report = console.error;
console.error = (...args: unknown[]) => {
  errors.push(args.map(String).join(' '));
  report(...args);
};

export default {
  decorators: [withToolbar],
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    // Limits other results to one element each, because complete reports take megabytes. Tests read violations only.
    a11y: {
      test: 'error',
      options: { resultTypes: isTest ? ['violations'] : ['violations', 'incomplete'] },
    },
    chromatic: { modes },
    controls: { expanded: true },
    docs: { page, container },
    backgrounds: { disable: true },
    viewport: {
      options: {
        desktop: viewport('Desktop 1280', 1280, 800),
        tablet: viewport('Tablet 768', 768, 1024),
        phone: viewport('Phone 390', 390, 844),
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'foundation',
          'ui',
          [
            'Actions',
            'Fields',
            'Dates',
            'Navigation',
            'Collections',
            'Overlays',
            'Feedback',
            'Content',
            'Layout',
            'Charts',
            'Formats',
            'Providers',
          ],
          'shell',
          'player',
          'account',
        ],
      },
    },
  },
  globalTypes: {
    theme: toolbar('Theme', 'circlehollow', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'system', title: 'System' },
    ]),
    direction: toolbar('Direction', 'transfer', [
      { value: 'ltr', title: 'Left to right' },
      { value: 'rtl', title: 'Right to left' },
    ]),
    density: toolbar('Density', 'component', [
      { value: 'normal', title: 'Normal density' },
      { value: 'compact', title: 'Compact' },
    ]),
    motion: toolbar('Motion', 'lightning', [
      { value: 'full', title: 'Full motion' },
      { value: 'reduced', title: 'Reduced motion' },
    ]),
    contrast: toolbar('Contrast', 'contrast', [
      { value: 'normal', title: 'Normal contrast' },
      { value: 'more', title: 'More contrast' },
    ]),
    interactions: toolbar('Interactions', 'play', [
      { value: 'off', title: 'First state of a story' },
      { value: 'run', title: 'Run the interactions of a story' },
    ]),
    locale: toolbar('Locale', 'globe', [
      { value: 'auto', title: 'Locale of the direction' },
      { value: 'en-US', title: 'English, United States' },
      { value: 'de-DE', title: 'Deutsch, Deutschland' },
      { value: 'ja-JP', title: '日本語、日本' },
      { value: 'ar-EG', title: 'العربية، مصر' },
      { value: 'he-IL', title: 'עברית, ישראל' },
      { value: 'en-XA', title: 'Pseudo-language' },
    ]),
  },
  initialGlobals: {
    theme: 'light',
    direction: 'ltr',
    density: 'normal',
    motion: 'full',
    contrast: 'normal',
    interactions: 'off',
    locale: 'auto',
  },
  async beforeAll() {
    // Waits for the font, because stories compare widths and a late font would change them.
    await document.fonts.load("1em 'Figtree Variable'");
  },
  async beforeEach(context) {
    const { globals, mount } = context;
    if (isPseudo(globals as unknown as Choice)) pseudo ??= await import('./pseudo.ts');
    pseudo?.showPseudo(isPseudo(globals as unknown as Choice));
    // Tests flush React's updates. Elsewhere the rows of a list render a task later than the list, so interactions must
    // wait for them.
    context.mount = async (...args) => {
      const canvas = await mount(...args);
      if (isTest) checkFirstState(context, context.canvasElement);
      else await new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 500 }));
      return canvas;
    };
    errors.length = 0;
    // Applied before the story renders, so that elements that measure themselves on mount see the final styles.
    applyToolbar(globals as unknown as Choice);
    // A dialog that was opened from code would cover the next story.
    return () => {
      for (const { key, close } of dialogStack.dialogs()) {
        close();
        dialogStack.remove(key);
      }
    };
  },
  async afterEach(context) {
    const { globals, parameters, reporting } = context;
    // Vitest sends each report from the page to its process. Of a passed one nobody reads the result.
    if (isTest) {
      const add = reporting.addReport.bind(reporting);
      reporting.addReport = (report) =>
        add(report.status === 'passed' ? { ...report, result: null } : report);
    }
    const expected = [advice, ...((parameters.expectedErrors ?? []) as RegExp[])];
    const unexpected = errors.filter((message) => !expected.some((pattern) => pattern.test(message)));
    errors.length = 0;
    // Thrown in tests only, because in Storybook the error would replace the story.
    if (unexpected.length > 0 && isTest)
      throw new Error(`Unexpected console error:\n${unexpected.join('\n')}`);
    if (globals.axeThemes === 'both') await checkOtherTheme(context);
  },
} satisfies Preview;
