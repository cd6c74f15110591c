/** Words that identify types of work, in all supported languages. */

export const THESIS =
  /\b(?:ph\.?\s?d\.?|d\.?\s?phil\.?|doctoral|master['’]?s?|m\.?sc\.?|m\.?a\.?|bachelor['’]?s?|diplom\w*|magister\w*|mestrado|doutorado|honou?rs)\s?\W{0,2}(?:thesis|dissertation|arbeit)|\b(?:dissertation|doktorarbeit|dissertação|tesis|tesi di|thèse|proefschrift|masterarbeit|diplomarbeit|habilitation\w*|ph\.?d\.?\s?diss\.?|inaugural-?diss\w*|tese\b(?! de que))|(?<!\p{L})(?:дисс?\.|автореф\.|диссертация)/iu;
export const THESIS_GENRE =
  /\b(?:thes[ie]s|diss|dissertation|dissertação|tesi|tese|thèse|mémoire de)(?!\p{L})|arbeit\b|(?<!\p{L})(?:дис|автореф)/iu;
export const CONFERENCE =
  /\b(?:proceedings|proc\.|conference|conf\.|symposium|symp\.|workshop|colloquium|congress|congreso|congresso|simpósio|simposio|seminário|encontro nacional|colóquio|congrès|tagung|anais|atti del|meeting of|advances in neural information|neurips|nips|icml|iclr|cvpr|iccv|eccv|aaai|ijcai|emnlp|naacl|sigir|siggraph|sigmod|chi|uist|cscw|focs|stoc|soda|popl|pldi|osdi|sosp|infocom|acl|sigkdd|kdd|sigcomm|interspeech|icassp|aistats|usenix|vldb|conll|coling|lrec)\b/iu;
export const REPORT =
  /\b(?:technical report|tech\. rep|working paper|discussion paper|research report|report no|rep\. no|white paper|policy (?:brief|paper)|arbeitspapier|diskussionspapier|rapport|informe|relatório|bericht|rfc \d|nber|occasional paper|background paper|issue brief|fact sheet|green paper|memorandum|final report|annual report|staff report|documento de trabaj?l?h?o|texto para discussão|document de travail|werkdocument)\b/iu;
export const PREPRINT =
  /\b(?:arxiv|biorxiv|medrxiv|chemrxiv|psyarxiv|socarxiv|osf preprints?|ssrn|preprint|research square|e-?prints?|techrxiv|engrxiv)\b/iu;
export const NEWSPAPER =
  /\b(?:new york times|guardian|washington post|wall street journal|le monde|frankfurter allgemeine|süddeutsche|die zeit|el país|folha|times|daily|herald|tribune|gazette|zeitung|telegraph|independent|la repubblica|corriere|nzz|taz|observer|newspaper|post|le figaro|libération|la stampa|il sole 24 ore|la vanguardia|o globo|estadão|estado de s\. ?paulo|nrc|volkskrant|handelsblatt|die welt|tagesspiegel|usa today|chronicle|los angeles times)\b|известия|коммерсант|日报|新聞|일보|신문/iu;
export const MAGAZINE =
  /\b(?:magazine|new yorker|wired|economist|time magazine|newsweek|the atlantic|psychology today|scientific american|national geographic|new scientist|forbes|vanity fair|rolling stone|harper['’]s|smithsonian|der spiegel|l['’]express|le point|bloomberg businessweek)\b/iu;

export const PATENT = /\bpatent\b|\bU\.?S\.? Pat|\bEP\s?\d{6,7}\b|\bWO\s?\d{4}\/?\d{5,6}\b/i;
export const SOFTWARE =
  /\[(?:computer software|software|computer program|mobile app)\]|\bversion \d+(?:\.\d+)+|\bR package\b/i;
export const PRESENTED = /\bpresented at\b|\[conference|conference paper/i;
/** Conferences that are often cited by acronym only; in capitals, because some are words. */
export const ACRONYM =
  /\b(?:WACV|BMVC|ACCV|MICCAI|ISBI|ICPR|ICIP|ICRA|IROS|CoRL|EACL|AACL|ECIR|WSDM|CIKM|RecSys|ECAI|ECML|PKDD|ICDM|ICDE|EDBT|PODS|PODC|SPAA|CCS|NDSS|CRYPTO|EUROCRYPT|ASIACRYPT|ICSE|FSE|ASE|ISSTA|OOPSLA|ECOOP|ICFP|CAV|TACAS|LICS|CONCUR|ICALP|ESA|ISCA|MICRO|HPCA|ASPLOS|DAC|ICCAD|PPoPP|EuroSys|NSDI|MobiCom|MobiSys|SenSys|IMC|WWW|JCDL|GECCO|IJCNN|HRI|UbiComp|IUI|ISMAR|COLT|UAI|ISWC|ESWC|SemEval|TREC|CLEF)\b/;
/** "ECIR 2019", "SC'07", "CHI-18": an acronym and a year. */
export const ACRONYM_AND_YEAR = /^\p{Lu}[\p{L}-]{0,11}\p{Lu}\p{L}{0,4}[\s-]?['’]?(?:19|20)?\d{2}$/u;
/** Journals with names that begin like those of conferences. */
export const PROCEEDINGS_JOURNAL =
  /\bproc(?:eedings|\.)? (?:of the )?(?:natl|national|royal|r\.?|ieee$|biol|nutr|zool|edinburgh|london math|american (?:math|phil)|amer\. (?:math|phil)|\p{L}+ historical)/iu;
export const WEBSITE = /\.com\b|\.org\b|\bblog\b|\bwikipedia\b|\bwebsite\b/i;
export const ENCYCLOPEDIA =
  /\bencyclop[ae]+dia\b|\bwikipedia\b|\bbritannica\b|enzyklopädie|encyclopédie|enciclopedia|enciclopédia|encyclopedie|энциклопедия/iu;
export const DICTIONARY =
  /\bdictionary\b|wörterbuch|\bdictionnaire\b|\bdiccionario\b|\bdizionario\b|\bdicionário\b|woordenboek|словарь/iu;
/** Repositories that store only data. */
export const DATA_REPOSITORY =
  /\b(?:dryad|figshare|pangaea|dataverse|icpsr|uk data (?:service|archive)|gesis (?:daten|data)|mendeley data|genbank|eurostat database|noaa national centers)\b/i;
export const SOFTWARE_TITLE =
  /\blanguage and environment for statistical computing\b|\bstatistical software\b|^(?:IBM )?SPSS\b|^MATLAB\b|^Stata\b|^SAS\/STAT\b/;
export const REVIEW = /\[(?:review|rezension|compte rendu|reseña|recensione) (?:of|von|zu|de|di)\b|\brev\. of\b/i;
export const LETTER = /^(?:letter|postcard|telegram|e-?mail|brief|lettre|carta|lettera) (?:to|an|à|a|al) \p{Lu}/iu;
