import { displayName } from '@veracite/model/csl';
import { parseOne } from '../parse';

/** Formats the fields of a reference in one line. */
function shown(raw: string): Record<string, string | undefined> {
  const { csl } = parseOne(raw, { now: new Date('2026-11-21') });
  return {
    author: csl.author?.map(displayName).join('; '),
    title: csl.title,
    container: csl['container-title'],
    publisher: csl.publisher,
    year: csl.issued?.['date-parts']?.[0]?.[0]?.toString(),
    volume: csl.volume,
    issue: csl.issue,
    page: csl.page,
  };
}

describe('Chinese, Japanese and Korean', () => {
  test.each([
    [
      'GB/T 7714, marks of Latin print',
      '王小明, 李华, 张伟. 图像识别方法研究[J]. 计算机学报, 2019, 42(3): 453-482.',
      {
        author: '王小明; 李华; 张伟',
        title: '图像识别方法研究',
        container: '计算机学报',
        year: '2019',
        volume: '42',
        issue: '3',
        page: '453-482',
      },
    ],
    [
      'full-width marks and brackets',
      '王小明，李华．图像识别方法研究［J］．计算机学报，2019，42（3）：453－482．',
      { author: '王小明; 李华', title: '图像识别方法研究', container: '计算机学报', year: '2019', page: '453-482' },
    ],
    [
      'Chinese book in 《》',
      '王小明：《中国农村经济发展研究》，北京：商务印书馆，2007年。',
      { author: '王小明', title: '中国农村经济发展研究', publisher: '商务印书馆', year: '2007' },
    ],
    [
      'Japanese 「」 and 『』',
      '田中太郎・佐藤花子「日本語教育における課題」『日本語教育』第120号、2004年、23-32頁。',
      {
        author: '田中太郎; 佐藤花子',
        title: '日本語教育における課題',
        container: '日本語教育',
        year: '2004',
        page: '23-32',
      },
    ],
    [
      'Korean',
      '김철수, 이영희. (2015). 한국 사회의 변화. 한국사회학, 49(2), 35-60.',
      {
        author: '김철수; 이영희',
        title: '한국 사회의 변화',
        container: '한국사회학',
        year: '2015',
        volume: '49',
        page: '35-60',
      },
    ],
  ])('%s', (_convention, raw, expected) => {
    expect(shown(raw)).toMatchObject(expected);
  });
});

describe('Cyrillic', () => {
  test.each([
    [
      'GOST article with dashes',
      'Иванов А. Б., Петрова В. Г. Развитие региональной экономики // Вопросы экономики. – 2010. – Т. 5, № 3. – С. 12–20.',
      {
        author: 'А. Б. Иванов; В. Г. Петрова',
        title: 'Развитие региональной экономики',
        container: 'Вопросы экономики',
        year: '2010',
        volume: '5',
        issue: '3',
        page: '12-20',
      },
    ],
    [
      'GOST article with periods',
      'Смирнова Е. В. Язык и мышление // Вопросы философии. 2015. № 7. С. 33–41.',
      { title: 'Язык и мышление', container: 'Вопросы философии', year: '2015', issue: '7', page: '33-41' },
    ],
    [
      'book of one city letter',
      'Лотман Ю. М. Структура художественного текста. М.: Искусство, 1970. 384 с.',
      { author: 'Ю. М. Лотман', title: 'Структура художественного текста', publisher: 'Искусство', year: '1970' },
    ],
    [
      'authors repeated after the title',
      'Козлов П. П. Методы анализа текста / П. П. Козлов // Русская речь. — 2008. — № 4. — С. 5–9.',
      { author: 'П. П. Козлов', title: 'Методы анализа текста', container: 'Русская речь', page: '5-9' },
    ],
    [
      'Bulgarian article with commas',
      'Иванова, Мария. Езикова политика. Български език, 58 (2), 2011, с. 5-16.',
      { author: 'Мария Иванова', title: 'Езикова политика', container: 'Български език', year: '2011', page: '5-16' },
    ],
  ])('%s', (_convention, raw, expected) => {
    expect(shown(raw)).toMatchObject(expected);
  });
});
