import {
  type PageMeta,
  type Translator,
  type WorkspaceDetail,
  workspacePath,
  workspacesPath,
} from '@segno/data';
import { workspaceMessages } from '../messages/workspaces.en.ts';

/** The metadata of the list of workspaces. */
export const workspacesMeta = (translator: Translator): PageMeta => ({
  title: translator(workspaceMessages)('workspace.title'),
  path: workspacesPath(),
});

/** The metadata of a workspace's page. */
export const workspaceMeta = (workspace: WorkspaceDetail): PageMeta => ({
  title: workspace.name,
  path: workspacePath(workspace),
});
