import { Inject, Injectable } from '@nestjs/common';
import type { SignInOptions } from '@veracite/contracts/account';
import { type Config, CONFIG } from '../../platform/config/schema';
import { Mailer } from '../../platform/mail/mailer';
import { Problem } from '../../platform/problem/problem';
import type { LoginDto, SignupDto } from './dto';
import { LoginDelay } from './login-delay.service';
import { providerLabel, providerOf } from './openid/providers';
import { Passwords } from './passwords.service';
import type { User } from './entities';
import { normalizeEmail, Users } from './users.service';

/** The client of a request: its IP address, and a signal that it disconnected. */
export interface Caller {
  address: string;
  signal?: AbortSignal;
}

@Injectable()
export class Auth {
  constructor(
    private readonly users: Users,
    private readonly passwords: Passwords,
    private readonly delay: LoginDelay,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  options(): SignInOptions {
    return {
      google: providerOf(this.config, 'google') !== undefined,
      explains: !this.config.production,
      oidc: providerLabel(this.config),
      passwordReset: this.mailer.enabled,
      mailIsLogged: this.mailer.isLogged,
      passwordMin: this.config.PASSWORD_MIN,
    };
  }

  /** @throws Problem 400 when the password is refused, 409 when the address is taken */
  async signUp({ name, email, password }: SignupDto, { address, signal }: Caller): Promise<User> {
    this.passwords.check(password, { name, email });
    const passwordHash = await this.passwords.hash(password, signal);
    const user = await this.users.create({ name, email, passwordHash });
    await this.delay.remember(user.email, address);
    return user;
  }

  /** Checks a password; same answer and timing for unknown users. @throws Problem 401, or 429 after many failures */
  async logIn({ email, password }: LoginDto, { address, signal }: Caller): Promise<User> {
    const account = normalizeEmail(email);
    await this.delay.try(account, address);
    const user = await this.users.byEmail(account);
    const matches = await this.passwords.matches(password, user?.passwordHash ?? null, signal);
    if (!user || !matches) throw new Problem(401, 'Email or password is wrong.');
    await this.delay.succeeded(account, address);
    if (user.passwordHash && this.passwords.needsRehash(user.passwordHash))
      await this.users.setPasswordHash(user.id, await this.passwords.hash(password));
    return user;
  }
}
