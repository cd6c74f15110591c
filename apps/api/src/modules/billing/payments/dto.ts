import { ApiProperty } from '@nestjs/swagger';
import { PLAN_SLUGS } from '@veracite/contracts/plans';
import { IsNotEmpty, IsString, MaxLength } from 'class-validator';

export class CheckoutDto {
  @ApiProperty({ enum: [...PLAN_SLUGS, 'starter', 'pro'] })
  @MaxLength(100, { message: 'There is no such plan' })
  @IsNotEmpty({ message: 'planType is required' })
  @IsString({ message: 'planType is required' })
  planType!: string;
}

export class SimulatedPurchaseDto {
  @ApiProperty()
  @MaxLength(200, { message: 'This price belongs to no plan' })
  @IsNotEmpty({ message: 'priceId is required' })
  @IsString({ message: 'priceId is required' })
  priceId!: string;
}
