import { queryOptions } from '@tanstack/react-query';
import { request } from '../http/request.ts';
import { JobResponse } from './contract.ts';

/** How often a job that has not ended is read, in milliseconds. */
const readEvery = 1000;

/** Query options for a job of the signed-in person. It is read again until the job has ended. */
export const jobQuery = (id: number) =>
  queryOptions({
    queryKey: ['jobs', id],
    queryFn: async ({ client, signal }) => (await request(client, JobResponse, `jobs/${id}`, { signal })).job,
    refetchInterval: ({ state: { data } }) =>
      data && (data.state === 'done' || data.state === 'failed') ? false : readEvery,
  });
