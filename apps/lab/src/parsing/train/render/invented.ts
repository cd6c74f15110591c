import type { CslName } from '@veracite/model/csl';
import { pick } from '@veracite/testing/seeded';
import type { Work } from './work';

/** Words for invented titles, names and places in languages without a list of works. */
interface Words {
  families: string[];
  givens: string[];
  topics: string[];
  links: string[];
  journals: string[];
  publishers: string[];
  places: string[];
  /** Words between two words of a title. */
  space: string;
}

const split = (text: string): string[] => text.split(' ');
const lines = (text: string): string[] => text.split(', ');

const WORDS: Record<string, Words> = {
  ru: {
    families: split(
      'Иванов Петрова Сидоренко Кузнецов Смирнова Попов Васильева Соколов Лебедева Козлов Новикова Морозов Волков Зайцева Павлов Семёнова Голубев Виноградова Богданов Воробьёва Фёдоров Михайлова Беляев Тарасова Белов',
    ),
    givens: split('Анна Борис Владимир Галина Дмитрий Елена Игорь Константин Людмила Михаил Николай Ольга Пётр Сергей'),
    topics: lines(
      'развитие региональной экономики, методы анализа текста, история русской литературы, правовое регулирование труда, моделирование химических процессов, проблемы современного образования, культура средневекового города, устойчивость нелинейных систем, язык и мышление, исследование почв, международные отношения, психология личности',
    ),
    links: lines('в условиях, и, как основа, на примере, с учётом'),
    journals: lines(
      'Вопросы экономики, Вопросы философии, Известия вузов, Вестник Московского университета, Журнал аналитической химии, Русская речь, Социологические исследования, Успехи математических наук, Отечественная история, Автоматика и телемеханика',
    ),
    publishers: lines('Наука, Мысль, Изд-во МГУ, Высшая школа, Просвещение, Юрайт, Академия, Физматлит'),
    places: lines('М., СПб., Москва, Санкт-Петербург, Новосибирск, Казань, Киев, Минск, Л., Екатеринбург'),
    space: ' ',
  },
  bg: {
    families: split('Иванова Петров Димитрова Георгиев Стоянова Николов Тодорова Ангелов Христова Колев'),
    givens: split('Йоанна Владко Мария Георги Красимира Петър Елена Стефан'),
    topics: lines(
      'българската паремиология, съвременният български език, езикова политика, историята на възраждането, културна антропология, обучението по литература',
    ),
    links: lines('в, и, към въпроса за, през'),
    journals: lines(
      'Български език, Исторически преглед, Литературна мисъл, Съпоставително езикознание, Философски алтернативи',
    ),
    publishers: lines('Наука и изкуство, Просвета, Сиела, Изток-Запад'),
    places: lines('София, Пловдив, Велико Търново, Варна'),
    space: ' ',
  },
  zh: {
    families: [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许邓冯韩曹'],
    givens: split('明 小红 建国 伟 芳 娜 敏 静 丽 强 磊 军 洋 勇 艳 杰 涛 志远 文博 雅琴 国栋 思远'),
    topics: lines(
      '基于深度学习的图像识别, 中国农村经济发展, 古代文学批评, 城市化进程, 高校图书馆服务, 大学生就业, 水资源管理, 人工智能伦理, 遥感数据处理, 企业创新能力, 宋代史料, 金融风险控制, 植物群落结构',
    ),
    links: split('与 的 及其 和 对'),
    journals: lines(
      '计算机学报, 中国社会科学, 图书情报工作, 经济研究, 科学通报, 历史研究, 文学评论, 自动化学报, 心理学报, 生态学报',
    ),
    publishers: lines('科学出版社, 商务印书馆, 高等教育出版社, 清华大学出版社, 中华书局, 人民出版社'),
    places: split('北京 上海 广州 南京 武汉 西安 台北 成都'),
    space: '',
  },
  ja: {
    families: split('田中 佐藤 鈴木 高橋 渡辺 伊藤 山本 中村 小林 加藤 吉田 山田'),
    givens: split('太郎 花子 一郎 健 美咲 直樹 恵子 誠 由美 隆'),
    topics: lines(
      '日本語教育における課題, 近代文学の成立, 情報検索システム, 高齢者の生活, 地域社会と学校, 機械学習による予測, 明治期の思想, 災害対策',
    ),
    links: split('と の をめぐる における'),
    journals: lines('日本語教育, 情報処理学会論文誌, 社会学評論, 史学雑誌, 国語と国文学, 教育学研究, 心理学研究'),
    publishers: split('岩波書店 東京大学出版会 みすず書房 講談社 有斐閣'),
    places: split('東京 京都 大阪 名古屋'),
    space: '',
  },
  ko: {
    families: [...'김이박최정강조윤장임'],
    givens: split('민수 지영 현우 수진 영희 철수 은정 동현'),
    topics: lines('한국 사회의 변화, 인공지능 윤리, 초등 교육 과정, 현대 문학 연구, 지역 경제 발전, 기계 학습 기법'),
    links: split('과 및 에 대한'),
    journals: lines('한국사회학, 교육학연구, 정보과학회논문지, 국어국문학, 경제학연구'),
    publishers: split('민음사 창비 서울대학교출판부 박영사'),
    places: split('서울 부산 대구'),
    space: ' ',
  },
};

const TYPES: readonly Work['type'][] = [
  'article-journal',
  'article-journal',
  'book',
  'chapter',
  'thesis',
  'paper-conference',
];

/** Invents a work in a language. Only the form of its reference matters for training. */
export function inventedWork(language: string, random: () => number): Work {
  const words = WORDS[language] ?? (WORDS['ru'] as Words);
  const number = (most: number): number => 1 + Math.floor(random() * most);
  const person = (): CslName => ({ family: pick(words.families, random), given: givenOf(words, language, random) });
  const people = (most: number): CslName[] => Array.from({ length: number(most) }, person);
  const first = number(300);
  return {
    id: 'invented',
    type: pick(TYPES, random),
    language,
    title: titleOf(words, random),
    author: people(4),
    editor: people(2),
    issued: { 'date-parts': [[1950 + number(75)]] },
    'container-title': pick(words.journals, random),
    publisher: pick(words.publishers, random),
    'publisher-place': pick(words.places, random),
    'number-of-pages': String(80 + number(500)),
    page: `${first}-${first + number(30)}`,
    issue: String(number(12)),
    ...(random() < 0.7 ? { volume: String(number(80)) } : {}),
  };
}

function givenOf(words: Words, language: string, random: () => number): string {
  const one = pick(words.givens, random);
  return language === 'ru' && random() < 0.8 ? `${one} ${pick(words.givens, random)}` : one;
}

function titleOf(words: Words, random: () => number): string {
  const { topics, links, space } = words;
  const title =
    random() < 0.5
      ? pick(topics, random)
      : [pick(topics, random), pick(links, random), pick(topics, random)].join(space);
  return title.charAt(0).toUpperCase() + title.slice(1);
}
