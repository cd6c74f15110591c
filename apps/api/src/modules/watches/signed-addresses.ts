import type { Provider } from '@nestjs/common';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { SignedAddresses } from '../../platform/security/signed-address';

export const SIGNED_ADDRESSES: Provider = {
  provide: SignedAddresses,
  inject: [CONFIG],
  useFactory: (config: Config) => new SignedAddresses(config),
};
