import { useT } from '../../core/texts.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { CreditTable } from './credit-table.tsx'
import { IncidentPanel } from './incident-panel.tsx'
import { IncidentTable } from './incident-table.tsx'
import { PartTable } from './part-table.tsx'
import { useStatusAddress, views } from './use-status.ts'

/** What players read on the status page: each part now, and incidents with the brand's words. */
export const StatusPage = () => {
  const t = useT()
  const { view, row, isIgnored, change } = useStatusAddress()
  return (
    <Page
      title={t('office.status')}
      note={t('status.note')}
      isTable
      bar={
        <>
          <Tabs
            label={t('status.views')}
            tabs={views.map((value) => ({ value, text: t(`status.view.${value}`) }))}
            value={view}
            onChange={(value) => change({ view: value === 'parts' ? '' : value, row: '' })}
          />
          {isIgnored && <p role="status">{t('filter.ignored')}</p>}
        </>
      }
      panel={
        view !== 'parts' &&
        view !== 'credits' &&
        row !== undefined && (
          <IncidentPanel key={row} incidentId={row} onClose={() => change({ row: '' })} />
        )
      }
    >
      {view === 'parts' ? (
        <PartTable />
      ) : view === 'credits' ? (
        <CreditTable />
      ) : (
        <IncidentTable view={view} row={row} onOpen={(id) => change({ row: id })} />
      )}
    </Page>
  )
}
