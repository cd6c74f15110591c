import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { SignInOptions, User as WireUser } from '@veracite/contracts/account';
import type { Request, Response } from 'express';
import { abortedWith } from '../../platform/http/request';
import { RateLimitGuard } from '../../platform/security/rate-limit.guard';
import { Auth, type Caller } from './auth.service';
import { LoginDto, SignupDto } from './dto';
import { CurrentUser } from './session.guard';
import { Public } from '../../platform/security/open-routes';
import { Sessions } from './sessions.service';
import type { User } from './entities';
import { toWireUser } from './users.service';

@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly auth: Auth,
    private readonly sessions: Sessions,
    private readonly limits: RateLimitGuard,
  ) {}

  @Public()
  @Get('options')
  @ApiOperation({ summary: 'Lists the sign-in methods of this server' })
  options(): SignInOptions {
    return this.auth.options();
  }

  @Public()
  @Post('signup')
  @ApiOperation({ summary: 'Creates an account and signs it in' })
  @ApiResponse({ status: 409, description: 'The address has an account already' })
  @ApiResponse({ status: 429, description: 'Too many accounts from this address' })
  async signUp(
    @Body() details: SignupDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WireUser> {
    await this.limits.count('signups', request);
    const user = await this.auth.signUp(details, callerOf(request));
    await this.sessions.begin(user, request, response);
    return toWireUser(user);
  }

  @Public()
  @Post('login')
  @HttpCode(200)
  @ApiOperation({ summary: 'Signs in with email and password' })
  @ApiResponse({ status: 401, description: 'Wrong email or password' })
  async logIn(
    @Body() credentials: LoginDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WireUser> {
    const user = await this.auth.logIn(credentials, callerOf(request));
    await this.sessions.begin(user, request, response);
    return toWireUser(user);
  }

  @Public()
  @Post('logout')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ends the session on the server and removes the cookie' })
  async logOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<{ success: true }> {
    await this.sessions.close(request, response);
    return { success: true };
  }

  @Get('me')
  @ApiCookieAuth()
  @ApiOperation({ summary: 'The signed-in user' })
  me(@CurrentUser() user: User): WireUser {
    return toWireUser(user);
  }
}

function callerOf(request: Request): Caller {
  return { address: request.ip ?? '', signal: abortedWith(request) };
}
