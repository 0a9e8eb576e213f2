import type { ComponentDocs } from '../docs/ComponentDocs.ts';

export const docs = {
  purpose:
    'Makes Link, ButtonLink, Chip, Card, Breadcrumbs, Pagination, MenuItem, Tab and every other component with `href` navigate with the router of the application. Without it each of them loads a document.',
  instead: [],
  anatomy: [],
  keyboard: [],
  notes: [
    'Next: `const router = useRouter()` and `navigate={(path) => router.push(path)}` in a client component of the root layout.',
    'React Router: `navigate={useNavigate()}` in the root route, inside the router.',
    'TanStack Router: `navigate={(path) => router.history.push(path)}`.',
    'Write full addresses in `href`, so that a link opened in a new tab works. Where the application is below a path, set `basename`: `navigate` gets the path without it, and links outside of it load a document.',
    'Links with modifier keys, `target`, `download`, `rel="external"` or another origin, and fragments of the same page, stay native. Plain `a` elements of the application are left alone.',
  ],
} satisfies ComponentDocs;
