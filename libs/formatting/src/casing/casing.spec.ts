import { sentenceCase } from './sentence-case';
import { titleCase } from './title-case';

test.each([
  [
    'proper nouns, peoples, persons',
    'A Bayesian Study of French Wine in New York',
    'A Bayesian study of French wine in New York',
  ],
  [
    'acronyms and inner capitals',
    'DNA and mRNA in McDonald Patients with COVID-19',
    'DNA and mRNA in McDonald patients with COVID-19',
  ],
  [
    'a species in brackets, recorded in lower case',
    'Cooperation in chimpanzees (pan troglodytes) and rats (rattus norvegicus)',
    'Cooperation in chimpanzees (Pan troglodytes) and rats (Rattus norvegicus)',
  ],
  [
    'a species in brackets of a headline',
    'Tool Use in Chimpanzees (Pan troglodytes) of the Forest',
    'Tool use in chimpanzees (Pan troglodytes) of the forest',
  ],
  ['two words in brackets', 'A Long Study (Two Cases) of Sleep', 'A long study (two cases) of sleep'],
  ['an equation', 'Math = Male, Me = Female, Therefore Math ≠ Me', 'Math = male, me = female, therefore math ≠ me'],
  ['subtitle after a colon', 'Deep Learning: A Review', 'Deep learning: A review'],
  [
    'possessive of a name, and of none',
    'Parkinson’s Disease and Children’s Health',
    'Parkinson’s disease and children’s health',
  ],
  ['numerals', 'World War II and Type I Errors', 'World War II and type I errors'],
  [
    'all capitals rebuilt',
    'THE EFFECT OF WAR ON CHINA AND THE UNITED STATES',
    'The effect of war on China and the United States',
  ],
  [
    'already in sentence case: kept',
    'On the Hopfield model of memory in large networks',
    'On the Hopfield model of memory in large networks',
  ],
  [
    'a title of common words before its subtitle, in a record in sentence case',
    'Money and Credit: A sociological approach',
    'Money and credit: A sociological approach',
  ],
  [
    'the same over articles and prepositions, where a list of names holds one of them',
    'The Law of the Horse: What cyberlaw might teach',
    'The law of the horse: What cyberlaw might teach',
  ],
  [
    'a name of two words before its subtitle: the record may mean it',
    'Sonic Pi: A language for live coding',
    'Sonic Pi: A language for live coding',
  ],
  [
    'a condition that is represented is not a name',
    'Treatment of Posttraumatic Stress Disorder (PTSD) in Veterans',
    'Treatment of posttraumatic stress disorder (PTSD) in veterans',
  ],
  [
    'a dated source in brackets',
    'A Replication Study of Fiorito & Kollintzas (European Economic Review, 2004)',
    'A replication study of Fiorito & Kollintzas (European Economic Review, 2004)',
  ],
  [
    'a people that dictionaries have in lower case too, forgotten',
    'Learning from television: A dutch replication study',
    'Learning from television: A Dutch replication study',
  ],
  [
    'a numbered meeting and what it is about',
    'Findings of the Third Workshop on Automatic Simultaneous Translation',
    'Findings of the Third Workshop on Automatic Simultaneous Translation',
  ],
  [
    'an international one',
    'Message to the International Symposium on the Dignity of the Disabled Person',
    'Message to the International Symposium on the Dignity of the Disabled Person',
  ],
  [
    'a series in brackets',
    'The Finding of the Cross (Studies in Intellectual History, 27)',
    'The finding of the cross (Studies in Intellectual History, 27)',
  ],
  ['a gospel by chapter and verse', 'Encountering Grace in Mark 7:24–30', 'Encountering grace in Mark 7:24–30'],
  [
    'a tool that begins small, though the word is common',
    'effects: Effect Displays for Linear Models',
    'effects: Effect displays for linear models',
  ],
  ['a people’s society', 'The Lineage Principle in Gusii Society', 'The lineage principle in Gusii society'],
  [
    'a hypothesis in a record in sentence case',
    'Diversity in a kissing bug: the Center-Periphery Hypothesis halfway',
    'Diversity in a kissing bug: The center-periphery hypothesis halfway',
  ],
  [
    'numbers in a clause in headline capitals',
    'Change Request Number 2021-012: adopted split of a code',
    'Change request number 2021-012: Adopted split of a code',
  ],
  ['RNA-seq as its record has it', 'RNA-seq analysis of muscle cells', 'RNA-seq analysis of muscle cells'],
  [
    'an instrument keeps those that the record gives it',
    'Achievement across three groups: Growth estimates for reading skills obtained with the Early Childhood Longitudinal Survey',
    'Achievement across three groups: Growth estimates for reading skills obtained with the Early Childhood Longitudinal Survey',
  ],
  [
    'half of the words are names: sentence case all the same',
    'The harbour of Sebastos in its Roman Mediterranean context',
    'The harbour of Sebastos in its Roman Mediterranean context',
  ],
  [
    'a stray capital among them',
    'A Grammar of Jenaama-Sorogaama of Djenné: Bozo language of Mali',
    'A grammar of Jenaama-Sorogaama of Djenné: Bozo language of Mali',
  ],
  ['the pronoun', 'Most of Us Are Wrong, and What That Tells Us', 'Most of us are wrong, and what that tells us'],
  ['a new species', 'Camptochaeta Spec. Nov. From Luxembourg', 'Camptochaeta spec. nov. from Luxembourg'],
  [
    'prefixes spelled like elements',
    'Re-engineering and Co-occurrence of Bi-contact Surgery',
    'Re-engineering and co-occurrence of bi-contact surgery',
  ],
  [
    'a law suit',
    'American Electric Power Company, Inc. v. Connecticut',
    'American Electric Power Company, Inc. v. Connecticut',
  ],
  [
    'a prefix before a name',
    'The challenge of Post-Zionism in recent politics',
    'The challenge of post-Zionism in recent politics',
  ],
  [
    'names of several words by field',
    'The Pittsburgh Sleep Quality Index in the Horn of Africa After the Arab Spring',
    'The Pittsburgh Sleep Quality Index in the Horn of Africa after the Arab Spring',
  ],
  [
    'a faith that is a given name too',
    'Was the Peshitta of Christian Origin?',
    'Was the Peshitta of Christian origin?',
  ],
  [
    'words of thought that no list holds',
    'Polemics of Confessionalization in Germany',
    'Polemics of confessionalization in Germany',
  ],
  ['two sides before a place', 'Seismic Hazard in North-East India', 'Seismic hazard in North-East India'],
  [
    'an upright stroke opens a clause',
    'Opinion | Social Media Is Failing. Here’s Exhibit A',
    'Opinion | Social media is failing. Here’s exhibit A',
  ],
  [
    'a meeting whose name holds commas',
    'Proceedings of the 9th Workshop on Language Technology for Cultural Heritage, Social Sciences, and Humanities (LaTeCH)',
    'Proceedings of the 9th Workshop on Language Technology for Cultural Heritage, Social Sciences, and Humanities (LaTeCH)',
  ],
  [
    'names of files',
    'Chen_Demography_2018_yAPR - Secondary Data Replication',
    'Chen_Demography_2018_yAPR - Secondary data replication',
  ],
  ['a form of address that is a word', 'A Memoir of Miss Hannah Adams', 'A memoir of Miss Hannah Adams'],
  [
    'formulas are no words of another language',
    'Magnetic Effects in Cr2O3 and Al2O3',
    'Magnetic effects in Cr2O3 and Al2O3',
  ],
  [
    'acronyms in a list',
    'The Forecasting Platform: COMPASS, MAPS, EASE and Models',
    'The forecasting platform: COMPASS, MAPS, EASE and models',
  ],
  ['a war by its place', 'The Jesuits During the Imjin War', 'The Jesuits during the Imjin War'],
  ['one society of many', 'Value Transformation in a Massim Society', 'Value transformation in a Massim society'],
  [
    'a form of address before a name that no list holds',
    'Letter From Dr Htin Aung to Luce',
    'Letter from Dr Htin Aung to Luce',
  ],
  ['German nouns', 'Die Bedeutung der Sprache für das Denken', 'Die Bedeutung der Sprache für das Denken'],
  ['persons by given name', 'The Life of Hugo Chávez and Its Meaning', 'The life of Hugo Chávez and its meaning'],
  [
    'genus and species that no list holds',
    'Agents from Orostachys Malacophylla and Rhizopus Sp. (Crassulaceae)',
    'Agents from Orostachys malacophylla and Rhizopus sp. (Crassulaceae)',
  ],
  [
    'particles',
    'A Replication of Van Boven and the Theology of Henri De Lubac',
    'A replication of Van Boven and the theology of Henri de Lubac',
  ],
  ['periods and their parts', 'Climate in Late Holocene Anatolia', 'Climate in Late Holocene Anatolia'],
  ['acronyms in capitals', 'THE SPREAD OF HIV AND DNA IN CHINA', 'The spread of HIV and DNA in China'],
  ['a long quotation begins again', 'Comment on “Sleep in the Age of Noise”', 'Comment on “Sleep in the age of noise”'],
  ['elements', 'Growth of Au Films on Si Surfaces', 'Growth of Au films on Si surfaces'],
  ['initial before a name', 'Unpublished Results of A. Grothendieck', 'Unpublished results of A. Grothendieck'],
])('sentence case: %s', (_trap, title, expected) => {
  expect(sentenceCase(title)).toBe(expected);
});

test('a database that lost the capitals inside a word does not decide', () => {
  const casings = ['Imagenet classification with deep networks', 'Imagenet classification with deep networks'];
  expect(sentenceCase('ImageNet Classification with Deep Networks', { casings })).toBe(
    'ImageNet classification with deep networks',
  );
});

test('databases that keep sentence case decide together', () => {
  const casings = ['The Zorb effect in adult patients', 'THE ZORB EFFECT IN ADULT PATIENTS'];
  expect(sentenceCase('The Zorb Effect in Adult Patients', { casings })).toBe('The Zorb effect in adult patients');
});

test.each([
  ['small words', 'the art of war in the age of machines', 'The Art of War in the Age of Machines'],
  ['first and last', 'of mice and what they live for', 'Of Mice and What They Live For'],
  ['after a colon', 'memory: a history', 'Memory: A History'],
  ['hyphens and prefixes', 'a follow-up of anti-inflammatory drugs', 'A Follow-Up of Anti-inflammatory Drugs'],
  ['gene and unit names', 'mRNA and p53 in cells', 'mRNA and p53 in Cells'],
  ['capitals rebuilt', 'A HISTORY OF THE JEWS IN POLAND', 'A History of the Jews in Poland'],
  [
    'species stay small, illnesses do not',
    'global tuberculosis in Escherichia coli and E. coli',
    'Global Tuberculosis in Escherichia coli and E. coli',
  ],
  [
    'Polish stays',
    'Feminizm europejski, demokracja parytetowa a polski ruch kobiet: socjologiczna analiza walki o obywatelstwo europejskie',
    'Feminizm europejski, demokracja parytetowa a polski ruch kobiet: socjologiczna analiza walki o obywatelstwo europejskie',
  ],
  ['French stays', 'Le rouge et le noir dans la littérature', 'Le rouge et le noir dans la littérature'],
])('title case: %s', (_trap, title, expected) => {
  expect(titleCase(title, 'chicago')).toBe(expected);
});

test.each([
  [
    'Latin expressions are principal words',
    'chicago',
    'imaging in vitro and de novo design',
    'Imaging In Vitro and De Novo Design',
  ],
  ['per alone is a preposition', 'chicago', 'ten hectares per person', 'Ten Hectares per Person'],
  ['a particle before a name', 'chicago', 'defenders of da Vinci fail the test', 'Defenders of da Vinci Fail the Test'],
  ['an elided particle', 'mla', 'the principle of d’Alembert', 'The Principle of d’Alembert'],
  ['a compound begins with a capital', 'chicago', 'images in near-infrared light', 'Images in Near-Infrared Light'],
  ['small words inside a compound', 'mla', 'tests of out-of-sample forecasts', 'Tests of Out-of-Sample Forecasts'],
  ['a number spelled out', 'chicago', 'poetry of the twenty-first century', 'Poetry of the Twenty-First Century'],
  ['an adverb that looks like a preposition', 'mla', 'growing up in Ohio', 'Growing Up in Ohio'],
  ['the same as preposition', 'mla', 'walking up the hill', 'Walking up the Hill'],
  ['the infinitive', 'chicago', 'learning to teach to learn', 'Learning to Teach to Learn'],
  [
    'last word, and first of a subtitle',
    'mla',
    'what we live for: in search of it',
    'What We Live For: In Search of It',
  ],
  ['brands', 'mla', 'what the iPhone did to eBay', 'What the iPhone Did to eBay'],
  ['gene and protein names', 'chicago', 'the role of p53 and mRNA', 'The Role of p53 and mRNA'],
  ['acidity', 'chicago', 'a pH-dependent switch', 'A pH-Dependent Switch'],
  ['units behind numbers', 'mla', 'pulses of 20 nm and 5 mm', 'Pulses of 20 nm and 5 mm'],
  ['a variable', 'chicago', 'on p-adic numbers', 'On p-adic Numbers'],
  ['a letter that is none', 'chicago', 'the first x-ray of a hand', 'The First X-Ray of a Hand'],
  ['long prepositions', 'chicago', 'life without water beneath the ice', 'Life without Water beneath the Ice'],
  ['yet: an adverb in Chicago', 'chicago', 'small yet strong', 'Small Yet Strong'],
  ['yet: a conjunction in MLA', 'mla', 'small yet strong', 'Small yet Strong'],
  ['species', 'mla', 'ageing in C. elegans and Homo sapiens', 'Ageing in C. elegans and Homo sapiens'],
] as const)('title case: %s', (_trap, style, title, expected) => {
  expect(titleCase(title, style)).toBe(expected);
});

const HEADLINE = 'The Zorb Effect in Adult Patients of Quell';

test.each([
  [
    'an abstract that writes a word small',
    { abstract: 'METHODS: We met the Zorb effect in a clinic of Quell.' },
    'The Zorb effect in adult patients of Quell',
  ],
  [
    'a sentence that begins with the word',
    { abstract: 'Effect sizes are large. Adult life is long. They live in Quell near a Zorb.' },
    'The Zorb effect in adult patients of Quell',
  ],
  [
    'the citation in sentence case',
    { cited: 'The Zorb effect in adult patients of Quell' },
    'The Zorb effect in adult patients of Quell',
  ],
])('names from sources other than the title: %s', (_trap, options, expected) => {
  expect(sentenceCase(HEADLINE, options)).toBe(expected);
});

test('a citation without names adds none', () => {
  expect(sentenceCase('The Zhao Theorem in France', { cited: 'the zhao theorem in france' })).toBe(
    'The Zhao theorem in France',
  );
});

test.each([
  ['proceedings', 'Proceedings of the Second Workshop on Metaphor', 'Proceedings of the Second Workshop on Metaphor'],
  ['a meeting by its number', 'The Tenth Global Sleep Conference', 'The Tenth Global Sleep Conference'],
  ['an association that is none', 'The Association of Sleep with Age', 'The association of sleep with age'],
  [
    'a reviewed work and its author',
    'Review of Jack Tannous, The Making of a World',
    'Review of Jack Tannous, The making of a world',
  ],
  ['a rank before a name', 'A Letter to Colonel Hickling', 'A letter to Colonel Hickling'],
  ['a rank that is a common word', 'On General Stability', 'On general stability'],
  ['a tool that begins small', 'rzorb: Robust Models of Sleep', 'rzorb: Robust models of sleep'],
  [
    'capitals in one part alone',
    'TWO MONEY INQUIRIES OF WINTER: The Committee at Work',
    'Two money inquiries of winter: The committee at work',
  ],
  ['a note before the title', '[Translated Article] A Theory of Sleep', '[Translated article] A theory of sleep'],
  ['two authors and a year', 'Comment on Walker & Brown 2011', 'Comment on Walker & Brown 2011'],
])('names by how a title is built: %s', (_trap, title, expected) => {
  expect(sentenceCase(title)).toBe(expected);
});

test.each([
  [
    'one clause in headline capitals',
    'Entertainment Goes Global: Mass culture in a transforming world',
    'Entertainment goes global: Mass culture in a transforming world',
  ],
  ['the web', 'Untangling the Web and the Internet of our time', 'Untangling the web and the internet of our time'],
  ['names that it forgot', 'Letters of the boer war and after', 'Letters of the Boer War and after'],
  ['its own names', 'The Paliyans in the hills of the south', 'The Paliyans in the hills of the south'],
])('a record in sentence case: %s', (_trap, title, expected) => {
  expect(sentenceCase(title)).toBe(expected);
});

test.each([
  [
    'a headline in French: as its record has it',
    'fr',
    'Histoire du Mouvement Liturgique',
    'Histoire du Mouvement Liturgique',
  ],
  ['capitals alone are no record’s choice', 'es', 'LA RESTAURACIÓN DE SANTIAGO', 'La restauración de Santiago'],
  ['names alone', 'nl', 'Briefwisseling tussen Abgar en Jezus', 'Briefwisseling tussen Abgar en Jezus'],
  ['one name is no headline', 'fr', 'Diodore de Tarse', 'Diodore de Tarse'],
  [
    'an author’s own capitals',
    'fr',
    'La pensée religieuse de Loisy en France',
    'La pensée religieuse de Loisy en France',
  ],
  ['German nouns', 'de', 'Der Mensch und das Licht der Stadt', 'Der Mensch und das Licht der Stadt'],
])('another language: %s', (_trap, language, title, expected) => {
  expect(sentenceCase(title, { language })).toBe(expected);
});

test('another language: another record decides', () => {
  const casings = ['Histoire du mouvement liturgique en France'];
  expect(sentenceCase('Histoire du Mouvement Liturgique en France', { language: 'fr', casings })).toBe(casings[0]);
});

test.each([
  ['an acronym as a word', 'A study of sleep by Fmri in adults', 'A study of sleep by fMRI in adults'],
  ['an eponym', 'On the sleep of gaussian processes', 'On the sleep of Gaussian processes'],
  ['one that is small by custom', 'On the sleep of abelian varieties', 'On the sleep of abelian varieties'],
  ['a common word', 'The rest of china in the sleep laboratory', 'The rest of china in the sleep laboratory'],
])('a record that writes a name wrong: %s', (_trap, title, expected) => {
  expect(sentenceCase(title)).toBe(expected);
});

test.each([
  ['a river', 'Sleep on the Bear River in Winter', 'Sleep on the Bear River in winter'],
  ['a river in general', 'Sleep on the Tidal River in Winter', 'Sleep on the tidal river in winter'],
  ['a council of a place', 'The Council of Chalcedon and its Sleep', 'The Council of Chalcedon and its sleep'],
  ['a council of none', 'The Council of Ministers in Winter', 'The council of ministers in winter'],
  ['peoples in the plural', 'Sleep of the Papuans in Winter', 'Sleep of the Papuans in winter'],
  ['a form of address', 'Dr. Snow’s Report on Sleep', 'Dr. Snow’s report on sleep'],
  ['two given names', 'The Sleep of Hans Urs von Balthasar', 'The sleep of Hans Urs von Balthasar'],
  ['a Greek letter at the start', 'β-NMR of Sleep in Winter', 'β-NMR of sleep in winter'],
  ['thirty years without a war', 'Thirty Years of Sleep', 'Thirty years of sleep'],
  ['a letter in an equation', 'Data Sheets of Sleep for A = 93', 'Data sheets of sleep for A = 93'],
])('names by their neighbors: %s', (_trap, title, expected) => {
  expect(sentenceCase(title)).toBe(expected);
});
