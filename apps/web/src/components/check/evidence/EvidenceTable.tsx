import { fieldLabel } from '@veracite/model/field-names';
import type { VerificationResult } from '@veracite/contracts/citations';
import { agreementText } from '@veracite/report/result-text';
import type { Change } from '@veracite/formatting/difference/word-changes';
import { Box, ColumnNames, Grid, Muted, Row, Typography } from '../../ui';
import { ToneBadge } from '../../StatusBadge';
import { CheckIcon, CloseIcon, PenIcon, WarningIcon } from '../../icons';
import type { StatusTone } from '../../../theme/palette';
import { checkStrings as s } from '../strings';
import type { Piece } from './marked-pieces';
import { MarkedWords } from './MarkedWords';
import { sidesOf } from './compared-words';

type Row = VerificationResult['evidence'][number];

const looks: Record<Row['agreement'], { tone: StatusTone; Icon: typeof CheckIcon }> = {
  same: { tone: 'valid', Icon: CheckIcon },
  near: { tone: 'unknown', Icon: CheckIcon },
  different: { tone: 'fake', Icon: CloseIcon },
  missing: { tone: 'incomplete', Icon: WarningIcon },
  extra: { tone: 'unknown', Icon: PenIcon },
};

interface SideProps {
  text: string | undefined;
  /** The words of this side, in order; changed ones are underlined. */
  words: Piece[];
  label: string;
}

function Side({ text, words, label }: SideProps) {
  return (
    <Box
      role="cell"
      sx={{
        overflowWrap: 'anywhere',
        color: text ? 'text.primary' : 'text.secondary',
        fontStyle: text ? undefined : 'italic',
      }}
    >
      <Muted
        variant="caption"
        component="span"
        aria-hidden
        sx={{ display: { xs: 'block', md: 'none' }, fontStyle: 'normal' }}
      >
        {label}
      </Muted>
      <Box component="span" sx={{ typography: 'citation', fontSize: '0.97rem', lineHeight: 1.5 }}>
        {text ? <MarkedWords text={text} words={words} /> : s.nothing}
      </Box>
    </Box>
  );
}

/** Marks wrong, missing and extra words, but not capitals and punctuation. */
const weighs = ({ kind }: Change) => kind !== 'case' && kind !== 'punctuation';

const columns = { xs: '1fr', md: '110px minmax(0, 1fr) minmax(0, 1fr) 210px' };

interface EvidenceTableProps {
  evidence: Row[];
  /** The citation is valid: fields that only the record has are no fault. */
  isValid?: boolean;
}

/** The citation compared with the record, field by field. */
export function EvidenceTable({ evidence, isValid }: EvidenceTableProps) {
  return (
    <Box role="table" aria-label={s.evidence}>
      <ColumnNames columns={columns} names={[s.evidenceField, s.evidenceCited, s.evidenceFound, s.evidenceAgreement]} />
      {evidence.map((row, index) => {
        const isSpare = isValid && row.agreement === 'missing';
        const { tone, Icon } = isSpare ? looks.extra : looks[row.agreement];
        // Only two different values are compared.
        const isCompared = row.cited && row.found && row.agreement !== 'same';
        const sides = isCompared ? sidesOf(row.cited ?? '', row.found ?? '', weighs) : { written: [], corrected: [] };
        const { note } = row;
        return (
          <Grid
            columns={columns}
            role="row"
            key={`${row.field}-${index}`}
            sx={{ columnGap: 2, rowGap: 0.75, py: 1.5, borderTop: 1, borderColor: 'divider', alignItems: 'baseline' }}
          >
            <Typography role="rowheader" variant="h6" component="div">
              {fieldLabel(row.field)}
            </Typography>
            <Side text={row.cited} words={sides.written} label={s.evidenceCited} />
            <Side text={row.found} words={sides.corrected} label={s.evidenceFound} />
            <Row role="cell" sx={{ columnGap: 1, gridRow: { md: note ? 'span 2' : 'auto' }, rowGap: 0 }}>
              <ToneBadge label={isSpare ? s.onlyInRecord : agreementText(row.agreement)} tone={tone} Icon={Icon} />
              {row.source && <Muted variant="caption">{row.source}</Muted>}
            </Row>
            {note && (
              <Muted role="cell" sx={{ gridColumn: { md: '2 / 4' } }}>
                {note}
              </Muted>
            )}
          </Grid>
        );
      })}
    </Box>
  );
}
