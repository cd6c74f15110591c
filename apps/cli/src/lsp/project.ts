import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Outcome } from '../entries/checked-entry';
import { findingsOf, type Finding } from '../policy/findings';
import { loadIgnoreList, NO_IGNORE_LIST } from '../policy/ignore-list';
import { findSettings, ignoreFileOf, policiesOf, readSettings } from '../policy/settings';

/** The settings that apply to a file, as the command line reads them. */
export interface Project {
  findings(file: string, outcome: Outcome): Finding[];
  ignoreFile: string;
}

/**
 * Reads the settings above a file and its list of ignored entries.
 * @param folder the folder of the project, for a file without settings
 * @throws UsageError for settings that are invalid
 */
export function projectOf(file: string, folder: string): Project {
  const place = findSettings(path.dirname(file));
  const settings = place === undefined ? { folder } : readSettings(place);
  const policyOf = policiesOf(settings);
  const ignoreFile = ignoreFileOf(settings);
  const ignored = existsSync(ignoreFile)
    ? loadIgnoreList(ignoreFile, new Date().toISOString().slice(0, 10))
    : NO_IGNORE_LIST;
  return {
    findings: (name, { result, reference }) => findingsOf(result, policyOf(name), ignored.find(reference.csl)),
    ignoreFile,
  };
}
