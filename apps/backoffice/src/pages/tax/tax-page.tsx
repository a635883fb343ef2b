import { taxViews, type TaxRun } from '@trevo/contract/ops/compliance/tax.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount, formatMoment, formatPlainDay } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Page } from '../../parts/page.tsx'
import { FactList, Panel } from '../../parts/panel.tsx'
import { CompareDialog } from './compare-dialog.tsx'
import { StatementPanel } from './statement-panel.tsx'
import { StatementTable } from './statement-table.tsx'
import styles from './tax.module.css'
import { statementsQuery, useTaxAddress, type TaxAddress } from './use-tax.ts'

/** The first year under the law. */
const firstYear = 2024

const Filters = ({
  of: { year, view, username, isIgnored, change },
  shownYear,
}: {
  readonly of: TaxAddress
  readonly shownYear: number
}) => {
  const t = useT()
  const years = Array.from({ length: shownYear + 2 - firstYear }, (_, at) =>
    String(shownYear + 1 - at),
  )
  return (
    <FilterBar
      fields={[
        {
          name: 'year',
          label: t('word.year'),
          kind: 'choice',
          any: t('word.year'),
          options: years.map((value) => ({ value, text: value })),
        },
        {
          name: 'view',
          label: t('word.kind'),
          kind: 'choice',
          any: t('word.all'),
          options: taxViews.map((value) => ({ value, text: t(`tax.view.${value}`) })),
        },
        { name: 'username', label: t('tax.username'), kind: 'text', max: 64 },
      ]}
      values={{ year, view, username }}
      isIgnored={isIgnored}
      onChange={(values) => change({ ...values, statement: '' })}
    />
  )
}

/** What was done for the year: the statements, and each time they were compared again. */
const Runs = ({ runs }: { readonly runs: readonly TaxRun[] }) => {
  const t = useT()
  return (
    <Panel title={t('tax.runs')}>
      <FactList
        items={runs.map((run) => ({
          label: formatMoment(run.beganAt),
          value: (
            <>
              {run.askedBy === null
                ? t('tax.run.yearly')
                : t('tax.run.asked', { operator: run.askedBy, reason: run.reason ?? '' })}
              <br />
              <span className="o-muted">
                {run.endedAt === null
                  ? t('tax.run.under', { accounts: formatCount(run.accounts) })
                  : t('tax.run.done', {
                      accounts: formatCount(run.accounts),
                      made: formatCount(run.made),
                      corrected: formatCount(run.corrected),
                    })}
              </span>
            </>
          ),
        }))}
      />
    </Panel>
  )
}

/** Yearly statements of net prizes: the list, one of them, and the work on the year. */
export const TaxPage = () => {
  const t = useT()
  const of = useTaxAddress()
  const mayReport = useRight('compliance.report') !== undefined
  const [isComparing, setComparing] = useState(false)
  const query = useInfiniteQuery(statementsQuery(of))
  const [first] = query.data?.pages ?? []
  const isLate = first?.runs.some((run) => run.isLate) ?? false
  const close = () => of.change({ statement: '' })
  return (
    <Page
      title={t('office.tax')}
      note={
        first && (
          <>
            {t('tax.ofYear', { year: String(first.year), day: formatPlainDay(first.dueOn) })}{' '}
            {first.isOver ? (
              <span className={isLate ? 'o-pill o-bad' : 'o-pill o-ok'}>
                {t(isLate ? 'tax.late' : 'tax.inTime')}
              </span>
            ) : (
              `· ${t('tax.open')}`
            )}{' '}
            {first.countedUntil !== null &&
              t('tax.counted', { at: formatMoment(first.countedUntil) })}
          </>
        )
      }
      isTable
      bar={<Filters of={of} shownYear={first?.year ?? firstYear} />}
      panel={
        of.statement !== undefined && (
          <StatementPanel key={of.statement} statementId={of.statement} onClose={close} />
        )
      }
    >
      {first?.isOver && (
        <div className={styles['work']}>
          <button
            type="button"
            className="o-btn"
            aria-disabled={!mayReport}
            onClick={() => mayReport && setComparing(true)}
          >
            {t('tax.compare')}
          </button>
          {!mayReport && <span className="o-muted">{needs(t, 'compliance.report')}</span>}
          <Runs runs={first.runs} />
        </div>
      )}
      <StatementTable
        of={of}
        rows={query.data?.pages.flatMap(({ statements }) => statements) ?? []}
        query={query}
      />
      {isComparing && first && (
        <CompareDialog year={first.year} onClose={() => setComparing(false)} />
      )}
    </Page>
  )
}
