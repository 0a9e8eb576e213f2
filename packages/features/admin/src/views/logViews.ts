import { adminJobs, adminMails } from '@segno/data';
import { JobDetails } from '../logs/JobDetails.tsx';
import { MailDetails } from '../logs/MailPreview.tsx';
import { defineView } from './AdminView.ts';

export const jobsView = defineView(adminJobs, {
  nameOf: ({ kind }) => String(kind),
  isNamedByJob: true,
  columns: [
    { id: 'state', kind: 'choice' },
    { id: 'kind', kind: 'text' },
    { id: 'owner', kind: 'ref' },
    { id: 'attempts', kind: 'number' },
    { id: 'created_at', kind: 'instant', order: 'newest' },
  ],
  tabs: [{ name: 'details', groups: [], Extra: JobDetails }],
});

export const mailsView = defineView(adminMails, {
  nameOf: ({ subject }) => String(subject),
  columns: [
    { id: 'to', kind: 'text' },
    { id: 'attempts', kind: 'number' },
    { id: 'created_at', kind: 'instant', order: 'newest' },
  ],
  tabs: [{ name: 'details', groups: [], Extra: MailDetails }],
  navigation: 'logs',
  listPath: '/admin/logs/outgoing-email',
});
