import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface ShownAtOnce<Input, Data> {
  /** The key of the query whose data show the result. */
  keyOf: (input: Input) => QueryKey;
  /** The data with the change. */
  show: (data: Data, input: Input) => Data;
  /** The data without it, as other changes may have been shown since. */
  undo: (data: Data, input: Input) => Data;
}

interface MutationContext {
  client: QueryClient;
}

/**
 * The part of mutation options that shows the result before the response: an error undoes it, and then the server's state
 * is read. Without it a mutation can forget to undo what it has shown.
 */
export const shownAtOnce = <Input, Data>({ keyOf, show, undo }: ShownAtOnce<Input, Data>) => {
  const change = (client: QueryClient, input: Input, by: (data: Data, input: Input) => Data) =>
    client.setQueryData<Data>(keyOf(input), (known) => known && by(known, input));
  return {
    onMutate: async (input: Input, { client }: MutationContext) => {
      await client.cancelQueries({ queryKey: keyOf(input) });
      change(client, input, show);
    },
    onError: (_error: Error, input: Input, _result: unknown, { client }: MutationContext) =>
      void change(client, input, undo),
    onSettled: (
      _answer: unknown,
      error: Error | null,
      input: Input,
      _result: unknown,
      { client }: MutationContext,
    ) => {
      const reading = client.invalidateQueries({ queryKey: keyOf(input) });
      // A failure is reported before the list is read again, which takes seconds without a connection.
      return error ? undefined : reading;
    },
  };
};
