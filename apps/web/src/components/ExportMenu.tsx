import type { ExportFormatId } from '@veracite/formatting/export/formats';
import type { CslItem } from '@veracite/model/csl';
import type { Style } from '@veracite/model/verification';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { downloadFile } from './download';
import { ChevronDownIcon } from './icons';

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

interface ExportMenuProps {
  items: CslItem[];
  label: string;
  style?: Style;
}

/** Works as a file for a reference manager or a word processor. */
export function ExportMenu({ items, label, style = 'apa' }: ExportMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (items.length === 0) return null;
  const save = async (id: ExportFormatId) => {
    setAnchor(null);
    const { EXPORT_FORMATS, exportWorks } = await import('@veracite/formatting/export/formats');
    const { extension, mediaType } = EXPORT_FORMATS[id];
    downloadFile(`references.${extension}`, exportWorks(items, id, style), mediaType);
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDownIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)} disableScrollLock>
        {offered.map(({ id, name }) => (
          <MenuItem key={id} onClick={() => void save(id)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
