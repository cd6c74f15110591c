import type { GroupRole, InvitedRole } from '@veracite/contracts/groups';
import { SelectField } from '../../components/SelectField';
import { groupStrings as s } from './strings';

export function RoleSelect({
  label,
  value,
  onChange,
}: {
  label: string;
  value: GroupRole;
  onChange: (role: InvitedRole) => void;
}) {
  return (
    <SelectField
      size="small"
      value={value}
      onChange={(event) => onChange(event.target.value as InvitedRole)}
      options={s.roleChoices}
      slotProps={{ select: { 'aria-label': label, renderValue: () => s.roles[value] } }}
      sx={{ minWidth: 110 }}
    />
  );
}
