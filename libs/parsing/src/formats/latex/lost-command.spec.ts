import { parse } from '../../parse';

const latex = String.raw;

test.each<[trap: string, item: string, commands: string[]]>([
  ['a command of the file itself', latex`\myauthor, \emph{A title}, 2003.`, ['\\myauthor']],
  ['a command with an argument, whose text stays', latex`J. Smith, \mystyle{A title}, 2003.`, []],
  ['a journal, a letter and a space', latex`J. \O stergaard, A title, \apj\ \textbf{12}, 3 (2001).`, []],
  ['commands of styles', latex`J. Smith, \BIBentryALTinterwordspacing A title, \hskip 1em plus 4pt\relax 2003.`, []],
  ['a file that is included', latex`\input{refs/b.tex}`, []],
])('%s', (_trap, item, commands) => {
  const [reference] = parse(latex`\begin{thebibliography}{9}
\bibitem{a} ${item}
\bibitem{b} K. Jones, A second title, Nature 4, 5 (2002).
\end{thebibliography}`);
  const lost = reference?.doubts.flatMap(
    ({ message }) => /The command "([^"]+)" is not known/.exec(message)?.[1] ?? [],
  );
  expect(lost).toEqual(commands);
  expect(reference?.csl.title ?? '').not.toContain('input');
});
