import { Controller, Get, Header, HttpCode, Param, Post, Redirect, StreamableFile } from '@nestjs/common';
import { ApiFoundResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Unsubscribed } from '@veracite/contracts/watches';
import { Public } from '../../platform/security/open-routes';
import { atomFeed } from './feed';
import { SignedAddresses } from './signed-addresses';
import { WatchRepository, eventView } from './watch.repository';

/** Signed URLs that need no sign-in: feeds and unsubscribing. */
@ApiTags('watches')
@Controller('api/watches')
export class SignedWatchController {
  constructor(
    private readonly watches: WatchRepository,
    private readonly signed: SignedAddresses,
  ) {}

  @Public()
  @Get('feed/:token')
  @Header('X-Robots-Tag', 'noindex')
  @ApiProduces('application/atom+xml')
  @ApiOperation({ summary: 'The events of a watched list as an Atom feed, for anyone who has its URL' })
  async feed(@Param('token') token: string): Promise<StreamableFile> {
    const watch = await this.watches.byId(this.signed.idOf('watch-feed', token));
    const feed = atomFeed({
      ...watch,
      self: this.signed.origin + this.signed.feedPath(watch.id),
      page: this.signed.page,
      news: (await this.watches.events(watch.id)).map(eventView),
    });
    return new StreamableFile(Buffer.from(feed), { type: 'application/atom+xml; charset=utf-8' });
  }

  /** Changes nothing, since mail scanners open links too. */
  @Public()
  @Get('unsubscribe/:token')
  @Redirect()
  @ApiFoundResponse({ description: 'The page on which a person ends the mails' })
  @ApiOperation({ summary: 'Redirects to the page that ends the mails of a watch' })
  page(@Param('token') token: string): { url: string } {
    this.signed.idOf('watch-mails', token);
    return { url: this.signed.unsubscribePage(token) };
  }

  @Public()
  @Post('unsubscribe/:token')
  @HttpCode(200)
  @Header('X-Robots-Tag', 'noindex')
  @ApiOperation({ summary: 'Ends the mails of a watch in one click (RFC 8058), without a sign-in' })
  async unsubscribe(@Param('token') token: string): Promise<Unsubscribed> {
    const id = this.signed.idOf('watch-mails', token);
    await this.watches.endMails(id);
    const { name, mail } = await this.watches.byId(id);
    return { name, mail };
  }
}
