import { ApiProperty } from '@nestjs/swagger';
import {
  GROUP_NAME_MAX,
  GROUP_ROLES,
  INVITED_ROLES,
  type GroupRole,
  type InvitedRole,
} from '@veracite/contracts/groups';
import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { Trimmed, Visible } from '../../platform/problem/validators';
import { EmailField } from '../auth/fields';

const NAMELESS = { message: 'A name is required' };

export class GroupDto {
  @ApiProperty({ example: 'Programme committee' })
  @Trimmed()
  @Visible(NAMELESS)
  @MaxLength(GROUP_NAME_MAX, { message: `The name may have at most ${GROUP_NAME_MAX} characters` })
  @IsNotEmpty(NAMELESS)
  @IsString(NAMELESS)
  name!: string;
}

export class InvitationDto {
  @EmailField()
  email!: string;

  @ApiProperty({ enum: INVITED_ROLES })
  @IsIn(INVITED_ROLES, { message: `role must be one of ${INVITED_ROLES.join(', ')}` })
  role!: InvitedRole;
}

export class InvitationTokenDto {
  @ApiProperty({ description: 'The part after the # in the link of the mail' })
  @MaxLength(100, { message: 'This link is not complete' })
  @IsNotEmpty({ message: 'This link is not complete' })
  @IsString({ message: 'This link is not complete' })
  token!: string;
}

export class RoleDto {
  @ApiProperty({ enum: GROUP_ROLES, description: '`owner` hands the group over' })
  @IsIn(GROUP_ROLES, { message: `role must be one of ${GROUP_ROLES.join(', ')}` })
  role!: GroupRole;
}

export class AuditQuery {
  @ApiProperty({ enum: ['json', 'csv'], default: 'json', required: false })
  @IsIn(['json', 'csv'], { message: 'format must be json or csv' })
  format: 'json' | 'csv' = 'json';
}
