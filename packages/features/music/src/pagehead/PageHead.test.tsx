import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StoryPlayer } from '@segno/playback/testing';
import { PageHead } from './PageHead.tsx';

const details = ['Marlow Quay', 'Slow Tide', '2025', '3:11', '1,284,310 plays', '48 tracks'];

test('on a tablet there is a dot between two details of a line, and none at its ends', async () => {
  await page.viewport(800, 600);
  await render(
    <StoryPlayer context={null}>
      <div style={{ inlineSize: 560, paddingInlineStart: 40 }}>
        <PageHead
          kind="Album"
          title="Slow Tide"
          images={[]}
          details={details.map((text) => (
            <span key={text}>{text}</span>
          ))}
        />
      </div>
    </StoryPlayer>,
  );
  const parts = details.map((text) => page.getByText(text, { exact: true }).last().element());
  const lines = parts.map((part) => part.getBoundingClientRect().top);
  expect(new Set(lines).size).toBeGreaterThan(1);
  // What is clipped cannot be hit.
  const hasDot = parts.map((part) => {
    const { left, top, height } = part.getBoundingClientRect();
    return document.elementFromPoint(left + 5, top + height / 2) === part;
  });
  expect(hasDot).toEqual(lines.map((line, index) => line === lines[index - 1]));
});
