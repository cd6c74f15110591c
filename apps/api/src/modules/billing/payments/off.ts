import { Injectable } from '@nestjs/common';
import { Problem } from '../../../platform/problem/problem';
import type { PaymentProvider, ReportedState } from './provider';

const nothingSold = () => Promise.reject(new Problem(409, 'This server sells no plans: everything is unlimited.'));

/** Self-hosting: nothing is sold, and there is nobody to ask. */
@Injectable()
export class NoPayments implements PaymentProvider {
  checkoutUrl = nothingSold;
  cancelUrl = nothingSold;
  portalUrl = nothingSold;
  endAtPeriod = nothingSold;

  async *subscriptions(): AsyncIterable<ReportedState> {
    return;
  }
}
