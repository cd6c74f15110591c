import type { NoticePattern } from './notice-pattern';

/** Words of a footnote before names, roles in brackets after them, and handles of accounts. Names are read without them. */
export const ROLE_NOTICES: readonly NoticePattern[] = [
  // "See, A." and "See KC, Roe A." are names.
  {
    needs: ['vgl.', 'cf', 's. a.', 'siehe', 'see', 'voir', 'vedi'],
    pattern:
      /^\s{0,3}(?:(?:[Vv]gl|[Cc]fr?|[Ss]\. a)\.|[Ss]iehe(?: auch)?|[Ss]ee(?: also| e\.g\.)?(?![:,])|[Vv]oir(?: aussi)?|[Vv]edi(?: anche)?)[:,]?\s(?=\p{Lu})(?!\p{Lu}{1,3},)/dgu,
  },
  // A work that was retracted, or that a meta-analysis includes.
  {
    needs: ['retracted', '*'],
    pattern: /^\s{0,3}(?:\*{1,3}\s?|RETRACTED(?: ARTICLE)?: )(?=\p{Lu})|\s?[([]RETRACTED[)\]]/dgu,
  },
  { needs: ['trans.;'], pattern: /(?<=, Trans\.); [^();]{3,60}, (?:Rev|Ed|Illus)\.(?=\))/dgu },
  {
    type: 'motion_picture',
    needs: ['directed by'],
    pattern:
      /[.,]?\s(?:[Dd]irected by) \p{Lu}[^,.()[\]]{3,60}(?:, (?:with )?performances by [^,.()[\]]{3,120})?(?=[,.]|\s[([])/dgu,
  },
  { needs: ['producer'], pattern: /(?<=\bIn )[^()]{3,80} \(Executive Producers?\), /dgu },
  { type: 'motion_picture', needs: ['director'], pattern: /\((?:Writer & |Producer & )?Directors?\)/dgu },
  { type: 'broadcast', needs: ['host'], pattern: /\((?:Executive Producer & )?Hosts?\)/dgu },
  {
    needs: ['writer', 'producer', 'presenter', 'narrator', 'composer'],
    pattern: /\((?:(?:Executive )?Producers?|Writers?|Presenters?|Narrators?|Composers?|Conductors?)\)/dgu,
  },
  { type: 'post', needs: ['[@'], pattern: /\[@[\w.]{2,40}\]/dgu },
];
