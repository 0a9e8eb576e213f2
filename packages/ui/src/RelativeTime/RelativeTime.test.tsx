import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FormattedDate } from '../FormattedDate/FormattedDate.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { RelativeTime } from './RelativeTime.tsx';

test('the server HTML and the hydrated page have the same text', async () => {
  const at = Date.now() - 3 * 60_000;
  const page = (
    <LocaleProvider locale="en-US">
      <RelativeTime value={at} />
      <RelativeTime value={at} serverNow={at + 60_000} />
      <FormattedDate value={at} show="dateTime" />
    </LocaleProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(at);
  expect(container.children[0]).toHaveTextContent(date);
  expect(container.children[1]).toHaveTextContent('1 minute ago');

  const onRecoverableError = vi.fn();
  const root = hydrateRoot(container, page, { onRecoverableError });
  await vi.waitFor(() => expect(container.children[0]).toHaveTextContent('3 minutes ago'));
  expect(container.children[1]).toHaveTextContent('3 minutes ago');
  expect(onRecoverableError).not.toHaveBeenCalled();
  root.unmount();
});
