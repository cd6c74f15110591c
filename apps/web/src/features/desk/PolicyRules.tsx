import { Button, Grid, Muted, Row, TextField } from '../../components/ui';
import { downloadText } from '../../components/download';
import { FileButton } from '../../components/FileButton';
import { Notice } from '../../components/Notice';
import { SelectField } from '../../components/SelectField';
import { rulesOf, withRule, type Effect, type PolicyRule } from './policy-rules';
import { deskStrings as s } from './strings';

interface PolicyRulesProps {
  /** The policy as YAML. */
  yaml: string;
  fault?: string;
  isReader: boolean;
  onChange: (yaml: string) => void;
}

/** The rules of a policy as a form, and the policy as a file. */
export function PolicyRules({ yaml, fault, isReader, onChange }: PolicyRulesProps) {
  const rules = rulesOf(yaml);
  return (
    <Grid component="section" aria-label={s.rulesTitle} sx={{ gap: 1.5 }}>
      {rules?.map((rule) => (
        <Rule key={rule.rule} rule={rule} isReader={isReader} onChange={(next) => onChange(withRule(yaml, next))} />
      ))}
      {(fault !== undefined || !rules) && <Notice>{fault ?? s.noPolicy}</Notice>}
      <Muted>{s.fileHint}</Muted>
      <Row>
        <Button variant="outlined" onClick={() => downloadText('policy.yaml', yaml, 'application/yaml')}>
          {s.saveFile}
        </Button>
        {!isReader && (
          <FileButton
            variant="outlined"
            field={{ accept: '.yaml,.yml', 'aria-label': s.openFile }}
            onFiles={([file]) => void file?.text().then(onChange)}
          >
            {s.openFile}
          </FileButton>
        )}
      </Row>
    </Grid>
  );
}

interface RuleProps {
  rule: PolicyRule;
  isReader: boolean;
  onChange: (rule: PolicyRule) => void;
}

function Rule({ rule, isReader, onChange }: RuleProps) {
  const { effect, minConfidence, moreThan } = rule;
  const name = s.rules[rule.rule];
  const isCounting = effect === 'both' || effect === 'against';
  const numberField = (label: string, value: number, set: (value: number) => Partial<PolicyRule>) => (
    <TextField
      size="small"
      type="number"
      label={label}
      value={value}
      disabled={isReader}
      onChange={({ target }) => onChange({ ...rule, ...set(Math.max(0, Number(target.value))) })}
      slotProps={{ htmlInput: { min: 0, 'aria-label': `${name}: ${label}` } }}
      sx={{ width: 130 }}
    />
  );
  return (
    <Row sx={{ gap: 1.5 }}>
      <SelectField
        size="small"
        label={name}
        value={effect}
        disabled={isReader}
        options={s.effects}
        onChange={({ target }) => onChange({ ...rule, effect: target.value as Effect })}
        sx={{ flex: '1 1 240px' }}
      />
      {isCounting &&
        numberField(s.minConfidence, Math.round(minConfidence * 100), (n) => ({
          minConfidence: Math.min(n, 100) / 100,
        }))}
      {isCounting && numberField(s.moreThan, moreThan, (n) => ({ moreThan: Math.round(n) }))}
    </Row>
  );
}
