import { useT } from '../../core/texts.tsx'
import { ExportButton } from '../../parts/files/export-button.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { ActPanel } from './act-panel.tsx'
import { ActTable } from './act-table.tsx'
import { AuditSearch } from './audit-search.tsx'
import { ChainCheckPanels } from './chain-check.tsx'
import { ReadingTable } from './reading-table.tsx'
import { tabs, useAuditAddress } from './use-audit.ts'

/** Who did what, and who read what of whom. */
export const AuditPage = () => {
  const t = useT()
  const of = useAuditAddress()
  const { tab, row, change } = of
  const close = () => change({ row: '' })
  return (
    <Page
      title={t('audit.title')}
      aside={
        tab === 'acts' && (
          <ExportButton content={{ what: 'audit', filter: of.filter }} name={t('office.audit')} />
        )
      }
      isTable={tab !== 'chain'}
      bar={
        <>
          <Tabs
            label={t('audit.which')}
            tabs={tabs.map((value) => ({ value, text: t(`audit.tab.${value}`) }))}
            value={tab}
            onChange={(value) => change({ tab: value === 'acts' ? '' : value, row: '' })}
          />
          {tab !== 'chain' && <AuditSearch of={of} />}
        </>
      }
      panel={tab === 'acts' && row !== undefined && <ActPanel position={row} onClose={close} />}
    >
      {tab === 'acts' && <ActTable of={of} />}
      {tab === 'readings' && <ReadingTable of={of} />}
      {tab === 'chain' && (
        <ChainCheckPanels onRow={(broken) => change({ tab: '', row: String(broken) })} />
      )}
    </Page>
  )
}
