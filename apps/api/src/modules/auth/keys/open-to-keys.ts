import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiResponse } from '@nestjs/swagger';
import type { KeyScope } from '@veracite/contracts/keys';

export const KEY_SCOPE_MARK = 'key-scope';

/** Allows API keys with one of these scopes on a route. Other routes require a session. */
export function OpenToKeys(...scopes: KeyScope[]) {
  return applyDecorators(
    SetMetadata(KEY_SCOPE_MARK, scopes),
    ApiBearerAuth(),
    ApiResponse({ status: 403, description: `The API key lacks the scope ${scopes.join(' or ')}` }),
  );
}
