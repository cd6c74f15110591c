import { schemes, tonesOf } from '@veracite/contracts/states';

type Scheme = keyof typeof schemes;

/** Writes the colors of a scheme as properties: `--text-primary`, and `--main` and `--soft` for each `data-tone`. */
function rulesFor(scheme: Scheme): string {
  const { primary, background, text, divider, ground } = schemes[scheme];
  const groups = Object.entries({ primary, background, text, ground });
  const properties = groups.flatMap(([group, colors]) =>
    Object.entries(colors).map(([name, color]) => `--${group}-${name}:${color};`),
  );
  const tones = Object.entries(tonesOf(scheme)).map(
    ([tone, { main, soft }]) => `[data-tone=${tone}]{--main:${main};--soft:${soft}}`,
  );
  return `:root{${properties.join('')}--divider:${divider}}${tones.join('')}`;
}

/** Gives the page the product's colors, light or dark as the browser is. */
export function applyColors(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${rulesFor('light')}@media (prefers-color-scheme: dark){${rulesFor('dark')}}`);
  document.adoptedStyleSheets = [sheet];
}
