import type { StylesList } from '@veracite/contracts/styles';
import type { CslItem } from '@veracite/model/csl';
import { STYLES } from '@veracite/model/verification';
import { Box, Grid, Muted, Row, Stack, Typography } from '../../ui';
import { useId, useState } from 'react';
import useSWR from 'swr';
import { messageOf } from '../../../api/errors';
import { get } from '../../../api/fetcher';
import { api } from '../../../api/keys';
import { CitationText } from '../../CitationText';
import { copyRich } from '../../clipboard';
import { CopyButton } from '../../CopyButton';
import { fieldSx } from '../../fieldSx';
import { checkStrings as s } from '../strings';
import { formsOf, FURTHER, type Form } from './citation-forms';

/** The work as an in-text citation, in other styles, and in styles installed on the server. Sends no request until opened. */
export function MoreForms({ work }: { work: CslItem }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box
      component="details"
      data-no-print
      onToggle={(event) => setIsOpen((event.currentTarget as HTMLDetailsElement).open)}
    >
      <Muted component="summary" sx={{ cursor: 'pointer', py: 0.25 }}>
        {s.moreForms}
      </Muted>
      {isOpen && <Chooser work={work} />}
    </Box>
  );
}

function Chooser({ work }: { work: CslItem }) {
  const id = useId();
  const [choice, setChoice] = useState('text-apa');
  const { data: list } = useSWR<StylesList>(api.styles(), get, { shouldRetryOnError: false });
  const { data: forms, error } = useSWR<Form[], unknown>(['forms', choice, work], () => formsOf(work, choice), {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  const note = list?.csl.includes(choice) ? s.serverStylesBy : list?.csl.length === 0 ? s.noServerStyles : undefined;
  return (
    <Grid sx={{ gap: 1.5, mt: 1 }}>
      <Row>
        <Typography component="label" htmlFor={id} variant="body2">
          {s.citedAs}
        </Typography>
        <Box
          component="select"
          id={id}
          value={choice}
          onChange={(event) => setChoice((event.target as HTMLSelectElement).value)}
          sx={{ ...fieldSx, height: 40, px: 1.25, maxWidth: '100%', cursor: 'pointer' }}
        >
          <optgroup label={s.insideText}>
            {STYLES.map((style) => (
              <option key={style} value={`text-${style}`}>
                {s.insideTextIn(style.toUpperCase())}
              </option>
            ))}
          </optgroup>
          <optgroup label={s.furtherStyles}>
            {Object.entries(FURTHER).map(([style, name]) => (
              <option key={style} value={style}>
                {name}
              </option>
            ))}
          </optgroup>
          {list && list.csl.length > 0 && (
            <optgroup label={s.serverStyles}>
              {list.csl.map((style) => (
                <option key={style} value={style}>
                  {style}
                </option>
              ))}
            </optgroup>
          )}
        </Box>
      </Row>
      <Grid aria-live="polite" sx={{ gap: 1.5 }}>
        {forms?.map((form) => (
          <FormRow key={form.label} {...form} />
        ))}
        {error !== undefined && <Typography color="error">{messageOf(error) ?? s.formFailed}</Typography>}
      </Grid>
      {note && <Muted>{note}</Muted>}
    </Grid>
  );
}

function FormRow({ label, text }: Form) {
  return (
    <Box data-form={label} sx={{ borderLeft: 3, borderColor: 'divider', pl: 2 }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Muted variant="overline" component="h4" sx={{ flex: 1 }}>
          {label}
        </Muted>
        <CopyButton
          label={s.copy}
          aria-label={`${s.copy} ${label}`}
          copy={() => copyRich(text)}
          done={s.copiedStyle(label)}
        />
      </Stack>
      <Typography variant="citation" component="p">
        <CitationText text={text} />
      </Typography>
    </Box>
  );
}
