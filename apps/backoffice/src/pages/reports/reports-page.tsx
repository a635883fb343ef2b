import { useT } from '../../core/texts.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { ClosedDays } from './closed-days.tsx'
import { Exports } from './exports.tsx'
import { EventFilters, EventPanel, EventTable } from './events.tsx'
import { DayPanel } from './day-panel.tsx'
import { Revenue } from './revenue.tsx'
import { SheetReport } from './sheet-report.tsx'
import { tabs, useReportsAddress } from './use-reports.ts'

/** Reports from the ledger: where revenue comes from, what an auditor requires, closed days. */
export const ReportsPage = () => {
  const t = useT()
  const of = useReportsAddress()
  const { report, day, change } = of
  const isDays = report === 'days'
  const isSearch = report === 'significant'
  return (
    <Page
      title={t('office.reports')}
      hasViews
      isTable={isDays || isSearch}
      bar={
        <>
          <Tabs
            label={t('report.which')}
            tabs={tabs.map((value) => ({ value, text: t(`report.${value}`) }))}
            value={report}
            onChange={(value) =>
              change({ report: value === 'drill' ? '' : value, day: '', event: '' })
            }
          />
          {isSearch ? (
            <EventFilters of={of} />
          ) : (
            of.isIgnored && <p role="status">{t('filter.ignored')}</p>
          )}
        </>
      }
      panel={
        (isDays && day !== undefined && (
          <DayPanel day={day} onClose={() => change({ day: '' })} />
        )) ||
        (isSearch && of.event !== undefined && <EventPanel of={of} eventId={of.event} />)
      }
    >
      {isDays && <ClosedDays of={of} />}
      {isSearch && <EventTable of={of} />}
      {report === 'drill' && <Revenue of={of} />}
      {report === 'exports' && <Exports of={of} />}
      {!isDays && !isSearch && report !== 'drill' && report !== 'exports' && (
        <SheetReport name={report} of={of} />
      )}
    </Page>
  )
}
