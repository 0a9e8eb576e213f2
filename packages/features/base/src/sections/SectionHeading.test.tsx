import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StoryPlayer } from '@segno/playback/testing';
import { SectionHeading } from './SectionHeading.tsx';

test('the link of a heading is at least 24 px high', async () => {
  await render(
    <StoryPlayer context={null}>
      <SectionHeading title="Popular albums" href="/popular-albums" />
    </StoryPlayer>,
  );
  const link = page.getByRole('link', { name: 'Show all: Popular albums' });
  await expect.element(link).toBeVisible();
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
});
