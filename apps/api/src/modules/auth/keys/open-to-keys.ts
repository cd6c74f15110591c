import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiResponse } from '@nestjs/swagger';
import type { KeyScope } from '@veracite/contracts/keys';

export const KEY_SCOPE_MARK = 'key-scope';

/** Opens a route to API keys with one of these scopes. A route without it is for signed-in people only. */
export function OpenToKeys(...scopes: KeyScope[]) {
  return applyDecorators(
    SetMetadata(KEY_SCOPE_MARK, scopes),
    ApiBearerAuth(),
    ApiResponse({ status: 403, description: `The API key lacks the scope ${scopes.join(' or ')}` }),
  );
}
