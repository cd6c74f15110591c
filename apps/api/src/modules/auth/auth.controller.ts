import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { SignInOptions, User as WireUser } from '@veracite/contracts/account';
import type { Request, Response } from 'express';
import { Auth } from './auth.service';
import { LoginDto, SignupDto } from './dto';
import { CurrentUser, Public } from './session.guard';
import { SignIn } from './sign-in.service';
import type { User } from './user.entity';
import { toWireUser } from './users.service';

@ApiTags('auth')
@Controller('api/auth')
export class AuthController {
  constructor(
    private readonly auth: Auth,
    private readonly signIn: SignIn,
  ) {}

  @Public()
  @Get('options')
  @ApiOperation({ summary: 'The ways to sign in that this server offers' })
  options(): SignInOptions {
    return this.auth.options();
  }

  @Public()
  @Post('signup')
  @ApiOperation({ summary: 'Creates an account and signs it in' })
  async signUp(
    @Body() details: SignupDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WireUser> {
    const user = await this.auth.signUp(details);
    await this.signIn.begin(user, request, response);
    return toWireUser(user);
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
    const user = await this.auth.logIn(credentials, request.ip ?? '');
    await this.signIn.begin(user, request, response);
    return toWireUser(user);
  }

  @Public()
  @Post('logout')
  @HttpCode(200)
  @ApiOperation({ summary: 'Ends the session on the server and removes the cookie' })
  async logOut(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<{ success: true }> {
    await this.signIn.end(request, response);
    return { success: true };
  }

  @Get('me')
  @ApiCookieAuth()
  @ApiOperation({ summary: 'The signed-in user' })
  me(@CurrentUser() user: User): WireUser {
    return toWireUser(user);
  }
}
