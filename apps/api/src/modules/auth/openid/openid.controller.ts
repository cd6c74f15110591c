import { Controller, Get, Logger, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiOperation, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import { safePath } from '@veracite/contracts/safe-path';
import { SIGN_IN_FAULTS, type SignInFault } from '@veracite/contracts/sign-in-faults';
import type { Request, Response } from 'express';
import { Problem, unavailable } from '../../../platform/problem/problem';
import { Public } from '../../../platform/security/open-routes';
import { Sessions } from '../sessions.service';
import { OpenIdSignIn } from './openid.service';
import { type ProviderId, SignInRefused } from './providers';

const CALLBACK = { name: 'callbackUrl', required: false, description: 'Path of this site to return to' };

/** Statuses for programs; a browser is redirected to the page with the name of the fault. */
const STATUS: Record<SignInFault, number> = {
  cancelled: 403,
  expired: 400,
  unverified: 403,
  taken: 409,
  unconfigured: 503,
  unavailable: 503,
  failed: 400,
};

@Public()
@ApiTags('auth')
@Controller('api/auth')
export class OpenIdController {
  private readonly log = new Logger('OpenID');

  constructor(
    private readonly openid: OpenIdSignIn,
    private readonly sessions: Sessions,
  ) {}

  @Get('google')
  @ApiQuery(CALLBACK)
  @ApiResponse({ status: 302, description: 'To the provider' })
  @ApiOperation({ summary: 'Redirects to Google to sign in' })
  google(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.leave('google', request, response);
  }

  @Get('oidc')
  @ApiQuery(CALLBACK)
  @ApiResponse({ status: 302, description: 'To the provider' })
  @ApiOperation({ summary: 'Redirects to the configured OpenID provider to sign in' })
  oidc(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.leave('oidc', request, response);
  }

  @Get('google/callback')
  @ApiExcludeEndpoint()
  fromGoogle(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.arrive('google', request, response);
  }

  @Get('oidc/callback')
  @ApiExcludeEndpoint()
  fromOidc(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.arrive('oidc', request, response);
  }

  private async leave(id: ProviderId, request: Request, response: Response): Promise<void> {
    const asked = request.query['callbackUrl'];
    const callback = typeof asked === 'string' ? safePath(asked) : undefined;
    try {
      response.redirect((await this.openid.begin(id, callback, response)).href);
    } catch (error) {
      this.refuse(error, callback, request, response);
    }
  }

  private async arrive(id: ProviderId, request: Request, response: Response): Promise<void> {
    let callback: string | undefined;
    try {
      const attempt = await this.openid.return(id, request, response);
      callback = safePath(attempt.callback);
      await this.sessions.begin(await this.openid.userOf(id, attempt, request), request, response);
      response.redirect(callback ?? '/');
    } catch (error) {
      this.refuse(error, callback, request, response);
    }
  }

  private refuse(error: unknown, callback: string | undefined, request: Request, response: Response): void {
    if (!(error instanceof SignInRefused)) throw error;
    const { fault, cause } = error;
    if (cause) this.log.warn({ err: cause }, `a sign-in was refused: ${fault}`);
    if (request.accepts(['json', 'html']) === 'html') response.redirect(withFault(callback ?? '/', fault));
    else if (STATUS[fault] === 503) throw unavailable(SIGN_IN_FAULTS[fault], fault === 'unconfigured' ? 3_600 : 30);
    else throw new Problem(STATUS[fault], SIGN_IN_FAULTS[fault]);
  }
}

function withFault(path: string, fault: SignInFault): string {
  const url = new URL(path, 'https://same.invalid');
  url.searchParams.set('signin', fault);
  return url.pathname + url.search + url.hash;
}
