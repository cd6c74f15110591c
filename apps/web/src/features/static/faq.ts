import type { Question } from '../../components/Faq';

export const faqTexts = {
  title: 'Frequently asked questions',
  lead: 'What is checked, how, and what an answer means.',
  back: 'Back to Home',
} as const;

export const questions: Question[] = [
  {
    question: 'What does Veracite check?',
    answer:
      'Three things, kept apart: whether the cited work exists, whether each field of your citation agrees with its record, and whether anything is missing that the style asks for.',
  },
  {
    question: 'How long does a verification take?',
    answer:
      'One verification takes about 1-3 seconds. It can take longer when a database is slow; after 25 seconds the answer says which ones did not reply.',
  },
  {
    question: 'How many citations can I check at once?',
    answer:
      'A batch takes up to 100 citations: a list one per line, numbered or wrapped as in a paper, or a BibTeX or RIS file. Longer lists can be split, or given to the Bibliography Checker.',
  },
  {
    question: 'Which citation styles are supported?',
    answer:
      'Corrected citations come in APA 7th, MLA 9th and Chicago 17th Edition, all three for every citation whose work was found.',
  },
  {
    question: 'Which databases are searched?',
    answer:
      'General registries such as Crossref, OpenAlex and DataCite, and those of a field such as PubMed, arXiv and DBLP. The page about databases lists all that are connected, with their current state.',
  },
  {
    question: 'What does Invalid mean?',
    answer:
      'The databases that should hold such a work answered and none has it, or the citation contradicts itself. It is a reason to look, not a proof: search by hand before you judge.',
  },
  {
    question: 'What does Unknown mean?',
    answer:
      'The databases that should list the work did not answer, or none that we search covers this kind of work. Nothing is charged, and you can check again.',
  },
  {
    question: 'Why is a real work sometimes not found?',
    answer:
      'Theses, reports, court cases, small journals and older books are often in no open database. The result lists the databases that were searched, so that you need not search them again.',
  },
  {
    question: 'What does a verification cost?',
    answer:
      'One credit for each citation that could be checked; a reference of a list costs nothing for 30 days after you have checked it, as long as its text is the same. The free plan has three credits a month; they come back on the first day of each month.',
  },
  {
    question: 'What input can I paste?',
    answer:
      'References in any style, one a line, numbered, or wrapped as in a paper, and what reference managers export: BibTeX, RIS, CSL-JSON, EndNote, PubMed and others. Files can be dropped on the form; a whole manuscript (PDF, Word, LaTeX and more) goes to the Document Checker.',
  },
  {
    question: 'Are retracted papers pointed out?',
    answer:
      'Yes. A retracted work is real, so it keeps its status and gets a red notice with a link. When this could not be checked, the result says so.',
  },
  {
    question: 'What happens to the text I paste?',
    answer:
      'A list is sent to our server while you type, which finds its references and deletes it after an hour unless you check it. What you check is kept in your history, where only you can see it, and parts of it are sent to the databases as search terms. Delete your account and the data is removed within 30 days.',
  },
];
