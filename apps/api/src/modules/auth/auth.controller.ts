import { Body, Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { User as WireUser } from '@veracite/contracts/account';
import type { Request, Response } from 'express';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { unavailable } from '../../platform/problem/problem';
import { Auth } from './auth.service';
import { LoginDto, SignupDto } from './dto';
import { cookieName, cookieOf, cookieOptions } from './session-cookie';
import { CurrentUser, Public } from './session.guard';
import { Sessions } from './sessions.service';
import type { User } from './user.entity';
import { toWireUser } from './users.service';

@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly auth: Auth,
    private readonly sessions: Sessions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Public()
  @Post('signup')
  @ApiOperation({ summary: 'Creates an account and signs it in' })
  async signUp(
    @Body() details: SignupDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WireUser> {
    return this.signIn(await this.auth.signUp(details), request, response);
  }

  @Public()
  @Post('login')
  @HttpCode(200)
  @ApiOperation({ summary: 'Signs in with email and password' })
  async logIn(
    @Body() credentials: LoginDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WireUser> {
    return this.signIn(await this.auth.logIn(credentials, request.ip ?? ''), request, response);
  }

  @Public()
  @Post('logout')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ends the session on the server and removes the cookie' })
  async logOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<{ success: true }> {
    await this.sessions.close(cookieOf(request, this.config));
    response.clearCookie(cookieName(this.config), cookieOptions(this.config));
    return { success: true };
  }

  @Get('me')
  @ApiCookieAuth()
  @ApiOperation({ summary: 'The signed-in user' })
  me(@CurrentUser() user: User): WireUser {
    return toWireUser(user);
  }

  @Public()
  @Get('google')
  @ApiOperation({ summary: 'Goes to Google for signing in' })
  google(): never {
    throw unavailable('Signing in with Google is not configured on this server. Please use email and password.', 3_600);
  }

  private async signIn(user: User, request: Request, response: Response): Promise<WireUser> {
    const { token, expiresAt } = await this.sessions.open(user, request.headers['user-agent']);
    response.cookie(cookieName(this.config), token, { ...cookieOptions(this.config), expires: expiresAt });
    return toWireUser(user);
  }
}
