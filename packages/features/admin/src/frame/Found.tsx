import { ApiError, useMessages } from '@segno/data';
import { ButtonLink, EmptyState } from '@segno/ui';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messages } from '../messages/en.ts';
import { AdminFrame } from './AdminFrame.tsx';

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Loads a record for `Found`, which shows that there is none. */
export async function loadFound(loading: Promise<unknown>): Promise<void> {
  try {
    await loading;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

export interface FoundProps<TData, TKey extends QueryKey> {
  /** Reads the record. */
  query: UseQueryOptions<TData, Error, TData, TKey>;
  /** The name of the current page in the navigation. */
  current: string;
  /** The address of the list of such records. */
  listPath: string;
  /** The page of a record that exists. */
  children: ReactNode;
}

/** The page of a record, or the way back to the list where the record does not exist, or does not any more. */
export function Found<TData, TKey extends QueryKey>({
  query,
  current,
  listPath,
  children,
}: FoundProps<TData, TKey>) {
  const t = useMessages(messages);
  const { data, error } = useQuery({
    ...query,
    // The loader has asked already.
    retryOnMount: false,
    throwOnError: (failure, { state }) => state.data === undefined && !isMissing(failure),
  });
  if (data !== undefined || !error) return children;
  return (
    <AdminFrame current={current}>
      <EmptyState
        level={1}
        title={t('form.missing')}
        description={t('form.missingText')}
        action={<ButtonLink href={listPath}>{t('form.back')}</ButtonLink>}
      />
    </AdminFrame>
  );
}
