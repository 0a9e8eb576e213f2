import { expect, test } from 'vitest';
import * as ui from './index.ts';

test('the public names are those that were promised', async () => {
  await expect(
    Object.keys(ui)
      .toSorted((a, b) => a.localeCompare(b))
      .join('\n') + '\n',
  ).toMatchFileSnapshot('./publicNames.txt');
});
