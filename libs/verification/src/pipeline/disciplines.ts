import { venueIdsOf } from '@veracite/matching/venue-ids';
import type { Reference } from '@veracite/model/reference';
import type { Discipline } from '@veracite/model/source';

/** Word stems in titles and venues that indicate a discipline, matched at the start of a word. */
const INDICATORS: Partial<Record<Discipline, RegExp>> = {
  biomedicine:
    /\b(?:medic|clinic|cancer|oncolog|patient|disease|health|nurs|surg|therap|pharma|biolog|biochem|genom|genet|genes\b|gene (?:express|edit|therap|regulat|transfer|drive|flow|cluster)|protein|cell\b|cells\b|cellular|neuro|cardi|diabet|infect|viral|virus|covid|lancet|jama\b|bmj\b|immun|epidemi|trial|psychiatr|pubmed|nejm\b|plos\b|physiolog|bacteri|vaccin)/i,
  computing:
    /\b(?:comput|software|neural|machine learning|mach\. ?learn|artif\. ?intell|deep learning|algorithm|neurips|nips\b|icml\b|iclr\b|acm\b|aaai\b|ijcai|cvpr\b|iccv\b|eccv\b|emnlp|naacl|acl\b|coling|sigmod|vldb|usenix|sigkdd|kdd\b|chi\b|uist\b|cscw\b|aistats|colt\b|uai\b|corl\b|wacv\b|siggraph|sigir|sigcomm|www\b|osdi\b|sosp\b|nsdi\b|icse\b|pldi\b|popl\b|icra\b|iros\b|interspeech|icassp|soups\b|ndss\b|esorics|asiacrypt|eurocrypt|cybersecurity|password|language model|transformer|reinforcement|data mining|information retrieval|robot|cryptograph|programming|optimiza|supervis|bayesian|semeval|unsuperv|multi-?agent|cluster(?:ing|s\b)|sparse|entity|convolut|regulariz|latent\b|markov|summariz|bandit|convex|retriev|dataset|discriminative|gradient descent|twitter|tweets|mining\b|ranking|regret\b|federat|disambig|privacy|boosting|pre-?train|guarante|factoriz|autoencod|label(?:ing|ed)|heuristic|nonparam|decentral|benchmark|kernels|fairness|reward|crowdsou|submodul|distill|corefer|treebank|ontolog|offline|commonsense|queries|wordnet|pruning|auction|disentangl|minimax|sparsity|scheduling|semi-?supervis)/i,
  physics:
    /\b(?:phys|quantum|astro|cosmolog|galax|particle|boson|neutrino|gravit|superconduct|laser|optic|plasma|relativ|nucl\.|nuclear)/i,
  mathematics: /\b(?:math|theorem|algebra|manifold|topolog|conjecture|stochastic|annals of statistics)/i,
  education: /\b(?:educat|teach|school|classroom|curricul|pedagog|student learning)/i,
  engineering: /\b(?:ieee\b|engineering|circuit|signal process|wireless|antenna|mechanic)/i,
};

/** Returns disciplines by words of title and venue and by identifiers, to choose databases, never as evidence. */
export function disciplinesOf(reference: Reference): Discipline[] {
  const { csl, identifiers } = reference;
  const text = [csl.title, csl['container-title'], csl['event-title'], csl.publisher].filter(Boolean).join(' . ');
  const found = (Object.keys(INDICATORS) as Discipline[]).filter((field) =>
    INDICATORS[field]?.test(text || reference.raw),
  );
  if (identifiers.pmid || identifiers.pmcid) add(found, 'biomedicine');
  if (identifiers.bibcode) add(found, 'physics');
  // All meetings in that table belong to computing.
  const meeting = csl['event-title'] ?? csl['container-title'];
  if (csl.type === 'paper-conference' && meeting && venueIdsOf(meeting).length > 0) add(found, 'computing');
  if (identifiers.arxiv && found.length === 0) found.push('physics', 'computing', 'mathematics');
  return found;
}

function add(fields: Discipline[], field: Discipline): void {
  if (!fields.includes(field)) fields.push(field);
}
