import type { ExportFormatId } from '@veracite/formatting/export/formats';
import type { CslItem } from '@veracite/model/csl';
import type { Style } from '@veracite/model/verification';
import { downloadFile } from './download';
import { DownloadMenu } from './DownloadMenu';

/** In the order people ask for them. */
const offered: { id: ExportFormatId; name: string }[] = [
  { id: 'bibtex', name: 'BibTeX' },
  { id: 'ris', name: 'RIS' },
  { id: 'csl-json', name: 'CSL-JSON' },
  { id: 'endnote-xml', name: 'EndNote XML' },
  { id: 'docx', name: 'Word' },
  { id: 'markdown', name: 'Markdown' },
  { id: 'csv', name: 'CSV' },
];

/** Works as a file for a reference manager or a word processor. */
export function ExportMenu({ items, label, style = 'apa' }: { items: CslItem[]; label: string; style?: Style }) {
  if (items.length === 0) return null;
  const save = async (id: ExportFormatId) => {
    const { EXPORT_FORMATS, exportWorks } = await import('@veracite/formatting/export/formats');
    const { extension, mediaType } = EXPORT_FORMATS[id];
    downloadFile(`references.${extension}`, exportWorks(items, id, style), mediaType);
  };
  return (
    <DownloadMenu
      size="small"
      label={label}
      files={offered.map(({ id, name }) => ({ name, onSave: () => void save(id) }))}
    />
  );
}
