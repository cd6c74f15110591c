import type { NoticePattern } from './notice-pattern';

const TALK =
  '(?:(?:[Ii]nvited|[Pp]lenary|[Kk]eynote|[Pp]residential|[Oo]pening|[Cc]losing|[Ii]ndustry) (?:talk|address|lecture|speech)|[Kk]eynote|[Pp]oster|[Tt]alk|[Ll]ecture|[Pp]anel|[Tt]utorial)';
const NEEDS = ['talk', 'address', 'lecture', 'speech', 'keynote', 'poster', 'panel', 'tutorial', 'demo', 'consortium'];

/** Words that describe a work as part of a meeting whose proceedings do not have it. */
export const TALK_NOTICES: readonly NoticePattern[] = [
  // "Poster presented at the APA 2018", "Invited talk, KDD 2017"
  {
    type: 'speech',
    needs: NEEDS,
    pattern: new RegExp(
      String.raw`(?<=[.,;?!”"’»]\s)(?<genre>${TALK})(?:,|(?: (?:presented|given|held|delivered))? at(?: the)?)\s(?=\p{Lu}|\d)`,
      'dgu',
    ),
  },
  // "KDD 2017, invited talk", "ICML ’12 poster session"
  {
    type: 'speech',
    needs: NEEDS,
    pattern: new RegExp(
      String.raw`(?<=\p{Lu}[\p{L}-]{0,12}\p{Lu}\p{L}{0,4}\s?['’]?(?:19|20)?\d\d),?\s(?<genre>${TALK}(?: (?:session|track))?|[Dd]emo(?:nstration)? session|[Dd]octoral consortium)(?=\W*$|[.;]\s|,\s\p{L})`,
      'dgu',
    ),
  },
];
