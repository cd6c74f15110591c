import { meetingYear } from './meeting-year';

test.each<[string, string, number | undefined]>([
  ['a meeting', 'Proceedings of CHI 2020', 2020],
  ['two digits', 'ICML ’19', 2019],
  ['two digits of the last century', 'CHI ’98', 1998],
  ['a meeting that the register has as a journal', 'Proceedings of KDD ’16', 2016],
  ['a volume of a series', 'Fast Software Encryption, LNCS 1978', undefined],
  ['the number of a standard', 'IEEE 1900 Workshop', undefined],
  ['an agenda', 'UNESCO 2030 Agenda', undefined],
  ['a journal', 'Periodontology 2000', undefined],
])('the year in the name of %s', (_name, name, year) => {
  expect(meetingYear(name)).toBe(year);
});
