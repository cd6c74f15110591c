import { LIMITS } from '@veracite/contracts/limits';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useSignInOptions } from '../../api/queries';
import { FormField } from '../FormField';
import { authStrings as s } from './strings';

/** Props of a field for the email address of an account. */
export const emailProps = { name: 'email', label: s.email, type: 'email', autoComplete: 'email' } as const;

/** Props of a field for the password that a user has. */
export const passwordProps = {
  type: 'password',
  autoComplete: 'current-password',
  rules: { required: s.passwordRequired },
} as const;

interface NewPasswordFieldsProps<T extends FieldValues> {
  control: Control<T>;
  /** The field of the password; `confirm` is the other one's. */
  name: FieldPath<T>;
  confirm: FieldPath<T>;
  label?: string;
  confirmLabel?: string;
}

/** A new password, twice. */
export function NewPasswordFields<T extends FieldValues>({
  control,
  name,
  confirm,
  label = s.password,
  confirmLabel = s.confirm,
}: NewPasswordFieldsProps<T>) {
  const { data: options } = useSignInOptions();
  const min = options?.passwordMin ?? LIMITS.passwordMin;
  return (
    <>
      <FormField
        control={control}
        name={name}
        label={label}
        type="password"
        autoComplete="new-password"
        helperText={s.passwordHint(min)}
        rules={{ required: s.passwordRequired, minLength: { value: min, message: s.passwordShort(min) } }}
      />
      <FormField
        control={control}
        name={confirm}
        label={confirmLabel}
        type="password"
        autoComplete="new-password"
        rules={{ validate: (value, form) => value === form[name] || s.passwordsDiffer }}
      />
    </>
  );
}
