import { ThemeProvider } from '@mui/material/styles';
import type { VerificationResult } from '@veracite/contracts/citations';
import { Parser } from 'htmlparser2';
import { renderToStaticMarkup } from 'react-dom/server';
import { ResultBody } from '../src/components/check/evidence/ResultBody';
import { theme } from '../src/theme/theme';

/** Elements that begin and end a line. */
const BLOCK = ['p', 'div', 'ul', 'li', 'h2', 'h3', 'dl', 'dt', 'dd'];

/** Returns what users read on the page of a result, a block on a line, and the addresses of its links. */
export function resultPage(result: VerificationResult): { text: string; links: string[] } {
  const links: string[] = [];
  let text = '';
  let isStyle = false;
  const edge = (name: string): void => {
    if (BLOCK.includes(name)) text += '\n';
  };
  const parser = new Parser({
    onopentag(name, { href }) {
      isStyle = name === 'style';
      if (href) links.push(href);
      edge(name);
    },
    ontext(words) {
      if (!isStyle) text += words;
    },
    onclosetag(name) {
      isStyle = false;
      edge(name);
    },
  });
  parser.end(
    renderToStaticMarkup(
      <ThemeProvider theme={theme}>
        <ResultBody result={result} />
      </ThemeProvider>,
    ),
  );
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  return { text: lines.filter(Boolean).join('\n'), links };
}
