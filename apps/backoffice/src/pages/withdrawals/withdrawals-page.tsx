import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { keepDraft, readDraft } from '../../core/drafts.ts'
import { useT } from '../../core/texts.tsx'
import { useKeys } from '../../core/use-keys.ts'
import { PartLoading } from '../../shell/page-states.tsx'
import { ActBar } from './act-bar.tsx'
import { CaseView } from './case-view.tsx'
import { QueueHead } from './queue-head.tsx'
import { QueueList } from './queue-list.tsx'
import { useDecisions, type Act } from './use-decisions.ts'
import { caseQuery, useQueue, useQueueFilter } from './use-queue.ts'
import styles from './withdrawals-page.module.css'

const isPhone = (): boolean => matchMedia('(max-width: 860px)').matches

/** The reason of the open case: what was typed, else the prepared one. */
const useReason = (withdrawalId: string | undefined, act: Act) => {
  const t = useT()
  const name = `payout ${act} ${withdrawalId ?? ''}`
  const byDefault = act === 'approve' ? t('payouts.reason.known') : ''
  const [typed, setTyped] = useState({ name, text: readDraft(name) })
  const text = typed.name === name ? typed.text : readDraft(name)
  const change = (next: string) => {
    setTyped({ name, text: next })
    keepDraft(name, next)
  }
  return { reason: text === '' ? byDefault : text, change, forget: () => keepDraft(name, '') }
}

const useWithdrawals = () => {
  const { withdrawalId } = useParams()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const of = useQueueFilter()
  const queue = useQueue(of.filter)
  const opened = useQuery({ ...caseQuery(withdrawalId ?? ''), enabled: withdrawalId !== undefined })
  const { rows } = queue
  const here = rows.findIndex((row) => row.withdrawalId === withdrawalId)
  const { search } = of
  const open = useCallback(
    (id: string | undefined) => {
      const path = id === undefined ? '/withdrawals' : `/withdrawals/${id}`
      void navigate({ pathname: path, search }, { replace: !isPhone() })
    },
    [navigate, search],
  )
  const firstId = rows[0]?.withdrawalId
  // On a wide screen a case is always open beside the list.
  useEffect(() => {
    if (withdrawalId === undefined && firstId !== undefined && !isPhone()) open(firstId)
  }, [withdrawalId, firstId, open])
  const nextId = rows[here + 1]?.withdrawalId
  // The next case is there before it is asked for.
  useEffect(() => {
    if (nextId !== undefined) void queries.prefetchQuery(caseQuery(nextId))
  }, [nextId, queries])
  const step = (by: 1 | -1) => {
    const target = rows[Math.max(0, here + by)]
    if (target) open(target.withdrawalId)
  }
  return { withdrawalId, of, queue, rows, here, opened, open, step }
}

const Results = ({
  of: { results, closeResults },
}: {
  readonly of: Pick<ReturnType<typeof useDecisions>, 'results' | 'closeResults'>
}) => {
  const t = useT()
  return (
    <div role="status" aria-label={t('payouts.results')} className={styles['results']}>
      {results.map(({ id, isTaken, text }) => (
        <p key={id} className={isTaken ? styles['taken'] : styles['refused']}>
          {text}
        </p>
      ))}
      {results.length > 1 && (
        <button type="button" className="o-btn" onClick={closeResults}>
          {t('payouts.closeResults')}
        </button>
      )}
    </div>
  )
}

const Keys = ({ chosenCount }: { readonly chosenCount: number }) => {
  const t = useT()
  return (
    <p className={styles['keys']}>
      <kbd>J</kbd> <kbd>K</kbd> {t('payouts.move')} <kbd>X</kbd>{' '}
      {chosenCount > 0 ? t('payouts.selected', { count: chosenCount }) : t('payouts.select')}{' '}
      <kbd>Shift A</kbd> {t('payouts.approveAlike')}
    </p>
  )
}

/** Queue left, case right, decision below; the next one opens by itself. */
export const WithdrawalsPage = () => {
  const t = useT()
  const page = useWithdrawals()
  const { withdrawalId, of, queue, rows, here, opened, open, step } = page
  const decisions = useDecisions()
  const [act, setAct] = useState<Act>('approve')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { reason, change, forget } = useReason(withdrawalId, act)
  const field = useRef<HTMLInputElement>(null)
  const chosenRows = rows.filter((row) => chosen.has(row.withdrawalId))

  const changeAct = (next: Act) => {
    setAct(next)
    if (next === 'refuse') requestAnimationFrame(() => field.current?.focus())
    else field.current?.blur()
  }
  const decide = async (which: Act, several: boolean) => {
    const row = opened.data && { ...opened.data.withdrawal, username: opened.data.username }
    const about = several ? chosenRows : row ? [row] : []
    if (decisions.isBusy || about.length === 0) return
    if (reason.trim().length < 2) return field.current?.focus()
    // The one behind, else the one before: found before the decided ones leave the list.
    const ids = new Set(about.map((one) => one.withdrawalId))
    const rest = rows.filter((one) => !ids.has(one.withdrawalId))
    const next = rows.slice(here + 1).find((one) => !ids.has(one.withdrawalId)) ?? rest.at(-1)
    if (!(await decisions.decide(which, about, reason.trim())) && !several) return
    forget()
    setChosen(new Set())
    changeAct('approve')
    open(next?.withdrawalId)
  }
  const toggle = () => {
    if (withdrawalId === undefined) return
    const next = new Set(chosen)
    if (!next.delete(withdrawalId)) next.add(withdrawalId)
    setChosen(next)
  }
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    x: toggle,
    a: () => void decide('approve', false),
    'shift a': () => void decide('approve', true),
    r: () => changeAct('refuse'),
  })
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = queue
  const readMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [fetchNextPage, hasNextPage, isFetchingNextPage])

  return (
    <div
      className={styles['page']}
      data-open={withdrawalId !== undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && act === 'refuse') changeAct('approve')
      }}
    >
      <section className={styles['list']}>
        <QueueHead of={of} last={queue.last} />
        {queue.isSuccess && rows.length === 0 ? (
          <div className={styles['empty']}>
            <b>{t('payouts.empty')}</b>
            <span>{t('payouts.emptyText')}</span>
          </div>
        ) : (
          <QueueList
            rows={rows}
            openId={withdrawalId}
            chosen={chosen}
            onOpen={open}
            onEnd={readMore}
          />
        )}
        <Keys chosenCount={chosenRows.length} />
      </section>
      <section className={styles['case']}>
        <div className={styles['back']}>
          <button
            type="button"
            aria-label={t('payouts.backToQueue')}
            onClick={() => open(undefined)}
          >
            <ArrowLeft size={20} />
          </button>
          {here >= 0 && t('payouts.place', { place: here + 1, count: rows.length })}
        </div>
        <Results of={decisions} />
        {withdrawalId !== undefined && opened.isPending && <PartLoading />}
        {opened.isError && (
          <p role="alert" className={styles['empty']}>
            {opened.error.message}
          </p>
        )}
        {withdrawalId !== undefined && opened.data && (
          <>
            <CaseView opened={opened.data} />
            <ActBar
              opened={opened.data}
              act={act}
              reason={reason}
              isBusy={decisions.isBusy}
              chosenCount={chosenRows.length}
              field={field}
              onReason={change}
              onAct={changeAct}
              onDecide={() => void decide(act, act === 'approve' && chosenRows.length > 0)}
            />
          </>
        )}
      </section>
    </div>
  )
}
