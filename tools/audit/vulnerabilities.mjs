const GRAVE = ['high', 'critical'];

/**
 * Summarizes the output of `npm audit --json`. A registry that does not respond never counts as one without findings.
 * @returns `sentence`, and whether something of level high or critical is known
 */
export function vulnerabilities(output) {
  const report = parsed(output);
  const counts = report?.metadata?.vulnerabilities;
  if (!counts)
    return {
      sentence: `could not ask the registry (${report?.message?.split(' - ')[0] ?? 'no answer'}); nothing is known`,
      isGrave: false,
    };
  if (counts.total === 0) return { sentence: 'none is known in the product', isGrave: false };
  const named = Object.values(report.vulnerabilities ?? {}).map(({ name, severity }) => `${name} (${severity})`);
  return { sentence: `${counts.total}: ${named.join(', ')}`, isGrave: GRAVE.some((level) => counts[level] > 0) };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    // The output is not a report.
    return undefined;
  }
}
