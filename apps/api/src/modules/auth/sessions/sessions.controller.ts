import { Controller, Delete, Get, HttpCode } from '@nestjs/common';
import { ApiCookieAuth, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { SessionInfo } from '@veracite/contracts/account';
import { Id } from '../../../platform/problem/uuid.pipe';
import { CurrentSession } from '../session.guard';
import { Session } from '../entities';
import { Sessions } from '../sessions.service';

/** Browsers in the order in which they must be tested: most name Chrome and Safari too. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

/** Phones first: Android names Linux, and iPhones name Mac OS X. */
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Converts a User-Agent header to text such as "Firefox on Linux"; a program is shown by its own name. */
export function deviceOf(userAgent: string | null): string {
  const text = userAgent ?? '';
  const named = (table: [RegExp, string][]) => table.find(([mark]) => mark.test(text))?.[1];
  const browser = named(BROWSERS);
  const system = named(SYSTEMS);
  if (browser) return system ? `${browser} on ${system}` : browser;
  const program = /^[\w.-]{1,40}/.exec(text)?.[0];
  return program && program !== 'Mozilla' ? program : (system ?? 'Unknown device');
}

@ApiTags('account')
@ApiCookieAuth()
@Controller('api/auth/sessions')
export class SessionsController {
  constructor(private readonly sessions: Sessions) {}

  @Get()
  @ApiOperation({ summary: "Lists the user's sessions, the last used first" })
  async list(@CurrentSession() current: Session): Promise<SessionInfo[]> {
    const live = await this.sessions.ofUser(current.userId);
    return live.map(({ id, userAgent, createdAt, seenAt }) => ({
      id,
      device: deviceOf(userAgent),
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
      current: id === current.id,
    }));
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends one session' })
  end(@CurrentSession() { userId }: Session, @Id() id: string): Promise<void> {
    return this.sessions.end(userId, id);
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: 'Ends all other sessions of the user' })
  endOthers(@CurrentSession() current: Session): Promise<void> {
    return this.sessions.endOthers(current);
  }
}
