import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleCover } from '../testing/sampleCover.ts';
import { HtmlView } from './HtmlView.tsx';

const biography = `
<h1>Halcyon Weather</h1>
<p>Two sisters from a <strong>lighthouse</strong> on the west coast, who record <em>what the radio leaves out</em>:
the hum before a storm, the <mark>ferry at six</mark>, a kettle. Their first tape was sold from a
<a href="https://example.com/van">fish van</a>.</p>
<h2>On the road</h2>
<ul><li>Autumn: harbours of the north</li><li>Winter: <ol><li>Rooms with stoves</li><li>Rooms without</li></ol></li></ul>
<blockquote><p>They play as if someone were asleep next door.</p></blockquote>
<h3>Gear</h3>
<p>A <code>Tascam 244</code>, two microphones and <kbd>Rec</kbd>.</p>
<hr>
<dl><dt>Members</dt><dd>Ines and Maud Farrow</dd></dl>`;

const meta = {
  title: 'ui/Content/HtmlView',
  component: HtmlView,
  args: { html: biography },
} satisfies Meta<typeof HtmlView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, step }) => {
    const view = within(canvasElement);
    await step('heading levels follow the outline of the page', async () => {
      await expect(view.getByRole('heading', { level: 2 })).toHaveTextContent('Halcyon Weather');
      await expect(view.getByRole('heading', { level: 3 })).toHaveTextContent('On the road');
      await expect(view.getByRole('heading', { level: 4 })).toHaveTextContent('Gear');
    });
    await step('Tab reaches a link, whose `rel` includes nofollow and noopener', async () => {
      await userEvent.tab();
      const link = view.getByRole('link', { name: 'fish van' });
      await expect(link).toHaveFocus();
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    });
  },
};

export const Small: Story = { args: { size: 'sm' } };

/** A biography by someone else: no headings, quotations or pictures. */
export const Basic: Story = {
  args: { formats: 'basic', size: 'sm' },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await expect(view.queryByRole('heading')).toBeNull();
    await expect(view.getByText(/Halcyon Weather/)).toBeVisible();
    await expect(view.getByRole('link', { name: 'fish van' })).toBeVisible();
    await expect(view.getAllByRole('list')).toHaveLength(2);
  },
};

export const HeadingLevel: Story = {
  args: { headingLevel: 1, html: '<h3>Terms</h3><p>The third level was the highest.</p><h4>Payment</h4>' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent('Terms');
    await expect(within(canvasElement).getByRole('heading', { level: 2 })).toHaveTextContent('Payment');
  },
};

const cover = `<figure><img src="/cover.svg" alt="The ferry at six" width="240" height="240"><figcaption>The ferry at six</figcaption></figure>`;

/** Pictures are not requested by default, which would disclose the reader to their hosts. */
export const WithoutPictures: Story = {
  args: { html: cover },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(within(canvasElement).getAllByText('The ferry at six')).toHaveLength(2);
  },
};

export const WithPictures: Story = {
  args: { html: cover, showImages: true },
  play: async ({ canvasElement }) => {
    const image = within(canvasElement).getByRole<HTMLImageElement>('img', { name: 'The ferry at six' });
    await expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
    // Data URLs are not allowed; this one replaces the file that a site would have.
    image.src = sampleCover('#2f66ad', '#f3c163');
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
  },
};

export const WideTable: Story = {
  args: {
    html: `<table><caption>Plays</caption><thead><tr><th scope="col">Track</th>${Array.from({ length: 14 }, (_, index) => `<th scope="col">Week ${index + 1}</th>`).join('')}</tr></thead>
<tbody><tr><th scope="row">Rain&nbsp;on&nbsp;the&nbsp;tram</th>${Array.from({ length: 14 }, (_, index) => `<td>${index * 1371}</td>`).join('')}</tr></tbody></table>
<pre><code>const aLineThatGoesOnAndOn = 'because nobody ever thought of the people who read it on a phone, and why would they';</code></pre>`,
  },
  play: async ({ canvasElement, step }) => {
    await step('it has its own scroll container, which keys can scroll', async () => {
      const area = await within(canvasElement).findByRole('group', { name: 'Table' });
      await userEvent.tab();
      await expect(area).toHaveFocus();
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    });
  },
};

export const Hostile: Story = {
  args: {
    html: `<p>Before</p><script>window.broken = true</script><img src=x onerror="window.broken = true">
<a href="javascript:window.broken=true">Link</a><svg onload="window.broken=true"></svg><style>p{display:none}</style>
<p id="cookie" onclick="window.broken=true" style="position:fixed">After</p>`,
    showImages: true,
    headingLevel: 2,
  },
  parameters: { expectedErrors: [/Failed to load resource/] },
  play: async ({ canvasElement }) => {
    const view = within(canvasElement);
    await expect(view.getByText('Before')).toBeVisible();
    await expect(view.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('script, svg, style, [onclick], [style]')).toBeNull();
    await expect('broken' in window).toBe(false);
  },
};

export const Empty: Story = { args: { html: '' } };

export const LongText: Story = {
  args: {
    html: `<h2>${'Anunbrokenname'.repeat(12)}</h2><p>https://example.com/${'path/'.repeat(60)}</p><p>${'The tide came in and the tape ran on. '.repeat(30)}</p>`,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    html: '<h2>שלום</h2><ul><li>אחת</li><li>שתיים</li></ul><blockquote>ציטוט</blockquote><p dir="ltr">Left to right</p><p>Played to stay awake.</p>',
  },
  // A text in another script has its own direction: its full stop is at its end.
  play: async ({ canvas }) => {
    const text = canvas.getByText('Played to stay awake.').firstChild!;
    const leftOf = (index: number) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(leftOf(text.textContent!.length - 1)).toBeGreaterThan(leftOf(0));
  },
};
