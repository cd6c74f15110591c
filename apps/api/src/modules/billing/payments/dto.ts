import { PLAN_SLUGS } from '@veracite/contracts/plans';
import { RequiredText } from '../../../platform/problem/validators';

export class CheckoutDto {
  @RequiredText(100, ['planType is required', 'There is no such plan'], { enum: [...PLAN_SLUGS, 'starter', 'pro'] })
  planType!: string;
}

export class SimulatedPurchaseDto {
  @RequiredText(200, ['priceId is required', 'This price belongs to no plan'])
  priceId!: string;
}
