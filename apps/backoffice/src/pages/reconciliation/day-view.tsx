import type { OpenedDay } from '@trevo/contract/ops/payments/reconciliation-days.ts'
import { useQuery } from '@tanstack/react-query'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { formatAmount, formatMoment, formatPlainDay, formatSigned } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { useKeys } from '../../core/use-keys.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { DayState } from './day-list.tsx'
import { Findings } from './findings.tsx'
import { dayQuery, useDayActs } from './use-days.ts'
import styles from './reconciliation.module.css'

type Result = NonNullable<NonNullable<OpenedDay['run']>['result']>

const rows = ['received', 'returned', 'sent', 'sentBack'] as const

/** Two decimal amounts; no money is computed, their difference is shown to the centavo. */
const differenceOf = (theirs: string, ours: string): string => {
  const cents = BigInt(ours.replace('.', '')) - BigInt(theirs.replace('.', ''))
  const text = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}

const Sides = ({ result }: { readonly result: Result }) => {
  const t = useT()
  return (
    <table className={`o-table ${styles['sides']}`}>
      <thead>
        <tr>
          <th scope="col">{t('word.kind')}</th>
          <th scope="col" className="o-number">
            {t('reconciliation.theirs')}
          </th>
          <th scope="col" className="o-number">
            {t('reconciliation.ours')}
          </th>
          <th scope="col" className="o-number">
            {t('reconciliation.difference')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { theirs, ours } = result[row]
          const difference = differenceOf(theirs.amount, ours.amount)
          const count = (of: number | null) => (of === null ? '' : ` (${String(of)})`)
          return (
            <tr key={row}>
              <td>{t(`reconciliation.${row}`)}</td>
              <td className="o-number">{formatAmount(theirs.amount) + count(theirs.count)}</td>
              <td className="o-number">{formatAmount(ours.amount) + count(ours.count)}</td>
              <td className="o-number">
                <b className={difference === '0.00' ? styles['equal'] : styles['differs']}>
                  {formatSigned(difference)}
                </b>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

const CloseDialog = ({
  day,
  opened,
  onClose,
}: {
  readonly day: string
  readonly opened: OpenedDay
  readonly onClose: () => void
}) => {
  const t = useT()
  const { close } = useDayActs(day)
  const { openCount, runId } = opened
  return (
    <ActDialog
      title={t('reconciliation.close.title', { day: formatPlainDay(day) })}
      draft={`close ${day}`}
      confirm={t('reconciliation.close')}
      done={t('reconciliation.close.done')}
      onConfirm={({ reason }) => close(runId ?? '', reason)}
      onClose={onClose}
    >
      <p>
        {openCount === 0
          ? t('reconciliation.close.text0')
          : t('reconciliation.close.text', { count: openCount })}
      </p>
    </ActDialog>
  )
}

const Acts = ({ day, opened }: { readonly day: string; readonly opened: OpenedDay }) => {
  const t = useT()
  const may = useRight('ledger.reconcile') !== undefined
  const { compare } = useDayActs(day)
  const [isClosing, setClosing] = useState(false)
  const { state, isRunning, openCount, notedCount, closing } = opened
  const isReady = may && state === 'ready' && !isRunning
  const openClose = () => {
    if (isReady) setClosing(true)
  }
  const run = async () => {
    if (!may || isRunning || closing) return
    const answer = await compare()
    showToast(
      answer.ok ? t('reconciliation.runDone') : answer.message,
      answer.ok ? undefined : 'bad',
    )
  }
  useKeys({ c: openClose, r: () => void run() })
  const missing = openCount - notedCount
  return (
    <div className={styles['acts']}>
      {!may && <span className="o-muted">{needs(t, 'ledger.reconcile')}</span>}
      {may && missing > 0 && !closing && (
        <span className={styles['differs']}>
          {t('reconciliation.close.missing', { count: missing })}
        </span>
      )}
      <button
        type="button"
        className="o-btn"
        aria-disabled={!may || isRunning || closing !== null}
        onClick={() => void run()}
      >
        {isRunning
          ? t('reconciliation.running')
          : t(opened.run ? 'reconciliation.runAgain' : 'reconciliation.run')}{' '}
        <kbd>R</kbd>
      </button>
      <button type="button" className="o-btn o-go" aria-disabled={!isReady} onClick={openClose}>
        {t('reconciliation.close')} <kbd>C</kbd>
      </button>
      {isClosing && <CloseDialog day={day} opened={opened} onClose={() => setClosing(false)} />}
    </div>
  )
}

/** One day: both sides, what differs, notes, and its close. */
export const DayView = ({ day }: { readonly day: string }) => {
  const t = useT()
  const { data, error } = useQuery(dayQuery(day))
  if (error) {
    return (
      <p role="alert" className={styles['alone']}>
        {error.message}
      </p>
    )
  }
  if (!data) return <PartLoading />
  const { run, closing, state } = data
  const { result } = run ?? {}
  return (
    <>
      <header className={styles['head']}>
        <h2>{formatPlainDay(day)}</h2>
        <DayState state={state} />
        {run?.doneAt && (
          <span className="o-muted">
            {t('reconciliation.comparedAt', { at: formatMoment(run.doneAt) })}
          </span>
        )}
        {result && (
          <span className="o-muted">{t('reconciliation.charges', { count: result.charges })}</span>
        )}
      </header>
      <div className={styles['content']}>
        {closing && (
          <p className={styles['closed']}>
            {t('reconciliation.closedBy', {
              operator: closing.by,
              at: formatMoment(closing.at),
              remark: closing.remark,
            })}
          </p>
        )}
        {result ? (
          <Panel title={`${t('reconciliation.theirs')} · ${t('reconciliation.ours')}`}>
            <Sides result={result} />
          </Panel>
        ) : (
          <p className="o-muted">{t('reconciliation.notCompared')}</p>
        )}
        {result && <Findings day={day} findings={data.findings} isClosed={closing !== null} />}
      </div>
      <Acts day={day} opened={data} />
    </>
  )
}
