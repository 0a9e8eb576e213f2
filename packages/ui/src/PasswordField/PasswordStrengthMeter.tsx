'use client';
import { fillMessage } from '../messages/fillMessage.ts';
import { useUiMessages } from '../messages/UiMessagesProvider.tsx';
import { FieldStatus } from '../field/FieldStatus.tsx';
import * as styles from './PasswordField.css.ts';
import { passwordStrength } from './passwordStrength.ts';
import { messages } from './messages.ts';

interface PasswordStrengthMeterProps {
  password: string;
  known?: readonly string[];
}

/** The strength of a password as a bar and a text. It is announced when typing pauses. */
export function PasswordStrengthMeter({ password, known }: PasswordStrengthMeterProps) {
  const t = useUiMessages(messages);
  const strengths = [t.passwordVeryWeak, t.passwordWeak, t.passwordFair, t.passwordGood, t.passwordStrong];
  const strength = passwordStrength(password, known);
  const word = password === '' ? '' : strengths[strength]!;
  return (
    <div className={styles.strength}>
      <div aria-hidden="true" className={styles.parts} data-strength={strength}>
        {[1, 2, 3, 4].map((part) => (
          <div
            key={part}
            className={styles.part}
            // Any text fills at least one segment.
            data-filled={(password !== '' && part <= Math.max(1, strength)) || undefined}
          />
        ))}
      </div>
      <span aria-hidden="true" className={styles.word}>
        {word}
      </span>
      <FieldStatus>{word && fillMessage(t.passwordStrength, { strength: word })}</FieldStatus>
    </div>
  );
}
