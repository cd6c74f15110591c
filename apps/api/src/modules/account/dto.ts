import type { AccountSettings } from '@veracite/contracts/account';
import { BooleanField } from '../../platform/problem/validators';
import { CurrentPasswordField } from '../auth/fields';

export class DeleteAccountDto {
  @CurrentPasswordField('The current password; not needed by an account without one')
  password?: string;
}

export class SettingsDto implements AccountSettings {
  @BooleanField({
    description:
      'false: texts are not kept, whatever a request says: no history, no statistics, no links. Existing records stay in the history until they are deleted.',
  })
  keepTexts!: boolean;
}
