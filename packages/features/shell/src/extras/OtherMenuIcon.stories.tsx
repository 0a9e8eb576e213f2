import { VolumeLowIcon } from '@segno/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { MenuIcon } from '../frame/MenuIcon.tsx';
import { readSvg } from './readSvg.ts';

const svg = (content: string, attributes = 'viewBox="0 0 16 16"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

const meta = {
  title: 'shell/MenuIcon',
  component: MenuIcon,
  args: { name: 'volume-low', size: 32 },
} satisfies Meta<typeof MenuIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

const shapes = (canvasElement: HTMLElement) => canvasElement.querySelector('svg')?.innerHTML ?? '';

/** MENU-5: any icon of `@segno/ui` by its name. */
export const Default: Story = {
  render: (args) => (
    <>
      <MenuIcon {...args} />
      <VolumeLowIcon size={args.size} />
    </>
  ),
  async play({ canvasElement }) {
    const wanted = canvasElement.querySelectorAll('svg')[1]!.innerHTML;
    await waitFor(() => expect(shapes(canvasElement)).toBe(wanted));
  },
};

/** MENU-5: a file is drawn without what could run or load something. */
export const File: Story = {
  args: { name: '/story-icon.svg' },
  beforeEach: () => {
    const original = globalThis.fetch;
    globalThis.fetch = async (input, init) =>
      String(input instanceof Request ? input.url : input).endsWith('/story-icon.svg')
        ? new Response(
            svg(
              `<script>document.title = 'hacked'</script>
               <style>@import url(https://evil.example/x.css);</style>
               <use href="https://evil.example/x.svg#a"/><use xlink:href="#a"/>
               <image href="https://evil.example/x.png"/>
               <a href="javascript:alert(1)"><circle cx="4" cy="4" r="4"/></a>
               <foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:alert(1)"/></foreignObject>
               <animate attributeName="href" to="javascript:alert(1)"/>
               <g onclick="alert(1)" style="background: url(https://evil.example)">
                 <path d="M2 2h12v12H2z" fill="url(https://evil.example/#x)" onload="alert(1)" id="page"/>
                 <rect x="1" y="1" width="expression(alert(1))" height="2" fill="none" stroke="#f00"/>
               </g>`,
              'viewBox="0 0 16 16" onload="alert(1)"',
            ),
          )
        : original(input, init);
    return () => {
      globalThis.fetch = original;
    };
  },
  async play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toHaveAttribute('viewBox', '0 0 16 16'));
    await expect(canvasElement.querySelector('svg')?.outerHTML).toBe(
      '<svg fill="currentColor" viewBox="0 0 16 16" width="32" height="32" aria-hidden="true">' +
        '<g><path d="M2 2h12v12H2z" fill="currentColor"></path>' +
        '<rect x="1" y="1" height="2" fill="none" stroke="currentColor"></rect></g></svg>',
    );
  },
};

/** MENU-5: what is no icon, or none that can be loaded, is the note. */
export const Fallback: Story = {
  args: { name: 'constructor' },
  async play({ canvasElement }) {
    const note = shapes(canvasElement);
    for (const text of [
      'not an svg',
      '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>',
      `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg('<path d="M1 1"/>')}`,
      svg('<text>words</text>'),
      svg('<g/>').slice(0, -4),
    ])
      await expect(readSvg(text)).toBeNull();
    await expect(readSvg(svg('<path d="M1 1"/>', 'width="20" height="10px"'))?.attributes.viewBox).toBe(
      '0 0 20 10',
    );
    const colors = '<path d="M1 1" fill="#F00"/><path d="M1 1" fill="blue" stroke="url(#x)"/>';
    await expect(readSvg(svg(colors))?.content.map(({ attributes }) => attributes)).toEqual([
      { d: 'M1 1', fill: '#f00' },
      { d: 'M1 1', fill: 'blue', stroke: 'currentColor' },
    ]);
    const many = readSvg(svg('<path d="M1 1"/>'.repeat(600)));
    await expect(many?.content).toHaveLength(500);
    await expect(shapes(canvasElement)).toBe(note);
  },
};
