/** Headings of a list or of its parts, in the languages that references are read in; folded to small letters. */
const HEADINGS = new Set(
  [
    'references|reference|references cited|reference list|list of references|references and notes|notes and references|works cited|works consulted',
    'bibliography|select bibliography|selected bibliography|annotated bibliography|literature|literature cited|cited literature|sources|notes|endnotes|footnotes',
    'primary sources|secondary sources|primary literature|secondary literature|further reading|suggested reading|recommended reading|additional reading',
    'books|book chapters|articles|journal articles|books and articles|theses|dissertations|reports|conference papers|websites|web pages|internet sources|online sources|newspapers|archives|archival sources|unpublished sources|published sources|legal cases|cases|legislation',
    'literatur|literaturverzeichnis|literatur- und quellenverzeichnis|quellen- und literaturverzeichnis|zitierte literatur|verwendete literatur|literaturangaben|bibliographie|bibliografie|quellen|quellenverzeichnis|primärquellen|sekundärquellen|primärliteratur|sekundärliteratur|weiterführende literatur|internetquellen|onlinequellen|forschungsliteratur|gedruckte quellen|ungedruckte quellen',
    'références|références bibliographiques|sources primaires|sources secondaires|ouvrages|ouvrages cités|littérature|sitographie|webographie|pour aller plus loin',
    'referencias|referencias bibliográficas|bibliografía|fuentes|fuentes primarias|fuentes secundarias|obras citadas|lecturas recomendadas|referências|referências bibliográficas|bibliografia|fontes|obras consultadas',
    'riferimenti bibliografici|riferimenti|fonti|fonti primarie|letteratura|opere citate|sitografia|referenties|literatuur|literatuurlijst|bronnen|geraadpleegde literatuur',
    'список литературы|список использованной литературы|список использованных источников|список источников|литература|источники|библиография|библиографический список|использованная литература',
    '参考文献|參考文獻|引用文献|参考资料|주요 참고문헌|참고문헌|참고 문헌',
  ].flatMap((names) => names.split('|')),
);
const LONGEST = 60;

/** Whether a line is a heading ("7. References:", "## Primary sources", "BIBLIOGRAPHY", the "S" of an alphabet) and no part of an entry. */
export function isHeading(line: string): boolean {
  if (line.length > LONGEST) return false;
  if (/^\p{Lu}$/u.test(line)) return true;
  const words = line
    .toLowerCase()
    .replace(/<[^<>]{0,60}>/g, ' ')
    .replace(/^\P{L}{1,12}/u, '')
    .replace(/^(?:[ivx]{1,4}|[a-d])[.)]\s/, '')
    .replace(/\P{L}{1,12}$/u, '')
    .replace(/\s+/g, ' ');
  return HEADINGS.has(words);
}
