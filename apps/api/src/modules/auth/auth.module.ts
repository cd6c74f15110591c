import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { type Config, CONFIG } from '../../platform/config/schema';
import { signingSecret } from '../../platform/security/secret';
import { AuthController } from './auth.controller';
import { Auth } from './auth.service';
import { JwtStrategy, TOKEN_RULES } from './jwt.strategy';
import { KeysController } from './keys/keys.controller';
import { ApiKeys } from './keys/keys.service';
import { LoginDelay } from './login-delay.service';
import { OpenIdAccounts } from './openid/openid-accounts';
import { OpenIdController } from './openid/openid.controller';
import { OpenIdSignIn } from './openid/openid.service';
import { SignInAttempts } from './openid/sign-in-attempts';
import { PasswordChange } from './passwords/password-change.service';
import { PasswordResets } from './passwords/password-resets.service';
import { PasswordsController } from './passwords/passwords.controller';
import { Reauthentication } from './passwords/reauthentication.service';
import { Passwords } from './passwords.service';
import { SessionGuard } from './session.guard';
import { SessionsController } from './sessions/sessions.controller';
import { Sessions } from './sessions.service';
import { Users } from './users.service';

/** Authentication. Every route of every module requires a signed-in user unless it is marked `@Public()`. */
@Module({
  imports: [
    PassportModule,
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => {
        const { algorithm, issuer, audience } = TOKEN_RULES;
        return {
          secret: signingSecret(config),
          signOptions: { algorithm, issuer, audience },
          verifyOptions: { algorithms: [algorithm], issuer, audience },
        };
      },
    }),
  ],
  controllers: [AuthController, KeysController, OpenIdController, PasswordsController, SessionsController],
  providers: [
    ApiKeys,
    Auth,
    JwtStrategy,
    LoginDelay,
    OpenIdAccounts,
    OpenIdSignIn,
    PasswordChange,
    PasswordResets,
    Passwords,
    Reauthentication,
    Sessions,
    SignInAttempts,
    Users,
    { provide: APP_GUARD, useClass: SessionGuard },
  ],
  exports: [ApiKeys, Passwords, Reauthentication, Sessions, Users],
})
export class AuthModule {}
