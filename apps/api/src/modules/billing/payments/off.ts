import { Injectable } from '@nestjs/common';
import { Problem } from '../../../platform/problem/problem';
import type { PaymentProvider, ReportedState } from './provider';

const nothingSold = () => Promise.reject(new Problem(409, 'This server sells no plans: everything is unlimited.'));

/** The provider of a self-hosted server, which sells nothing. */
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
