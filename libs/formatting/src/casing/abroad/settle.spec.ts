import { languageOf } from '../language';
import { sentenceCase } from '../sentence-case';

test.each([
  [
    'a clause in headline capitals',
    'fr',
    'Platonisme et Théologie Mystique: Doctrine spirituelle de Grégoire de Nysse',
    'Platonisme et théologie mystique: Doctrine spirituelle de Grégoire de Nysse',
  ],
  [
    'a name of no list',
    'pt',
    'Variabilidade da Pressão Arterial e do Risco Cardiovascular no ELSA-Brasil',
    'Variabilidade da pressão arterial e do risco cardiovascular no ELSA-Brasil',
  ],
  [
    'a link in capitals',
    'it',
    'Vite De’ Pittori Ed Architetti Napoletani',
    'Vite de’ pittori ed architetti napoletani',
  ],
  ['an article in the word', 'fr', 'L’Image de la Ville', 'L’image de la ville'],
  ['a word of the church', 'fr', 'Histoire de l’Église', 'Histoire de l’Église'],
  ['an adjective alone', 'fr', 'Histoire des recensements Américains', 'Histoire des recensements américains'],
  [
    'a people behind an article',
    'fr',
    'Les moines chez les Arabes chrétiens avant le Coran',
    'Les moines chez les Arabes chrétiens avant le Coran',
  ],
  ['a work named in a title', 'it', 'La Lettera ai monaci di Senun', 'La Lettera ai monaci di Senun'],
  ['a byname', 'fr', 'Hymnes d’Éphrem le Syrien', 'Hymnes d’Éphrem le Syrien'],
  ['names joined by a hyphen', 'fr', 'Mamvu-Mangutu et Balese-Mvuba', 'Mamvu-Mangutu et Balese-Mvuba'],
  ['an order', 'es', 'La Compañía de Jesús en Filipinas', 'La Compañía de Jesús en Filipinas'],
  ['a company that is no order', 'es', 'La Compañía de Seguros', 'La compañía de seguros'],
  ['a college', 'es', 'El Colegio de San Juan: Presencia y Memoria', 'El Colegio de San Juan: Presencia y memoria'],
  [
    'a university’s own words',
    'es',
    'Universidad Nacional Autónoma de México',
    'Universidad Nacional Autónoma de México',
  ],
  [
    'a body keeps its capital',
    'fr',
    'Review of Anna Rossi, Manuscrits Syriaques de la Bibliothèque de Lyon',
    'Review of Anna Rossi, Manuscrits syriaques de la Bibliothèque de Lyon',
  ],
  [
    'an author before the title',
    'fr',
    'Fabien Revol, La Réception de l’Encyclique dans la Presse',
    'Fabien Revol, La réception de l’encyclique dans la presse',
  ],
  [
    'capitals alone',
    'fr',
    'LES CHERCHEURS ET LA PUBLICATION SCIENTIFIQUE AU XIXe SIÈCLE',
    'Les chercheurs et la publication scientifique au XIXe siècle',
  ],
  [
    'a translation in brackets',
    'fr',
    'Un outil d’étiquetage rapide (A fast tagging tool and a free French corpus)',
    'Un outil d’étiquetage rapide (A fast tagging tool and a free French corpus)',
  ],
  [
    'Latin: offices and volumes',
    'la',
    'Basilii Caesareae Archiepiscopi opera quae exstant omnia: Tomus Secundus, Pars Prior',
    'Basilii Caesareae archiepiscopi opera quae exstant omnia: Tomus secundus, pars prior',
  ],
  ['Latin: adjectives of peoples', 'la', 'Bibliotheca Graecorum et Latinorum', 'Bibliotheca Graecorum et Latinorum'],
  [
    'Indonesian: a language behind its word',
    'id',
    'Kohesi Dan Koherensi Dalam Wacana Komik Bahasa Indonesia',
    'Kohesi dan koherensi dalam wacana komik bahasa Indonesia',
  ],
  ['Dutch: two names', 'nl', 'Briefwisseling tussen Abgar en Jezus', 'Briefwisseling tussen Abgar en Jezus'],
  ['a language nobody knows', 'sw', 'Miundo ya Urejeshi katika Kishambala', 'Miundo ya Urejeshi katika Kishambala'],
])('%s', (_trap, language, title, expected) => {
  expect(sentenceCase(title, { language })).toBe(expected);
});

test.each([
  ['the name of a language', 'Spanish', 'Apuntes sobre el arte', 'es'],
  ['Polish is no Portuguese', 'pol', 'Wiara w pismach Afrahata', 'pl'],
  ['a code of three letters', 'dut', 'Iets over de taal', 'nl'],
  ['few function words, a known vocabulary', undefined, 'Konvergensi Bahasa Using Pada Ranah Keluarga Di Desa', 'id'],
  ['one article', undefined, 'El alfabeto chinanteco', 'es'],
  ['English beside Dutch "over" and "in"', undefined, 'Intimacy in relationships over video chat', 'en'],
])('language: %s', (_trap, recorded, title, expected) => {
  expect(languageOf(title, recorded)).toBe(expected);
});
