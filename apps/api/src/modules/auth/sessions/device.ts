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
