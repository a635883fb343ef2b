import { useT } from '../../core/texts.tsx'
import { Page } from '../../parts/page.tsx'
import { AlertPanel } from './alert-panel.tsx'
import { AlertTable } from './alert-table.tsx'
import { AmlFilters } from './aml-filters.tsx'
import styles from './aml.module.css'
import { CasePanel } from './case-panel.tsx'
import { CaseTable } from './case-table.tsx'
import { PersonPanel } from './person-panel.tsx'
import { PersonTable } from './person-table.tsx'
import { YearView } from './year-view.tsx'
import {
  useAlerts,
  useAmlAddress,
  useCases,
  usePersons,
  workIdOf,
  type AmlAddress,
} from './use-aml.ts'

type Props = { readonly of: AmlAddress }

const AlertView = ({ of }: Props) => {
  const t = useT()
  const alerts = useAlerts(of)
  const counts = alerts.query.data?.pages[0]?.counts
  const { row, change } = of
  return (
    <Page
      title={t('office.aml')}
      note={
        counts && (
          <>
            <span className={counts.late > 0 ? 'o-pill o-bad' : 'o-pill'}>
              {t('aml.lateCount', { count: counts.late })}
            </span>{' '}
            {t('aml.openCount', { count: counts.open })}
          </>
        )
      }
      isTable
      bar={<AmlFilters of={of} />}
      panel={
        row && (
          <AlertPanel
            key={row}
            alertId={row}
            work={alerts.works.get(workIdOf('alert', row))}
            onNext={() => change({ row: alerts.next })}
            onClose={() => change({ row: '' })}
          />
        )
      }
    >
      <AlertTable of={of} alerts={alerts} />
    </Page>
  )
}

const CaseView = ({ of }: Props) => {
  const t = useT()
  const cases = useCases(of)
  const counts = cases.query.data?.pages[0]?.counts
  const { row, change } = of
  return (
    <Page
      title={t('office.aml')}
      note={
        counts && (
          <span className={counts.late > 0 ? 'o-pill o-bad' : 'o-pill'}>
            {t('aml.lateCount', { count: counts.late })}
          </span>
        )
      }
      isTable
      bar={<AmlFilters of={of} />}
      panel={
        row && (
          <CasePanel
            key={row}
            caseId={row}
            work={cases.works.get(workIdOf('case', row))}
            onClose={() => change({ row: '' })}
          />
        )
      }
    >
      <CaseTable of={of} cases={cases} />
    </Page>
  )
}

const PersonView = ({ of }: Props) => {
  const t = useT()
  const persons = usePersons(of)
  const { row, change } = of
  return (
    <Page
      title={t('office.aml')}
      note={t('aml.secret')}
      isTable
      bar={<AmlFilters of={of} />}
      panel={row && <PersonPanel key={row} personId={row} onClose={() => change({ row: '' })} />}
    >
      <PersonTable of={of} persons={persons} />
    </Page>
  )
}

const views = { alerts: AlertView, cases: CaseView, persons: PersonView, year: YearView }

/** The watch against money laundering: alerts, cases and the risk of persons. */
export const AmlPage = () => {
  const of = useAmlAddress()
  const View = views[of.view]
  return (
    <div className={styles['page']} data-open={of.row !== undefined}>
      <View of={of} />
    </div>
  )
}
