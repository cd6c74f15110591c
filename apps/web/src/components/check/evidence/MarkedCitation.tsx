import { fieldLabel } from '@veracite/model/field-names';
import { type Field, type Span, FIELDS } from '@veracite/model/reference';
import { Box, Row, Stack, Typography } from '../../ui';
import type { MarkTone } from '../../../theme/palette';

const tones: Partial<Record<Field, MarkTone>> = {
  author: 'person',
  editor: 'person',
  translator: 'person',
  title: 'title',
  'container-title': 'place',
  'collection-title': 'place',
  'event-title': 'place',
  publisher: 'place',
  'publisher-place': 'place',
  issued: 'time',
  accessed: 'time',
  volume: 'number',
  issue: 'number',
  page: 'number',
  number: 'number',
  edition: 'number',
};

const toneOf = (field: Field): MarkTone => tones[field] ?? 'link';

/** The citation as written, with its parsed fields marked, and a legend. */
export function MarkedCitation({ text, fields }: { text: string; fields: Partial<Record<Field, Span[]>> }) {
  const segments = segmentsOf(text, fields);
  const named = [...new Set(segments.flatMap((segment) => (segment.field ? [segment.field] : [])))];
  return (
    <Box>
      <Typography variant="citation" component="p" sx={{ fontSize: '1.125rem', lineHeight: 1.75 }}>
        {segments.map(({ text: part, field }, index) =>
          field ? (
            <Box
              key={index}
              component="mark"
              title={fieldLabel(field)}
              sx={{
                bgcolor: `mark.${toneOf(field)}`,
                color: 'inherit',
                borderRadius: 0.75,
                px: 0.35,
                mx: -0.15,
                boxDecorationBreak: 'clone',
              }}
            >
              {part}
            </Box>
          ) : (
            <span key={index}>{part}</span>
          ),
        )}
      </Typography>
      {named.length > 0 && (
        <Row
          component="ul"
          sx={{ alignItems: 'normal', gap: 1.5, rowGap: 0.5, listStyle: 'none', p: 0, m: 0, mt: 1.25 }}
        >
          {named.map((field) => (
            <Stack
              direction="row"
              component="li"
              key={field}
              sx={{ alignItems: 'center', gap: 0.6, typography: 'caption', color: 'text.secondary' }}
            >
              <Box
                aria-hidden
                sx={{
                  width: 12,
                  height: 12,
                  borderRadius: 0.75,
                  bgcolor: `mark.${toneOf(field)}`,
                  border: 1,
                  borderColor: 'divider',
                }}
              />
              {fieldLabel(field)}
            </Stack>
          ))}
        </Row>
      )}
    </Box>
  );
}

interface Segment {
  text: string;
  field?: Field;
}

/** Splits the text at the spans of its fields, in order. Of overlapping spans the first is used; spans outside the text are dropped. */
function segmentsOf(text: string, fields: Partial<Record<Field, Span[]>>): Segment[] {
  const marks = FIELDS.flatMap((field) => (fields[field] ?? []).map((span) => ({ field, ...span })))
    .filter((mark) => mark.start >= 0 && mark.end <= text.length && mark.start < mark.end)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const segments: Segment[] = [];
  let offset = 0;
  for (const mark of marks) {
    if (mark.start < offset) continue;
    if (mark.start > offset) segments.push({ text: text.slice(offset, mark.start) });
    segments.push({ text: text.slice(mark.start, mark.end), field: mark.field });
    offset = mark.end;
  }
  if (offset < text.length) segments.push({ text: text.slice(offset) });
  return segments;
}
