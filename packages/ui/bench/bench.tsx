import '../src/theme/theme.css.ts';
import '../src/theme/reset.css.ts';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  Cell as AriaCell,
  Column as AriaColumn,
  ResizableTableContainer,
  Row as AriaRow,
  Table as AriaTable,
  TableBody as AriaTableBody,
  TableHeader as AriaTableHeader,
} from 'react-aria-components/Table';
import { Input, Label, TextField as AriaTextField } from 'react-aria-components/TextField';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  applyTheme,
  Button,
  Cell,
  Column,
  DataGrid,
  GridList,
  GridListItem,
  ListBox,
  ListBoxItem,
  Row,
  Select,
  SelectItem,
  Table,
  TableBody,
  TableHeader,
  TextField,
  Tree,
  TreeItem,
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

/** The update opens the list. */
const select = (round: number) => (
  <Select label="Track" items={tracks} isOpen={round === 1}>
    {({ id, title }) => <SelectItem id={id}>{title}</SelectItem>}
  </Select>
);

const selectChildren = (round: number) => (
  <Select label="Track" isOpen={round === 1}>
    {tracks.map(({ id, title }) => (
      <SelectItem key={id} id={id}>
        {title}
      </SelectItem>
    ))}
  </Select>
);

const bareButtons = (round: number) =>
  numbers(500).map((index) => (
    <AriaButton key={`button ${index}`} className="bare">
      Button {index + round}
    </AriaButton>
  ));

const bareFields = (round: number) =>
  numbers(200).map((index) => (
    <AriaTextField key={`field ${index}`} value={`Words ${round}`} onChange={() => undefined}>
      <Label>Field {index}</Label>
      <Input className="bare" />
    </AriaTextField>
  ));

const bareTable = (round: number) => (
  <ResizableTableContainer style={{ height: 600, overflow: 'auto' }}>
    <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: 48, headingHeight: 40 }}>
      <AriaTable aria-label="Tracks">
        <AriaTableHeader>
          <AriaColumn id="title" isRowHeader>
            Title
          </AriaColumn>
          <AriaColumn id="artist">Artist</AriaColumn>
          <AriaColumn id="plays">Plays</AriaColumn>
        </AriaTableHeader>
        <AriaTableBody items={round % 2 === 0 ? tracks : byPlays}>
          {(track) => (
            <AriaRow>
              <AriaCell>{track.title}</AriaCell>
              <AriaCell>{track.artist}</AriaCell>
              <AriaCell>{track.plays}</AriaCell>
            </AriaRow>
          )}
        </AriaTableBody>
      </AriaTable>
    </Virtualizer>
  </ResizableTableContainer>
);

const scenes: Record<string, (round: number) => ReactNode> = {
  buttons,
  bareButtons,
  fields,
  bareFields,
  table,
  bareTable,
  dataGrid,
  select,
  selectChildren,
};

declare global {
  interface Window {
    /** Milliseconds that the main thread has worked so far; Chromium's own measure, read by the script. */
    mainThread: () => Promise<number>;
  }
}

/** Milliseconds of the call itself, until the next frame, and of all work of the main thread that it causes. */
interface Times {
  call: number;
  frame: number;
  work: number;
}

/** Measures until the result of `act` is on the screen: script, styles and layout, and what follows in 200 ms. */
async function measure(act: () => void): Promise<Times> {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
  const before = await window.mainThread();
  const started = performance.now();
  act();
  const call = performance.now() - started;
  await new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(undefined);
    });
  });
  const frame = performance.now() - started;
  await new Promise((resolve) => setTimeout(resolve, 200));
  return { call, frame, work: (await window.mainThread()) - before };
}

/** Shows a scene, changes everything in it and takes it away again. */
async function mountAndUpdate(name: string) {
  const scene = scenes[name];
  const place = document.querySelector('#root');
  if (!scene || !place) throw new Error(`There is no scene ${name}.`);
  const root = createRoot(place);
  // The code of the virtualizer is loaded when it is first used, which is not measured.
  if (name === 'table' || name === 'select') {
    root.render(scene(1));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    root.render(null);
  }
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
  flushSync(() => root.render([...bareButtons(0), ...bareFields(0)]));
  const page = document.documentElement;
  const theme = await measure(() => page.setAttribute('data-theme', 'dark'));
  page.setAttribute('data-theme', 'light');
  root.unmount();
  style.remove();
  return { theme };
}

/** The rows of a list whose last but one begins with the word that is typed. A `Table` has at most 50,000. */
const named = (count: number) =>
  numbers(count).map((id) => ({ id, name: id === count - 2 ? 'Track 500' : `Artist ${id}` }));
const people = named(100_000);
const half = named(50_000);

const lists: Record<string, ReactNode> = {
  ListBox: (
    <ListBox aria-label="People" items={people} isVirtualized style={{ height: 400 }}>
      {({ name }) => <ListBoxItem>{name}</ListBoxItem>}
    </ListBox>
  ),
  GridList: (
    <GridList aria-label="People" items={people} isVirtualized maxHeight={400}>
      {({ name }) => <GridListItem>{name}</GridListItem>}
    </GridList>
  ),
  Tree: (
    <Tree aria-label="People" items={people} isVirtualized maxHeight={400}>
      {({ id, name }) => <TreeItem id={id} title={name} />}
    </Tree>
  ),
  Table: (
    <Table aria-label="People" isVirtualized maxHeight={400}>
      <TableHeader>
        <Column id="name" isRowHeader>
          Name
        </Column>
      </TableHeader>
      <TableBody items={half}>
        {({ name }) => (
          <Row>
            <Cell>{name}</Cell>
          </Row>
        )}
      </TableBody>
    </Table>
  ),
};

/** Types the first letter of a far row in a long list, the rest of its word, and another letter 700 ms later. */
async function typeAhead(name: string) {
  const place = document.querySelector('#root');
  const list = lists[name];
  if (!place || !list) throw new Error(`There is no list ${name}.`);
  const root = createRoot(place);
  root.render(list);
  const first = () =>
    document.querySelector<HTMLElement>('[role=option], [role=row]:not(:has([role=columnheader]))');
  while (!first()) await new Promise((resolve) => setTimeout(resolve, 100));
  first()!.focus();
  // The letters have times of their own: the measurement takes longer than the pause that ends a word.
  const type = (key: string, time: number) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: time });
    document.activeElement!.dispatchEvent(event);
  };
  const expectFocus = (start: string) => {
    const found = document.activeElement?.textContent;
    if (!found?.startsWith(start)) throw new Error(`Type-ahead in ${name} found ${found}.`);
  };
  const letter = await measure(() => type('t', 1000));
  expectFocus('Track 500');
  const rest = await measure(() => {
    for (const key of 'rack 500') type(key, 1100);
  });
  expectFocus('Track 500');
  const another = await measure(() => type('a', 1800));
  expectFocus('Artist');
  root.unmount();
  return { letter, rest, another };
}

Object.assign(window, { bench: { typeAhead, mountAndUpdate, switchTheme, switchBareTheme } });
