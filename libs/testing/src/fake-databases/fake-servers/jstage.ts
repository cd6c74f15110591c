import { yearOf, type CslItem } from '@veracite/model/csl';
import { element, inXml, xml, type FakeServer } from '../fake-server';
import { firstPage, fullName, lastPage, numberOf } from '../holdings';

function entry(item: CslItem): string {
  const names = (item.author ?? []).map((name) => element('name', fullName(name))).join('');
  return `<entry><article_title><en><![CDATA[${item.title ?? ''}]]></en></article_title>
<article_link><en>https://www.jstage.jst.go.jp/article/invented/${numberOf(item)}/_article</en></article_link>
<author><en>${names}</en></author><material_title><en>${inXml(item['container-title'])}</en></material_title>
${element('prism:issn', item.ISSN)}${element('prism:volume', item.volume)}${element('prism:number', item.issue)}
${element('prism:startingPage', firstPage(item))}${element('prism:endingPage', lastPage(item))}${element('pubyear', yearOf(item))}
${element('prism:doi', item.DOI)}</entry>`;
}

export const jstage: FakeServer = {
  hosts: ['api.jstage.jst.go.jp'],
  holds: (item) => item.type === 'article-journal',
  answer({ query }, holdings) {
    const words = query.get('article') ?? query.get('text') ?? '';
    const found = holdings.search(words, Number(query.get('count') ?? 20));
    const status = found.length > 0 ? '<status>0</status>' : '<status>ERR_001</status><message>no results</message>';
    return xml(`<feed xmlns="http://www.w3.org/2005/Atom" xmlns:prism="http://prismstandard.org/namespaces/basic/2.0/"><result>${status}</result>
${found.map(entry).join('\n')}</feed>`);
  },
};
