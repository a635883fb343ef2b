import { useT } from '../../core/texts.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { CasePanel } from './case-panel.tsx'
import { CaseTable } from './case-table.tsx'
import { RiskFilters } from './risk-filters.tsx'
import { SignalPanel } from './signal-panel.tsx'
import { SignalTable } from './signal-table.tsx'
import { tabs, useRiskAddress } from './use-risk.ts'

const MemberLinks = lazyPart(async () => (await import('./member-links.tsx')).MemberLinks)

/** Signals of tables, links of members, and cases. */
export const RiskPage = () => {
  const t = useT()
  const of = useRiskAddress()
  const { tab, signal, case: caseId, change } = of
  const close = () => change({ signal: '', case: '' })
  return (
    <Page
      title={t('office.risk')}
      isTable={tab !== 'links'}
      bar={
        <>
          <Tabs
            label={t('risk.which')}
            tabs={tabs.map((value) => ({ value, text: t(`risk.tab.${value}`) }))}
            value={tab}
            onChange={(value) =>
              change({ tab: value === 'signals' ? '' : value, signal: '', case: '' })
            }
          />
          <RiskFilters of={of} />
        </>
      }
      panel={
        tab === 'signals' && signal !== undefined ? (
          <SignalPanel key={signal} signalId={signal} onClose={close} />
        ) : (
          tab === 'cases' &&
          caseId !== undefined && <CasePanel key={caseId} caseId={caseId} onClose={close} />
        )
      }
    >
      {tab === 'signals' && <SignalTable of={of} />}
      {tab === 'links' && <MemberLinks of={of} />}
      {tab === 'cases' && <CaseTable of={of} />}
    </Page>
  )
}
