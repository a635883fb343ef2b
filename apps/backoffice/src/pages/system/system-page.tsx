import { useT } from '../../core/texts.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { RecordTable, SmsTable, VendorTable } from './system-tables.tsx'
import { tabs, useSystemAddress } from './use-system.ts'

/** Vendors, their records and text messages, as the platform sees them now. */
export const SystemPage = () => {
  const t = useT()
  const { tab, change } = useSystemAddress()
  return (
    <Page
      title={t('office.system')}
      isTable
      bar={
        <Tabs
          label={t('system.parts')}
          tabs={tabs.map((value) => ({ value, text: t(`system.tab.${value}`) }))}
          value={tab}
          onChange={(value) => change({ tab: value === 'vendors' ? '' : value })}
        />
      }
    >
      {tab === 'vendors' && <VendorTable />}
      {tab === 'records' && <RecordTable />}
      {tab === 'sms' && <SmsTable />}
    </Page>
  )
}
