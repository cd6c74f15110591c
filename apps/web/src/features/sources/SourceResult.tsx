import type { SourceCheckData } from '@veracite/contracts/source-check';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { AlternativeSources } from './AlternativeSources';
import { BalanceSheet } from './BalanceSheet';
import { SourceSummary } from './SourceSummary';
import { sourceStrings as s } from './strings';
import { AuthenticityTab, CredibilityTab, ExistenceTab, PublisherTab, RecommendationsTab } from './tabs';

const panels = [ExistenceTab, CredibilityTab, AuthenticityTab, PublisherTab, RecommendationsTab];

export function SourceResult({ data }: { data: SourceCheckData }) {
  const [tab, setTab] = useState(0);
  const PanelOf = panels[tab] ?? ExistenceTab;
  return (
    <Box data-testid="source-result" sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SourceSummary data={data} />
      <BalanceSheet data={data} />
      <Card>
        <Tabs
          value={tab}
          onChange={(_event, next: number) => setTab(next)}
          variant="scrollable"
          allowScrollButtonsMobile
          sx={{ px: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          {s.tabs.map((name, index) => (
            <Tab
              key={name}
              label={name}
              id={`source-tab-${index}`}
              aria-controls={tab === index ? `source-panel-${index}` : undefined}
            />
          ))}
        </Tabs>
        <Box
          role="tabpanel"
          id={`source-panel-${tab}`}
          aria-labelledby={`source-tab-${tab}`}
          tabIndex={0}
          sx={{ p: { xs: 2, sm: 3 } }}
        >
          <PanelOf data={data} />
          {tab === panels.length - 1 && <AlternativeSources sources={data.alternativeSources} />}
        </Box>
      </Card>
    </Box>
  );
}
