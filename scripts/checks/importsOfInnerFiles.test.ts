import { expect, test } from 'vitest';
import { importsOfInnerFiles } from './importsOfInnerFiles.ts';

const source = 'packages/ui/src';
/** The findings when `importer` imports `file`, and `index.ts` exports two files of the folder. */
const found = (importer: string, file: string) =>
  importsOfInnerFiles(
    new Map([
      [`${source}/index.ts`, new Set([`${source}/Button/Button.tsx`, `${source}/Menu/MenuTrigger.tsx`])],
      [`${source}/${importer}`, new Set([`${source}/${file}`])],
    ]),
  );

test('a component may import another, its recipe and its public parts', () => {
  expect(found('Link/Link.tsx', 'Button/Button.tsx')).toEqual([]);
  expect(found('Link/Link.tsx', 'Button/Button.css.ts')).toEqual([]);
  expect(found('Link/Link.tsx', 'Menu/MenuTrigger.tsx')).toEqual([]);
  expect(found('Link/Link.tsx', 'field/FieldParts.tsx')).toEqual([]);
});

test('a component folder may import its own files', () => {
  expect(found('Menu/Menu.tsx', 'Menu/useMenu.ts')).toEqual([]);
});

test('an import of an inner file of another component folder is reported', () => {
  const inner = { file: `${source}/Menu/useMenu.ts`, importer: `${source}/Link/Link.tsx` };
  expect(found('Link/Link.tsx', 'Menu/useMenu.ts')).toEqual([inner]);
  expect(found('field/FieldParts.tsx', 'Menu/menuIcon.css.ts')).toHaveLength(1);
});

test('messages and documentation are collected from every folder', () => {
  expect(found('messages/uiMessages.ts', 'Menu/messages.ts')).toEqual([]);
  expect(found('docs/docs.test.ts', 'Menu/Menu.docs.ts')).toEqual([]);
});
