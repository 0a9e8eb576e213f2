import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Select, SelectItem } from './Select.tsx';

// A browser hydrates it before it has loaded the field that filters the list.
test('a searchable select shows its value without the code of its search', () => {
  const items = ['Lisbon', 'Oslo'].map((name) =>
    createElement(SelectItem, { key: name, id: name } as never, name),
  );
  const html = renderToString(
    createElement(Select, { label: 'City', isSearchable: true, value: 'Oslo' } as never, ...items),
  );
  expect(html).toMatch(/<button[^>]*>(?:<[^>]*>)*Oslo/);
});
