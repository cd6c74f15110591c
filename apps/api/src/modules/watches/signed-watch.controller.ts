import { Controller, Get, Header, HttpCode, Inject, Param, Post, Redirect, StreamableFile } from '@nestjs/common';
import { ApiFoundResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Unsubscribed } from '@veracite/contracts/watches';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { notFound } from '../../platform/problem/problem';
import { Public } from '../../platform/security/open-routes';
import { SignedAddresses, type Purpose } from '../../platform/security/signed-address';
import { feedPath, unsubscribePage, WATCH_PAGE } from './addresses';
import { atomFeed } from './feed';
import { WatchStore } from './watch-store';

/** Addresses that are signed and need no sign-in: feeds, and the end of mails. */
@ApiTags('watches')
@Controller('api/watches')
export class SignedWatchController {
  constructor(
    private readonly store: WatchStore,
    private readonly signed: SignedAddresses,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  @Public()
  @Get('feed/:token')
  @Header('X-Robots-Tag', 'noindex')
  @ApiProduces('application/atom+xml')
  @ApiOperation({ summary: 'What befell the works of a list, as an Atom feed; whoever has its address may read it' })
  async feed(@Param('token') token: string): Promise<StreamableFile> {
    const watch = await this.store.byId(this.idOf('watch-feed', token));
    const { PUBLIC_URL: origin } = this.config;
    const feed = atomFeed({
      ...watch,
      self: origin + feedPath(this.signed, watch.id),
      page: origin + WATCH_PAGE,
      news: await this.store.news(watch.id),
    });
    return new StreamableFile(Buffer.from(feed), { type: 'application/atom+xml; charset=utf-8' });
  }

  /** Programs that look at links before people do open this one too: it changes nothing. */
  @Public()
  @Get('unsubscribe/:token')
  @Redirect()
  @ApiFoundResponse({ description: 'The page on which a person ends the mails' })
  @ApiOperation({ summary: 'Leads to the page on which mails of a watch are ended' })
  page(@Param('token') token: string): { url: string } {
    this.idOf('watch-mails', token);
    return { url: this.config.PUBLIC_URL + unsubscribePage(token) };
  }

  @Public()
  @Post('unsubscribe/:token')
  @HttpCode(200)
  @Header('X-Robots-Tag', 'noindex')
  @ApiOperation({ summary: 'Ends the mails of a watch in one click (RFC 8058), without a sign-in' })
  async unsubscribe(@Param('token') token: string): Promise<Unsubscribed> {
    const id = this.idOf('watch-mails', token);
    await this.store.endMails(id);
    const { name, mail } = await this.store.byId(id);
    return { name, mail };
  }

  private idOf(purpose: Purpose, token: string): string {
    const id = this.signed.idOf(purpose, token);
    if (id === undefined) throw notFound('This address');
    return id;
  }
}
