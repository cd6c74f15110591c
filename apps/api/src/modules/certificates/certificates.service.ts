import { Inject, Injectable } from '@nestjs/common';
import { certify } from '@veracite/verification/certificate/certificate';
import type { Transcript } from '@veracite/verification/certificate/transcript';
import type { Verifier } from '@veracite/verification/port';
import { parseOne } from '@veracite/parsing/parse';
import { CONFIG } from '../../platform/config/config.token';
import type { Config } from '../../platform/config/schema';
import { Problem, unavailable } from '../../platform/problem/problem';
import { VERSION } from '../../platform/version';
import { History } from '../citations/history.service';
import { VERIFIER } from '../library/tokens';
import { SigningKeys } from './signing-keys.service';

/** Certificates of what was checked. */
@Injectable()
export class Certificates {
  constructor(
    private readonly history: History,
    private readonly keys: SigningKeys,
    @Inject(VERIFIER) private readonly verifier: Verifier,
    @Inject(CONFIG) private readonly config: Pick<Config, 'PUBLIC_URL'>,
  ) {}

  /**
   * Checks a record's citation once more, by what the databases answer now, and seals it with their answers: those of
   * the first check are not kept.
   * @throws Problem 404 when there is no such record, or it is somebody else's
   */
  async ofRecord(userId: string, id: string, signal: AbortSignal): Promise<string> {
    const { originalText } = await this.history.one(userId, id);
    let transcript: Transcript | undefined;
    const onTranscript = (one: Transcript) => {
      transcript = one;
    };
    await this.verifier.verify(parseOne(originalText), { signal, whose: userId, onTranscript });
    if (signal.aborted) throw new Problem(499, 'The request was given up.');
    if (!transcript) throw unavailable('Nothing could be sealed; please try again.');
    const by = {
      key: await this.keys.current(),
      issuer: this.config.PUBLIC_URL,
      version: VERSION,
      now: new Date(),
    };
    return certify(transcript, by);
  }
}
