import { useT } from '../../core/texts.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { CopyTable } from './copy-table.tsx'
import { ErrorPanel, ErrorTable } from './error-table.tsx'
import { FileTables } from './file-tables.tsx'
import { JobTables } from './job-tables.tsx'
import { StatePanels } from './state-panels.tsx'
import { RecordTable, SmsTable, VendorTable } from './system-tables.tsx'
import { tabs, useSystemAddress } from './use-system.ts'

/** Tabs that consist of several tables, and scroll as a whole. */
const withPanels: readonly string[] = ['jobs', 'queues', 'files']

/** What runs: copies, jobs, queues, errors, files, vendors and text messages. */
export const SystemPage = () => {
  const t = useT()
  const of = useSystemAddress()
  const { tab, row, change } = of
  return (
    <Page
      title={t('office.system')}
      isTable={!withPanels.includes(tab)}
      bar={
        <>
          <Tabs
            label={t('system.parts')}
            tabs={tabs.map((value) => ({ value, text: t(`system.tab.${value}`) }))}
            value={tab}
            onChange={(value) => change({ tab: value === 'copies' ? '' : value, row: '' })}
          />
          {of.isIgnored && <p role="status">{t('filter.ignored')}</p>}
        </>
      }
      panel={
        tab === 'errors' &&
        row !== undefined && <ErrorPanel errorId={row} onClose={() => change({ row: '' })} />
      }
    >
      {tab === 'copies' && <CopyTable />}
      {tab === 'jobs' && <JobTables />}
      {tab === 'queues' && <StatePanels />}
      {tab === 'errors' && <ErrorTable of={of} />}
      {tab === 'files' && <FileTables />}
      {tab === 'vendors' && <VendorTable />}
      {tab === 'records' && <RecordTable />}
      {tab === 'sms' && <SmsTable />}
    </Page>
  )
}
