import { ApiProperty } from '@nestjs/swagger';
import {
  GROUP_NAME_MAX,
  GROUP_ROLES,
  INVITED_ROLES,
  type GroupRole,
  type InvitedRole,
} from '@veracite/contracts/groups';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { ChoiceField, NameField } from '../../platform/problem/validators';
import { EmailField } from '../auth/fields';

const INCOMPLETE = { message: 'This link is not complete' };
const AUDIT_FORMATS = ['json', 'csv'] as const;

export class GroupDto {
  @NameField(GROUP_NAME_MAX, { example: 'Programme committee' })
  name!: string;
}

export class InvitationDto {
  @EmailField()
  email!: string;

  @ChoiceField(INVITED_ROLES)
  role!: InvitedRole;
}

export class InvitationTokenDto {
  @ApiProperty({ description: 'The part after the # in the link of the mail' })
  @MaxLength(100, INCOMPLETE)
  @IsNotEmpty(INCOMPLETE)
  @IsString(INCOMPLETE)
  token!: string;
}

export class RoleDto {
  @ChoiceField(GROUP_ROLES, { description: '`owner` hands the group over' })
  role!: GroupRole;
}

export class AuditQuery {
  @ChoiceField(AUDIT_FORMATS, { default: 'json', required: false })
  format: (typeof AUDIT_FORMATS)[number] = 'json';
}
