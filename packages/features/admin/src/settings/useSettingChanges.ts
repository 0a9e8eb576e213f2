import { adminSettingsQuery, ApiError, saveSettingsMutation } from '@segno/data';
import { showErrorToast, useLeaveGuard } from '@segno/base';
import { toast } from '@segno/ui';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { laterChanges } from '../form/laterChanges.ts';

type Changes = Readonly<Record<string, unknown>>;

export interface SettingChanges {
  count: number;
  isPending: boolean;
  /** The changed value of a setting, or the stored one. */
  valueOf: (name: string) => unknown;
  /** What the server says about a value. */
  errorOf: (name: string) => string | undefined;
  change: (name: string, value: unknown) => void;
  save: () => Promise<void>;
  discard: () => void;
}

/** Changes of settings that are not stored yet. The page is not left with them unasked. */
export function useSettingChanges(savedText: string): SettingChanges {
  const { data } = useSuspenseQuery(adminSettingsQuery());
  const [changes, setChanges] = useState<Changes>({});
  const [errors, setErrors] = useState<Record<string, string | string[]>>({});
  const { mutateAsync, isPending } = useMutation(saveSettingsMutation());
  const count = Object.keys(changes).length;
  useLeaveGuard(count > 0, undefined);
  const discard = () => {
    setChanges({});
    setErrors({});
  };
  const save = async () => {
    try {
      await mutateAsync(changes);
      setChanges((present) => laterChanges(present, changes));
      setErrors({});
      toast(savedText);
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : undefined;
      setErrors(fields ?? {});
      if (!fields) showErrorToast(error);
    }
  };
  return {
    count,
    isPending,
    save,
    discard,
    valueOf: (name) =>
      name in changes ? changes[name] : data.find((setting) => setting.name === name)?.value,
    errorOf: (name) => [errors[name] ?? []].flat()[0],
    change: (name, value) => setChanges((present) => ({ ...present, [name]: value })),
  };
}
