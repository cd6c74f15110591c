import { titlePair } from './title';

const rows = (table: string): [string, string, string, string][] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()) as [string, string, string, string]);

test.each(
  rows(String.raw`
sentence case                     | Attention is all you need | Attention Is All You Need
all capitals                      | BIBLIOMETRICS AND THE LAW | Bibliometrics and the Law
full stop at the end              | Deep residual learning. | Deep residual learning
quotation marks                   | “Deep residual learning” | Deep residual learning
single quotation marks            | ‘Nature’ and nurture | 'Nature' and nurture
curly apostrophe                  | Alzheimer’s disease | Alzheimer's disease
apostrophe missing                | Alzheimers disease | Alzheimer's disease
hyphen for space                  | Long-term memory in rats | Long term memory in rats
hyphen dropped                    | Multimodal retrieval of maps | Multi-modal retrieval of maps
en dash                           | The soil–water interface | The soil-water interface
em dash without spaces            | Ending a war—the bold plan | Ending a war: the bold plan
minus sign                        | Charge −2 states of tin | Charge -2 states of tin
non-breaking hyphen               | Self‑supervised learning of maps | Self-supervised learning of maps
soft hyphen of a PDF              | inter­national trade flows | International trade flows
colon for a dash                  | Lead: a history | Lead - a history
ampersand                         | Science & society today | Science and Society Today
ampersand as an entity            | Science &amp; society today | Science and society today
escaped ampersand                 | Science \& society today | Science and society today
twice escaped markup              | The &lt;i&gt;E. coli&lt;/i&gt; genome | The E. coli genome
markup of italics                 | The <i>Drosophila</i> eye | The Drosophila eye
markup of small capitals          | <scp>CRISPR</scp> in wheat | CRISPR in wheat
markup of a subscript             | H<sub>2</sub>O on Mars | H2O on Mars
LaTeX subscript                   | H$_2$O on Mars | H2O on Mars
Unicode subscript                 | H₂O on Mars | H2O on Mars
superscript of an isotope         | <sup>13</sup>C in trees | ¹³C in trees
LaTeX braces                      | {BERT}: {P}re-training of models | BERT: Pre-training of models
LaTeX accent                      | Schr{\"o}dinger operators on graphs | Schrödinger operators on graphs
LaTeX accent without braces       | Poincar\'e duality for beginners | Poincaré duality for beginners
LaTeX caron                       | \v{C}ech cohomology of sheaves | Čech cohomology of sheaves
LaTeX special letter              | {\O}resund crossing traffic | Øresund crossing traffic
LaTeX emphasis                    | The \emph{Arabidopsis} root | The Arabidopsis root
LaTeX dash                        | The soil--water interface | The soil–water interface
LaTeX tie                         | Theorem~7 and its proof | Theorem 7 and its proof
Greek letter                      | β-blockers in heart failure | beta-blockers in heart failure
Greek letter in LaTeX             | $\beta$-blockers in heart failure | β-blockers in heart failure
Greek letter as an entity         | &beta;-blockers in heart failure | beta blockers in heart failure
Greek capital                     | Δ-learning of energies | Delta-learning of energies
micro sign                        | A 5 µm sensor for gas | A 5 μm sensor for gas
mathematical letters              | On $L_p$ norms of waves | On Lp norms of waves
accents missing                   | L'histoire politique de l'Equateur | L’histoire politique de l’Équateur
typographic ligature              | Eﬃcient ﬂow of traﬃc | Efficient flow of traffic
decomposed accents                | Resume\u0301 of findings | Resumé of findings
full-width letters                | ＡＩ in medicine today | AI in medicine today
British -our                      | Colour and behaviour of finches | Color and behavior of finches
British -ise                      | Organising memory in sleep | Organizing memory in sleep
British -isation                  | Optimisation of supply chains | Optimization of supply chains
British -yse                      | Analysing social networks | Analyzing social networks
British -re                       | A theatre of fibre optics | A theater of fiber optics
British -lled                     | Modelled and labelled data | Modeled and labeled data
British -lling                    | Travelling salesmen in Rome | Traveling salesmen in Rome
British ae                        | Anaemia in paediatric care | Anemia in pediatric care
British oe                        | Oestrogen and oedema in mice | Estrogen and edema in mice
British haem                      | Haemoglobin of deep-sea worms | Hemoglobin of deep-sea worms
British programme                 | A programme for reform | A program for reform
British catalogue                 | A catalogue of defences | A catalog of defenses
British ageing                    | Ageing in grey seals | Aging in gray seals
British tumour                    | Tumour growth and sulphur | Tumor growth and sulfur
British aluminium                 | Aluminium in soils of Peru | Aluminum in soils of Peru
number in words                   | Seven plus or minus two | 7 plus or minus 2
number in digits                  | The 3 body problem revisited | The three body problem revisited
twelve in words                   | Twelve angry jurors | 12 angry jurors
Roman numeral                     | Studies in syntax II | Studies in syntax 2
Roman numeral four                | World population part IV | World population part 4
versus shortened                  | Nature vs nurture in voles | Nature versus nurture in voles
versus as v                       | Roe v. Wade in context | Roe vs Wade in context
leading article missing           | Structure of scientific revolutions | The structure of scientific revolutions
leading article added             | The origin of species | Origin of species
leading German article            | Prozess der Zivilisation | Der Prozess der Zivilisation
translation in brackets           | Der Untertan [The loyal subject] | Der Untertan
remark in brackets                | Gut flora of bees [Paper presentation] | Gut flora of bees
language in brackets              | Surgery of the spine [in German] | Surgery of the spine
title wholly in brackets          | [On the nature of rivers] | On the nature of rivers
marked as retracted in the record | Vaccines in rural schools | RETRACTED: Vaccines in rural schools
marked as preprint                | Vaccines in rural schools (Preprint) | Vaccines in rural schools
star of a footnote                | A theory of auctions* | A theory of auctions
dagger of a footnote              | A theory of auctions† | A theory of auctions
spaces lost in the record         | Surface ejection of Ag+ ions | Surface ejection ofAg+ions
spaces doubled                    | A  theory  of   auctions | A theory of auctions
question mark                     | Is there life on Mars? | Is there life on Mars
exclamation mark                  | Surely you are joking! | Surely you are joking
ellipsis                          | To be, or not … the choice | To be, or not... the choice
slash                             | Input/output of grids | Input output of grids
brackets inside                   | (Un)certain futures of work | Un certain futures of work
parenthesis kept                  | Trends (1990–2000) in trade | Trends 1990-2000 in trade
plus sign                         | C++ templates in practice | C templates in practice
Cyrillic                          | Война и мир | Voina i mir
Chinese                           | 深度学习综述 | 深度学习综述
Japanese with spaces              | 日本語 の 歴史 | 日本語の歴史
Arabic vowel signs                | كِتَاب الحيوان | كتاب الحيوان
Hebrew points                     | שָׁלוֹם עולם | שלום עולם
Turkish capitals                  | DIJITAL DÜNYA | Dijital Dünya
British -ence                     | The defence of small states | The defense of small states
British practise                  | To practise medicine in Ghent | To practice medicine in Ghent
British sulph-                    | Sulphate in sea ice | Sulfate in sea ice
British -ogue                     | A dialogue of two systems | A dialog of two systems
hyphen between prefix and word    | Non-linear waves in canals | Nonlinear waves in canals
hyphen at the end of a line       | Multi- modal retrieval of maps | Multimodal retrieval of maps
prime for an apostrophe           | Women′s suffrage in Iceland | Women's suffrage in Iceland
guillemets                        | « Nature » et culture | Nature et culture
German quotation marks            | „Natur“ und Kultur | Natur und Kultur
copyright sign of a brand         | The effect of Prozac® on mice | The effect of Prozac on mice
registered mark as an entity      | The effect of Prozac&reg; on mice | The effect of Prozac on mice
no-break space as an entity       | The&nbsp;soil of Peru | The soil of Peru
numeric entity                    | Caf&#233; culture in Vienna | Café culture in Vienna
LaTeX per cent                    | A 5\% rise of wages | A 5% rise of wages
Unicode superscript               | Area in km² of lakes | Area in km2 of lakes
LaTeX superscript                 | Area in km$^2$ of lakes | Area in km2 of lakes
Roman numeral with a full stop    | Studies in syntax II. | Studies in syntax II
German sharp s                    | Die Straße nach Rom | Die Strasse nach Rom
`).map(([trap, cited, found]) => [trap, cited.replace(String.raw`\u0301`, '\u0301'), found] as const),
)('the same: %s', (_trap, cited, found) => {
  expect(titlePair(cited, found).agreement).toBe('same');
});

test.each(
  rows(`
subtitle left out                | Thinking fast | Thinking fast: a study of haste
subtitle behind a dash           | Bowling alone | Bowling alone – the collapse of community
subtitle behind a full stop      | Guns and steel | Guns and steel. The fates of societies
subtitle behind a question mark  | Why nations fail? | Why nations fail? The origins of power
subtitle in brackets             | The selfish gene | The selfish gene (30th anniversary edition)
`),
)('subtitle: %s', (_trap, cited, found) => {
  expect(titlePair(cited, found)).toMatchObject({ agreement: 'near', code: 'subtitle-missing' });
  expect(titlePair(found, cited)).toMatchObject({ agreement: 'near', code: 'subtitle-extra' });
});

test.each(
  rows(`
inside a word        | A survey of bias in news media profiling | A survey of bias in news media profilin
inside a middle word | A survey of bias in news media profiling today | A survey of bias in news media profil
`),
)('a title that a database shortened: %s', (_trap, cited, found) => {
  expect(titlePair(cited, found)).toMatchObject({ agreement: 'near', code: 'record-cut' });
  expect(titlePair(found, cited).code).not.toBe('record-cut');
});

test.each(
  rows(`
letter dropped      | Atention is all you need | Attention is all you need
letters swapped     | Lerananing to rank pages | Learnaning to rank pages
letter replaced     | Quantum enteroglement of light | Quantum enterogloment of light
plural              | Convolutional networks for maps | Convolutional network for maps
two letters in a long word | Electroencephalograpic signs | Electroencephalographyc signs
`),
)('misspelt: %s', (_trap, cited, found) => {
  expect(titlePair(cited, found)).toMatchObject({ agreement: 'near', code: 'title-misspelt' });
});

test.each(
  rows(`
synonym                        | Chain of thought inference in language models | Chain of thought reasoning in language models
preposition                    | Augmentation towards model debiasing | Augmentation for model debiasing
conjunction                    | Adaptation through repeated while independent events | Adaptation through repeated and independent events
article inside                 | Investigating experiences of users | Investigating the experiences of users
opposite                       | Rooms with small overtones | Rooms with large overtones
negation                       | Memory is reconstructive | Memory is not reconstructive
word added                     | Deep learning for dense maps | Deep learning for maps
word dropped                   | Information retrieval for enterprise | Long-form information retrieval for enterprise
word order                     | Dogs bite men in parks | Men bite dogs in parks
another number                 | 12 rules for gardens | 13 rules for gardens
another year                   | Health survey 2018 of Norway | Health survey 2019 of Norway
another part                   | Studies in syntax II | Studies in syntax III
another letter                 | Vitamin D and bone density | Vitamin B and bone density
another chemical               | H2O on Mars and Venus | CO2 on Mars and Venus
another species                | The genome of mice | The genome of rats
another place                  | Elections in Ghana | Elections in Kenya
short word for another         | War in the air | War on the air
generic for specific           | Transformer for generation | Transformers for speech generation tasks
acronym expanded               | BERT for retrieval of laws | Bidirectional encoders for retrieval of laws
another date inside            | Census of 1891 in Wales | Census of 1901 in Wales
another gender                 | The wages of men in mills | The wages of women in mills
comparative for positive       | A better theory of price | A good theory of price
from for to                    | Letters to a young poet | Letters from a young poet
with for without               | Learning with labels in speech | Learning without labels in speech
another isotope                | 13C in trees of Peru | 14C in trees of Peru
hybrid of two titles           | Attention is all you forget | Attention is all you need
prefix with a new name         | FedNet: learning on phones | FedAvg: learning on phones
other subtitle                 | Deep learning: a survey | Deep learning: a primer
subtitle for a longer one      | Deep learning for vision | Deep learning
words added after a whole one  | A survey of bias in news media profiling | A survey of bias in news media
`),
)('another title: %s', (_trap, cited, found) => {
  expect(titlePair(cited, found).agreement).toBe('different');
});

test.each(
  rows(`
erratum                | Casting bells in Flanders | Erratum: Casting bells in Flanders
erratum to             | Casting bells in Flanders | Erratum to “Casting bells in Flanders”
corrigendum            | Casting bells in Flanders | Corrigendum to: Casting bells in Flanders
correction             | Casting bells in Flanders | Correction: Casting bells in Flanders
retraction notice      | Casting bells in Flanders | Retraction notice to Casting bells in Flanders
retraction of          | Casting bells in Flanders | Retraction of: Casting bells in Flanders
expression of concern  | Casting bells in Flanders | Expression of Concern: Casting bells in Flanders
comment                | Casting bells in Flanders | Comment on “Casting bells in Flanders”
reply                  | Casting bells in Flanders | Reply to Casting bells in Flanders
book review            | Casting bells in Flanders | Book review: Casting bells in Flanders
review of              | Casting bells in Flanders | Review of: Casting bells in Flanders
a reply as subtitle    | Casting bells in Flanders | Casting bells in Flanders: a reply
a cited reply          | Casting bells in Flanders: a reply | Casting bells in Flanders
a cited erratum        | Erratum to: Casting bells in Flanders | Casting bells in Flanders
`),
)('a work about the work: %s', (_trap, cited, found) => {
  expect(titlePair(cited, found)).toMatchObject({ agreement: 'different', code: 'notice' });
});

test.each(
  rows(`
the heading alone on record             | Book review: Casting bells | Book review | near
umlauts cited, written out on record   | Über das Läuten | Ueber das Laeuten | same
written out, with umlauts on record    | Ueber das Laeuten | Über das Läuten | same
`),
)('%s', (_trap, cited, found, agreement) => {
  expect(titlePair(cited, found)).toMatchObject({ agreement });
});

test.each(
  rows(`
the other part         | Casting bells in Flanders, part 2 | Casting bells in Flanders, part I      | title-number
a part above four      | Casting bells in Flanders (V)     | Casting bells in Flanders (III)        | title-number
the report of a year   | Bells cast in Flanders, 1994      | Bells cast in Flanders, 1989           | title-number
of another thing       | Casting bells in Flanders and Hainaut, survey 52 | Casting bells in Flanders and Hainaut, town 4 | title-words-changed
a number and no other  | Bells cast in Flanders, 1994      | Bells cast in Flanders and Hainaut     | title-words-changed
`),
)('a title with another number: %s', (_trap, cited, found, code) => {
  expect(titlePair(cited, found)).toMatchObject({ agreement: 'different', code });
});
