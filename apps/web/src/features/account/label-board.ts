import icons from './board-icons.json';

/** A color of more contrast for the values `null` in the data of a job, which no option of Bull Board reaches. */
const NULL_COLOR = ['--hl-meta', '#4d5863'] as const;

/**
 * Adds to the page of Bull Board what screen readers need, now and whenever it changes: names of buttons that have only an icon, other
 * names for its landmarks than those of the product, and a level for the headings of jobs that follows the one before.
 */
export function labelBoard(document: Document, name: string): void {
  const { documentElement: root } = document;
  root.style.setProperty(...NULL_COLOR);
  const label = () => {
    for (const [icon, words] of Object.entries(icons)) setAll(root, `button:not([aria-label]):has(> .${icon})`, words);
    setAll(root, 'header:not([aria-label]), main:not([aria-label])', name);
    for (const heading of root.querySelectorAll('h5')) heading.ariaLevel = '2';
  };
  label();
  new MutationObserver(label).observe(root, { childList: true, subtree: true });
}

function setAll(root: Element, selector: string, label: string): void {
  for (const element of root.querySelectorAll(selector)) element.ariaLabel = label;
}
