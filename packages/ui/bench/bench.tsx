import '../src/theme/theme.css.ts';
import '../src/theme/reset.css.ts';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Input, Label, TextField as AriaTextField } from 'react-aria-components/TextField';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  applyTheme,
  Button,
  Cell,
  Column,
  DataGrid,
  Row,
  Table,
  TableBody,
  TableHeader,
  TextField,
} from '../src/index.ts';

interface Track {
  id: number;
  title: string;
  artist: string;
  plays: number;
}

const tracks: readonly Track[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  title: `Track ${index + 1}`,
  artist: `Artist ${(index * 7) % 311}`,
  plays: (index * 7919) % 100_003,
}));
const byPlays = tracks.toSorted((a, b) => b.plays - a.plays);
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const buttons = (round: number) =>
  numbers(500).map((index) => (
    <Button key={index} tone={(index + round) % 3 === 0 ? 'accent' : 'neutral'}>
      Button {index + round}
    </Button>
  ));

const fields = (round: number) =>
  numbers(200).map((index) => (
    <TextField key={index} label={`Field ${index}`} value={`Words ${round}`} onChange={() => undefined} />
  ));

const table = (round: number) => (
  <Table aria-label="Tracks" isVirtualized maxHeight={600}>
    <TableHeader>
      <Column id="title" isRowHeader>
        Title
      </Column>
      <Column id="artist">Artist</Column>
      <Column id="plays">Plays</Column>
    </TableHeader>
    <TableBody items={round % 2 === 0 ? tracks : byPlays}>
      {(track) => (
        <Row>
          <Cell>{track.title}</Cell>
          <Cell>{track.artist}</Cell>
          <Cell>{track.plays}</Cell>
        </Row>
      )}
    </TableBody>
  </Table>
);

const dataGrid = (round: number) => (
  <DataGrid
    label="Tracks"
    rows={round % 2 === 0 ? tracks : byPlays}
    rowKey={(track) => track.id}
    rowLabel={(track) => track.title}
    columns={[
      { id: 'title', header: 'Title', render: (track) => track.title },
      { id: 'artist', header: 'Artist', render: (track) => track.artist },
      { id: 'plays', header: 'Plays', render: (track) => track.plays },
    ]}
  />
);

const scenes: Record<string, (round: number) => ReactNode> = { buttons, fields, table, dataGrid };

/** The time until the result of `act` is on the screen: script, styles and layout, in milliseconds. */
async function measure(act: () => void): Promise<number> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  const started = performance.now();
  act();
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  });
  return performance.now() - started;
}

/** Shows a scene, changes everything in it and takes it away again. */
async function mountAndUpdate(name: string) {
  const scene = scenes[name];
  const place = document.querySelector('#root');
  if (!scene || !place) throw new Error(`There is no scene ${name}.`);
  const root = createRoot(place);
  const mount = await measure(() => flushSync(() => root.render(scene(0))));
  const update = await measure(() => flushSync(() => root.render(scene(1))));
  root.unmount();
  return { mount, update };
}

/** Changes the theme of a page with 500 buttons and 200 fields: all of it, and one colour of it. */
async function switchTheme() {
  const place = document.querySelector('#root');
  if (!place) throw new Error('The page is empty.');
  const root = createRoot(place);
  flushSync(() => root.render([...buttons(0), ...fields(0)]));
  const page = document.documentElement;
  const theme = await measure(() => page.setAttribute('data-theme', 'dark'));
  const color = await measure(() => void applyTheme(page, { 'color.accent.fill': '#0b6e4f' }));
  applyTheme(page, { 'color.accent.fill': null });
  page.setAttribute('data-theme', 'light');
  root.unmount();
  return { theme, color };
}

/** The same page and switch with the components of react-aria-components and a few rules of CSS. */
async function switchBareTheme() {
  const place = document.querySelector('#root');
  if (!place) throw new Error('The page is empty.');
  const style = document.createElement('style');
  style.textContent = `:root { --ground: #fff; --ink: #111; --line: #888 }
    [data-theme='dark'] { --ground: #111; --ink: #eee; --line: #777 }
    body { background: var(--ground); color: var(--ink) }
    .bare { background: var(--ground); color: var(--ink); border: 1px solid var(--line) }`;
  document.head.append(style);
  const root = createRoot(place);
  flushSync(() =>
    root.render([
      ...numbers(500).map((index) => (
        <AriaButton key={`button ${index}`} className="bare">
          Button {index}
        </AriaButton>
      )),
      ...numbers(200).map((index) => (
        <AriaTextField key={`field ${index}`} defaultValue="Words">
          <Label>Field {index}</Label>
          <Input className="bare" />
        </AriaTextField>
      )),
    ]),
  );
  const page = document.documentElement;
  const theme = await measure(() => page.setAttribute('data-theme', 'dark'));
  page.setAttribute('data-theme', 'light');
  root.unmount();
  style.remove();
  return { theme };
}

Object.assign(window, { bench: { mountAndUpdate, switchTheme, switchBareTheme } });
