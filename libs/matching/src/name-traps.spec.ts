import type { CslName } from '@veracite/model/csl';
import { compareNames } from './compare-names';
import { nameParts } from './name';

/** "Family, Given" as a name; without a comma, an organization or a name left whole. */
function read(text: string): CslName {
  const comma = text.indexOf(',');
  return comma < 0 ? { literal: text } : { family: text.slice(0, comma), given: text.slice(comma + 1).trim() };
}

/** One row: what it is about, the name cited, the name found. */
const rows = (table: string): [string, string, string][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string]);

test.each(
  rows(`
initial for a given name             | Curie, M.             | Curie, Marie
two initials                         | Tolkien, J. R. R.     | Tolkien, John Ronald Reuel
initials without spaces              | Tolkien, J.R.R.       | Tolkien, John Ronald Reuel
initials glued together              | Tolkien, JRR          | Tolkien, John Ronald Reuel
initials without full stops          | Moll, J K             | Moll, John K.
middle initial left out              | Knuth, D.             | Knuth, Donald E.
middle name left out                 | Kennedy, John         | Kennedy, John Fitzgerald
middle initial for a middle name     | Kennedy, John F.      | Kennedy, John Fitzgerald
known by the middle name             | Gaddis, Lewis         | Gaddis, John Lewis
first initial and middle name        | Fisher, R. Aylmer     | Fisher, Ronald Aylmer
hyphenated given name as initials    | Sartre, J.-P.         | Sartre, Jean-Paul
hyphenated given name, one initial   | Sartre, J.            | Sartre, Jean-Paul
hyphenated given name, glued         | Sartre, JP            | Sartre, Jean-Paul
hyphen in the given name dropped     | Sartre, Jean Paul     | Sartre, Jean-Paul
Chinese given name joined            | Wang, Xiaoming        | Wang, Xiao Ming
Chinese given name hyphenated        | Wang, Xiao-Ming       | Wang, Xiaoming
Chinese given name as initials       | Wang, X. M.           | Wang, Xiao Ming
capitals                             | NARIN, F              | Narin, Francis
all capitals with a given name       | OGAWA, AYUMI          | Ogawa, Ayumi
German and English romanization      | Dostojewski, F.       | Dostoyevsky, Fyodor
French and English romanization      | Kondratiev, N. D.     | Kondratieff, N. D.
accent missing                       | Godel, Kurt           | Gödel, Kurt
accent in the given name missing     | Sanchez, Jose         | Sánchez, José
umlaut written out                   | Mueller, Hans         | Müller, Hans
umlaut o written out                 | Schroedinger, Erwin   | Schrödinger, Erwin
umlaut a written out                 | Jaeger, Werner        | Jäger, Werner
sharp s written out                  | Weiss, Peter          | Weiß, Peter
Danish aa                            | Aarup, Niels          | Årup, Niels
Danish slashed o                     | Orsted, Hans          | Ørsted, Hans
slashed o written out                | Joergensen, Lars      | Jørgensen, Lars
Polish l                             | Lukasiewicz, Jan      | Łukasiewicz, Jan
Czech caron                          | Capek, Karel          | Čapek, Karel
Turkish dotless i                    | Yildiz, Ali           | Yıldız, Ali
Croatian d with stroke               | Dokic, Ana            | Đokić, Ana
Icelandic thorn                      | Thorsson, Jon         | Þorsson, Jón
decomposed accent                    | Erdős, Paul           | Erdo\u030Bs, Paul
letter lost in an export             | Eliás, Marek          | Elis, Marek
letter lost inside a name            | Jörnsten, Rebecka     | Jrnsten, Rebecka
curly apostrophe                     | O’Brien, Flann        | O'Brien, Flann
apostrophe missing                   | OBrien, Flann         | O'Brien, Flann
apostrophe as a space                | O Brien, Flann        | O'Brien, Flann
elided article                       | D'Amore, Francesco    | d’Amore, Francesco
hyphenated family name with a space  | Gómez Rodríguez, Ana  | Gómez-Rodríguez, Ana
double name cut to its first half    | García, Gabriel       | García Márquez, Gabriel
double name cut to its second half   | Márquez, Gabriel      | García Márquez, Gabriel
double name cut at the hyphen        | Joliot, Irène         | Joliot-Curie, Irène
first half with the given names      | Lloyd, Ada Webber     | Webber Lloyd, Ada
particle left out                    | Beauvoir, Simone      | de Beauvoir, Simone
particle with the given name         | Beauvoir, Simone de   | de Beauvoir, Simone
Dutch particles                      | Meent, Jan-Willem van de | van de Meent, Jan-Willem
Dutch particles left out             | Waals, J. D.          | van der Waals, Johannes Diderik
Dutch particles joined               | Vandenberg, Karel     | van den Berg, Karel
German particle in capitals          | Von Neumann, John     | von Neumann, John
German particle left out             | Neumann, J.           | von Neumann, John
Italian particle in capitals         | Della Porta, G.       | della Porta, Giambattista
Portuguese particle                  | Silva, João da        | da Silva, João
Portuguese last of several names     | Santos, Maria         | Silva dos Santos, Maria
Spanish y                            | Ortega Gasset, José   | Ortega y Gasset, José
Arabic article                       | Khalil, Ahmad         | al-Khalil, Ahmad
Arabic article joined                | AlKhalil, Ahmad       | al-Khalil, Ahmad
Hebrew patronymic                    | Gurion, David         | Ben Gurion, David
suffix with the family name          | Klimo Jr., Paul       | Klimo, Paul
suffix with the given name           | Thorpe, R. J. Jr.     | Thorpe, Roland J.
suffix before the initials           | Thorpe, Jr. R. J.     | Thorpe, Roland J.
third of the name                    | Michael III, L. M.    | Michael, L. Madison
degree behind the name               | Rossi, Anna PhD       | Rossi, Anna
DBLP's number behind the name        | Wang 0001, Hao        | Wang, Hao
DBLP's number as the family name     | Wen, Jie              | 0001, Jie Wen
DBLP's number, initials cited        | Wen, J.               | 0001, Jie Wen
Chinese order                        | Wei, Zhang            | Zhang, Wei
Chinese order with two syllables     | Xiaoming, Wang        | Wang, Xiaoming
Japanese order                       | Haruki, Murakami      | Murakami, Haruki
Hungarian order                      | György, Lukács        | Lukács, György
Korean order with hyphen             | Min-Soo, Kim          | Kim, Min-Soo
Vietnamese order                     | Van Anh, Nguyen       | Nguyen, Van Anh
name whole, given first              | Ada Lovelace          | Lovelace, Ada
name whole, family first             | Lovelace, Ada         | Ada Lovelace
name whole with an initial           | Donald E. Knuth       | Knuth, Donald E.
short form Bill                      | Gates, Bill           | Gates, William
short form Bob                       | Tarjan, Bob           | Tarjan, Robert
short form Mike                      | Jordan, Mike          | Jordan, Michael
short form Jim                       | Gray, Jim             | Gray, James
short form Tom                       | Mitchell, Tom         | Mitchell, Thomas
short form Dan                       | Roth, Dan             | Roth, Daniel
short form Liz                       | Warren, Liz           | Warren, Elizabeth
short form Kate                      | Crawford, Kate        | Crawford, Katherine
short form Dick                      | Karp, Dick            | Karp, Richard
short form Ted                       | Codd, Ted             | Codd, Edward
short form Sasha                     | Rush, Sasha           | Rush, Alexander
short form by cutting                | Bengio, Sam           | Bengio, Samy
short form Chris                     | Manning, Chris        | Manning, Christopher
short form Ben                       | Taskar, Ben           | Taskar, Benjamin
transliteration of Alexander         | Pushkin, Aleksandr    | Pushkin, Alexander
Cyrillic original                    | Достоевский, Ф.       | Dostoevskii, F.
Cyrillic with the given name         | Колмогоров, Андрей    | Kolmogorov, Andrei
Greek original                       | Παπαδάκης, Ν.         | Papadakis, N.
Chinese characters                   | 王, 明                | 王, 明
spelling of the given name           | Smyth, Steven         | Smyth, Stephen
letter wrong in a long given name    | Fermi, Enrcio         | Fermi, Enrico
given name missing                   | Plato,                | Plato, Aristocles
given name missing in the record     | Voltaire, F.          | Voltaire,
entity for an apostrophe             | d&apos;Amore, Francesco | d’Amore, Francesco
entity for an accent                 | M&uuml;ller, Hans     | Müller, Hans
LaTeX accent                         | G{\\"o}del, Kurt      | Gödel, Kurt
LaTeX braces                         | {van der Waals}, J. D. | van der Waals, J. D.
Scottish Mac in capitals             | MACARTHUR, R. H.      | MacArthur, Robert H.
Irish apostrophe in capitals         | O'BRIEN, EDNA         | O’Brien, Edna
Irish apostrophe left out            | OBrien, Edna          | O'Brien, Edna
Hawaiian okina                       | Kaʻahumanu, Elizabeth | Kaahumanu, Elizabeth
Catalan i                            | Puig Cadafalch, Josep | Puig i Cadafalch, Josep
French particle in capitals          | D’Alembert, Jean      | d’Alembert, Jean
French double given name             | Lévi-Strauss, C.      | Lévi-Strauss, Claude
Welsh name with a small word         | ap Gwilym, Dafydd     | ap Gwilym, Dafydd
Icelandic letters                    | Thorsteinsson, Jon    | Þorsteinsson, Jón
Polish letters                       | Lukasiewicz, Jan      | Łukasiewicz, Jan
Turkish dotless i                    | Yildiz, Ali           | Yıldız, Ali
Romanian comma below                 | Stefanescu, Ion       | Ștefănescu, Ion
Vietnamese accents                   | Nguyen, Thi Minh      | Nguyễn, Thị Minh
middle initial without a full stop   | Knuth, Donald E       | Knuth, Donald E.
organisation                         | World Health Organization | World Health Organization
organisation in British spelling     | World Health Organisation | World Health Organization
organisation's initials              | WHO                   | World Health Organization
organisation's initials with of      | NASEM                 | National Academies of Sciences Engineering and Medicine
organisation with its article        | The Cochrane Collaboration | Cochrane Collaboration
organisation with its department     | UNESCO Institute for Statistics | UNESCO Institute for Statistics, Montreal
consortium as a person by mistake    | Consortium, Brainstorm | Brainstorm Consortium
`),
)('%s', (_trap, cited, found) => {
  expect(compareNames(nameParts(read(cited)), nameParts(read(found)))).toBe('same');
  expect(compareNames(nameParts(read(found)), nameParts(read(cited)))).toBe('same');
});

test.each(
  rows(`
letter doubled          | Hinnton, Geoffrey     | Hinton, Geoffrey
letter dropped          | Schmidhber, Jürgen    | Schmidhuber, Jürgen
letters swapped         | Vaswnai, Ashish       | Vaswani, Ashish
letter replaced         | Bengia, Yoshua        | Bengio, Yoshua
y for i                 | Krystensen, Lars      | Kristensen, Lars
two letters in a long name | Chandraskharn, S.  | Chandrasekhar, S.
`),
)('misspelt: %s', (_trap, cited, found) => {
  expect(compareNames(nameParts(read(cited)), nameParts(read(found)))).toBe('misspelt');
});

test.each(
  rows(`
another initial              | Smith, P.         | Smith, John
another initial of two       | Zhang, W.         | Zhang, L.
initial against a full name  | Lee, K.           | Lee, Jae
`),
)('initials differ: %s', (_trap, cited, found) => {
  expect(compareNames(nameParts(read(cited)), nameParts(read(found)))).toBe('initials-differ');
});

test.each(
  rows(`
another family name              | Hinton, Geoffrey   | Bengio, Yoshua
the same given name              | Zhang, Wei         | Wang, Wei
namesakes with other given names | Smith, John        | Smith, Mary
Chinese namesakes                | Zhang, Lei         | Zhang, Wei
Chinese namesakes, same initial  | Wang, Jun          | Wang, Jie
Korean namesakes                 | Kim, Min-Soo       | Kim, Ji-Hoon
short names one letter apart     | Li, Wei            | Lu, Wei
three letters one apart          | Kim, Sang          | Kin, Sang
one name inside the other        | Ma, Yi             | Mann, Yi
name beginning the same          | Berg, Anna         | Bergmann, Anna
particle alone is no agreement   | van Dyk, Jan       | van Eyck, Hubert
brothers                         | Grimm, Jacob       | Grimm, Wilhelm
father and daughter              | Curie, Marie       | Curie, Pierre
initials exchanged between two   | Smith, A.          | Jones, A.
placeholder                      | Doe, John          | Okafor, Ngozi
organisation against a person    | World Bank         | Bank, Willem
two organizations                | World Bank         | World Health Organization
two institutes                   | Max Planck Institute | Pasteur Institute
family and unrelated given swapped | Ming, Wang       | Wang, Lei
transliteration of another name  | Ivanov, Sergei     | Ivanov, Dmitri
Spanish names sharing a half with other given names | García López, Ana | García Pérez, Luis
`),
)('not the same: %s', (_trap, cited, found) => {
  expect(compareNames(nameParts(read(cited)), nameParts(read(found)))).toBe('none');
});
