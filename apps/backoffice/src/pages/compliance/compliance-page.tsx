import { useT } from '../../core/texts.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { ExclusionPanel } from './exclusion-panel.tsx'
import { ExclusionBar, ExclusionTable } from './exclusion-table.tsx'
import { ImpedimentPanel } from './impediment-panel.tsx'
import { ImpedimentBar, ImpedimentTable } from './impediment-table.tsx'
import { tabs, useComplianceAddress } from './use-compliance.ts'

/** Who may not play: persons whom the central register names, and those who paused or excluded themselves. */
export const CompliancePage = () => {
  const t = useT()
  const of = useComplianceAddress()
  const { tab, row, member, change } = of
  return (
    <Page
      title={t('office.compliance')}
      isTable
      bar={
        <>
          <Tabs
            label={t('compliance.which')}
            tabs={tabs.map((value) => ({ value, text: t(`compliance.tab.${value}`) }))}
            value={tab}
            onChange={(value) => change({ tab: value, row: '', member: '' })}
          />
          {tab === 'impediments' ? <ImpedimentBar of={of} /> : <ExclusionBar of={of} />}
        </>
      }
      panel={
        tab === 'impediments'
          ? row && <ImpedimentPanel key={row} id={row} onClose={() => change({ row: '' })} />
          : member && (
              <ExclusionPanel
                key={member}
                username={member}
                onClose={() => change({ member: '' })}
              />
            )
      }
    >
      {tab === 'impediments' ? <ImpedimentTable of={of} /> : <ExclusionTable of={of} />}
    </Page>
  )
}
