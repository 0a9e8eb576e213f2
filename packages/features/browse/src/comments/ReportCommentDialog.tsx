import { reportCommentMutation, useMessages } from '@segno/data';
import { showErrorToast } from '@segno/base';
import { Button, Dialog, Inline, Radio, RadioGroup, toast } from '@segno/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { socialMessages } from '../messages/social.en.ts';

export interface ReportCommentDialogProps {
  /** The comment. */
  id: number;
  onClose: () => void;
}

const reasons = ['spam', 'hate', 'sexual', 'copyright', 'other'] as const;

/** Asks why a comment is reported. */
export default function ReportCommentDialog({ id, onClose }: ReportCommentDialogProps) {
  const t = useMessages(socialMessages);
  const [reason, setReason] = useState<(typeof reasons)[number]>('spam');
  const { mutateAsync, isPending } = useMutation(reportCommentMutation());
  const report = async () => {
    try {
      await mutateAsync({ id, reason });
      onClose();
      toast(t('comments.reported'));
    } catch (error) {
      showErrorToast(error);
    }
  };
  return (
    <Dialog
      size="sm"
      title={t('comments.reportTitle')}
      footer={
        <Inline justify="end">
          <Button variant="ghost" onPress={onClose}>
            {t('comments.cancel')}
          </Button>
          <Button tone="accent" isPending={isPending} onPress={() => void report()}>
            {t('comments.report')}
          </Button>
        </Inline>
      }
    >
      <RadioGroup
        label={t('comments.reason')}
        value={reason}
        onChange={(value) => setReason(reasons.find((each) => each === value) ?? 'other')}
      >
        {reasons.map((each) => (
          <Radio key={each} value={each}>
            {t(`comments.reason.${each}`)}
          </Radio>
        ))}
      </RadioGroup>
    </Dialog>
  );
}
