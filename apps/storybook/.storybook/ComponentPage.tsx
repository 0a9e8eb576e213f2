import {
  ArgTypes,
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Subtitle,
  Title,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { ComponentDocs } from '../../../packages/ui/src/docs/ComponentDocs.ts';

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

/** The documentation page of a component, made from its `docs` and its stories. */
export default function ComponentPage() {
  const context = useContext(DocsContext);
  const stories = context.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const [primary, ...others] = stories;
  const title = primary?.title ?? '';
  const docs = title.startsWith('ui/') ? docsOf.get(title.slice(3)) : undefined;
  return (
    <>
      <Title />
      {docs ? <Purpose docs={docs} /> : <Subtitle />}
      {!docs && <Description of="meta" />}
      {primary && <Example story={primary} />}
      {docs && <Anatomy docs={docs} />}
      {primary && title.startsWith('ui/') && (
        <>
          <Heading>Props</Heading>
          {takesTheScreen(primary) ? <ArgTypes /> : <Controls />}
        </>
      )}
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

function Purpose({ docs: { purpose, instead } }: { docs: ComponentDocs }) {
  return (
    <>
      <p className="segno-docs-lead">{purpose}</p>
      {instead.length > 0 && (
        <>
          <Heading>What to take instead</Heading>
          <table>
            <thead>
              <tr>
                <th>When</th>
                <th>Take</th>
              </tr>
            </thead>
            <tbody>
              {instead.map(({ when, take }) => (
                <tr key={when}>
                  <td>{when}</td>
                  <td>{take}</td>
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
            <strong>{part}</strong>: {is}
          </li>
        ))}
      </ol>
    </>
  );
}

function Behaviour({ docs: { keyboard, notes = [], pattern } }: { docs: ComponentDocs }) {
  return (
    <>
      <Heading>Keyboard</Heading>
      {keyboard.length === 0 ? (
        <p>It takes no focus and answers to no key.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th>Keys</th>
              <th>What they do</th>
            </tr>
          </thead>
          <tbody>
            {keyboard.map(({ keys, does }) => (
              <tr key={`${keys} ${does}`}>
                <td>
                  <kbd>{keys}</kbd>
                </td>
                <td>{does}</td>
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
          <Heading>Good to know</Heading>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
