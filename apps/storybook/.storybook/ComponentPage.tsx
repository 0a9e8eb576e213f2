import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  PureArgsTable,
  Heading,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import type { ArgTypes as Rows } from '@storybook/react-vite';
import { Fragment, useContext } from 'react';
import type { ComponentDocs } from '../../../packages/ui/src/docs/ComponentDocs.ts';
import { wordsOf } from '../../../packages/ui/src/docs/words.ts';

const files = import.meta.glob<ComponentDocs>('../../../packages/ui/src/*/*.docs.ts', {
  eager: true,
  import: 'docs',
});
const docsOf = new Map(
  Object.entries(files).map(([file, docs]) => [/(\w+)\.docs\.ts$/.exec(file)?.[1] ?? file, docs] as const),
);

type PreparedStory = ReturnType<React.ContextType<typeof DocsContext>['componentStories']>[number];

/** A story that fills the screen is shown in an iframe, so that it neither covers the page nor moves its focus. */
const takesTheScreen = ({ initialArgs, storyGlobals, parameters, name }: PreparedStory) =>
  initialArgs.isOpen === true ||
  initialArgs.defaultOpen === true ||
  'viewport' in storyGlobals ||
  parameters.layout === 'fullscreen' ||
  /\bopen\b/i.test(name);

function Example({ story }: { story: PreparedStory }) {
  const frame = takesTheScreen(story) ? { inline: false, height: '440px' } : undefined;
  return <Canvas of={story.moduleExport} story={frame} />;
}

/** The documentation page of a component, made from its `docs`, its stories and the props of its parts. */
export default function ComponentPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const [primary, ...others] = stories;
  const title = primary?.title ?? '';
  const docs = title.startsWith('ui/') ? docsOf.get(nameOf(title)) : undefined;
  const parts = (primary?.parameters.parts ?? []) as Part[];
  return (
    <>
      <Title />
      {docs ? <Purpose docs={docs} /> : <Subtitle />}
      {!docs && <Description of="meta" />}
      {primary && <Example story={primary} />}
      {docs && <Anatomy docs={docs} />}
      {primary && docs && (
        <>
          <Heading>Props</Heading>
          {takesTheScreen(primary) ? <ArgTypes /> : <Controls />}
          {parts.map(({ name, rows }) => (
            <section key={name}>
              <Subheading>{name}</Subheading>
              <PureArgsTable rows={rows} />
            </section>
          ))}
        </>
      )}
      {docs && <Classes docs={docs} />}
      {docs && <Behaviour docs={docs} />}
      {others.length > 0 && <Heading>Stories</Heading>}
      {others.map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <Example story={story} />
        </section>
      ))}
    </>
  );
}

/** A further component of the entry, with the rows of its table. */
interface Part {
  name: string;
  rows: Rows;
}

const nameOf = (title: string) => title.slice(title.lastIndexOf('/') + 1);

/** Storybook's context has its index, which its types do not list. */
type Context = React.ContextType<typeof DocsContext> & {
  store: { storyIndex: { entries: Record<string, { id: string; title: string; type: string }> } };
};

/** A sentence with its code in `code` elements and with links to the pages of other components. */
function Words({ children, hasNames = false }: { children: string; hasNames?: boolean }) {
  const context = useContext(DocsContext) as Context;
  const own = nameOf(context.componentStories()[0]?.title ?? '');
  const pages = new Map(
    Object.values(context.store.storyIndex.entries)
      .filter(({ type, title }) => type === 'docs' && docsOf.has(nameOf(title)))
      .map(({ title, id }) => [nameOf(title), `./?path=/docs/${id}`]),
  );
  return [...wordsOf(children, { own, pages, hasNames }).entries()].map(
    ([key, { text, isCode, address }]) => {
      const word = isCode ? <code>{text}</code> : text;
      return (
        <Fragment key={key}>
          {address === undefined ? (
            word
          ) : (
            <a href={address} target="_top">
              {word}
            </a>
          )}
        </Fragment>
      );
    },
  );
}

function Purpose({ docs: { purpose, instead } }: { docs: ComponentDocs }) {
  return (
    <>
      <p className="segno-docs-lead">
        <Words>{purpose}</Words>
      </p>
      {instead.length > 0 && (
        <>
          <Heading>Related components</Heading>
          <table>
            <thead>
              <tr>
                <th>When</th>
                <th>Use</th>
              </tr>
            </thead>
            <tbody>
              {instead.map(({ when, take }) => (
                <tr key={when}>
                  <td>
                    <Words>{when}</Words>
                  </td>
                  <td>
                    <Words hasNames>{take}</Words>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  );
}

function Anatomy({ docs: { anatomy } }: { docs: ComponentDocs }) {
  if (anatomy.length === 0) return null;
  return (
    <>
      <Heading>Anatomy</Heading>
      <ol>
        {anatomy.map(({ part, is }) => (
          <li key={part}>
            <strong>{part}</strong>: <Words>{is}</Words>
          </li>
        ))}
      </ol>
    </>
  );
}

function Classes({ docs: { parts } }: { docs: ComponentDocs }) {
  if (!parts) return null;
  return (
    <>
      <Heading>Class names</Heading>
      <p>For the styles of an application. They do not change within a major version.</p>
      <table>
        <thead>
          <tr>
            <th>Class</th>
            <th>Part</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(parts).map(([name, part]) => (
            <tr key={name}>
              <td>
                <code>segno-{name}</code>
              </td>
              <td>{part}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Behaviour({ docs: { keyboard, notes = [], pattern } }: { docs: ComponentDocs }) {
  return (
    <>
      <Heading>Keyboard</Heading>
      {keyboard.length === 0 ? (
        <p>It is not focusable and handles no key.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>Keys</th>
              <th>Effect</th>
            </tr>
          </thead>
          <tbody>
            {keyboard.map(({ keys, does }) => (
              <tr key={`${keys} ${does}`}>
                <td>
                  <kbd>{keys}</kbd>
                </td>
                <td>
                  <Words>{does}</Words>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {pattern && (
        <p>
          It follows <a href={pattern}>its ARIA pattern</a>.
        </p>
      )}
      {notes.length > 0 && (
        <>
          <Heading>Notes</Heading>
          <ul>
            {notes.map((note) => (
              <li key={note}>
                <Words>{note}</Words>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
