import type { ReactNode } from 'react'
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

/** A list with its filters, and the open record beside it. */
const AmlView = ({
  of,
  note,
  panel,
  children,
}: Props & {
  readonly note: ReactNode
  /** Given the row that is open. */
  readonly panel: (row: string, onClose: () => void) => ReactNode
  readonly children: ReactNode
}) => {
  const t = useT()
  const { row, change } = of
  return (
    <Page
      title={t('office.aml')}
      note={note}
      isTable
      bar={<AmlFilters of={of} />}
      panel={row && panel(row, () => change({ row: '' }))}
    >
      {children}
    </Page>
  )
}

const LatePill = ({ late }: { readonly late: number }) => {
  const t = useT()
  return (
    <span className={late > 0 ? 'o-pill o-bad' : 'o-pill'}>
      {t('aml.lateCount', { count: late })}
    </span>
  )
}

const AlertView = ({ of }: Props) => {
  const t = useT()
  const alerts = useAlerts(of)
  const counts = alerts.query.data?.pages[0]?.counts
  return (
    <AmlView
      of={of}
      note={
        counts && (
          <>
            <LatePill late={counts.late} /> {t('aml.openCount', { count: counts.open })}
          </>
        )
      }
      panel={(row, onClose) => (
        <AlertPanel
          key={row}
          alertId={row}
          work={alerts.works.get(workIdOf('alert', row))}
          onNext={() => of.change({ row: alerts.next })}
          onClose={onClose}
        />
      )}
    >
      <AlertTable of={of} alerts={alerts} />
    </AmlView>
  )
}

const CaseView = ({ of }: Props) => {
  const cases = useCases(of)
  const counts = cases.query.data?.pages[0]?.counts
  return (
    <AmlView
      of={of}
      note={counts && <LatePill late={counts.late} />}
      panel={(row, onClose) => (
        <CasePanel
          key={row}
          caseId={row}
          work={cases.works.get(workIdOf('case', row))}
          onClose={onClose}
        />
      )}
    >
      <CaseTable of={of} cases={cases} />
    </AmlView>
  )
}

const PersonView = ({ of }: Props) => {
  const t = useT()
  return (
    <AmlView
      of={of}
      note={t('aml.secret')}
      panel={(row, onClose) => <PersonPanel key={row} personId={row} onClose={onClose} />}
    >
      <PersonTable of={of} persons={usePersons(of)} />
    </AmlView>
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
