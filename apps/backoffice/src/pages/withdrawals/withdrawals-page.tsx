import { ArrowLeft } from 'lucide-react'
import { useCallback } from 'react'
import { useT } from '../../core/texts.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { ActBar } from './act-bar.tsx'
import { CaseView } from './case-view.tsx'
import { QueueHead } from './queue-head.tsx'
import { QueueList } from './queue-list.tsx'
import type { useDecisions } from './use-decisions.ts'
import { useCaseDecision, useWithdrawals } from './use-withdrawals.ts'
import styles from '../../parts/split-page.module.css'

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
      <kbd>Shift A</kbd> {t('payouts.approveAlike')} <kbd>T</kbd> {t('payouts.take')}
    </p>
  )
}

type Parts = {
  readonly page: ReturnType<typeof useWithdrawals>
  readonly decision: ReturnType<typeof useCaseDecision>
}

const List = ({ page, decision }: Parts) => {
  const t = useT()
  const { of, queue, rows, withdrawalId, open } = page
  const isQueue = of.filter.view === 'queue'
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = queue
  const readMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [fetchNextPage, hasNextPage, isFetchingNextPage])
  return (
    <section className={styles['list']}>
      <QueueHead of={of} last={queue.last} />
      {queue.isSuccess && rows.length === 0 ? (
        <div className={styles['empty']}>
          <b>{t(isQueue ? 'payouts.empty' : 'list.empty')}</b>
          {isQueue && <span>{t('payouts.emptyText')}</span>}
        </div>
      ) : (
        <QueueList
          rows={rows}
          works={page.works}
          openId={withdrawalId}
          chosen={decision.chosen}
          onOpen={open}
          onEnd={readMore}
        />
      )}
      <Keys chosenCount={decision.chosenRows.length} />
    </section>
  )
}

const Case = ({ page: { withdrawalId, opened, works }, decision }: Parts) => {
  const { act, chosenRows, decide, talk } = decision
  if (withdrawalId === undefined) return null
  if (opened.isPending) return <PartLoading />
  if (opened.isError) {
    return (
      <p role="alert" className={styles['empty']}>
        {opened.error.message}
      </p>
    )
  }
  const { status } = opened.data.withdrawal
  const isDecidable = status === 'review' || status === 'second_review'
  return (
    <>
      <CaseView
        opened={opened.data}
        work={works.get(withdrawalId)}
        onNote={() => talk.setTalk('note')}
      />
      {talk.open === 'ask' && (
        <AskDialog
          withdrawalId={withdrawalId}
          username={opened.data.username}
          onClose={() => talk.setTalk(undefined)}
        />
      )}
      {talk.open === 'note' && (
        <NoteDialog withdrawalId={withdrawalId} onClose={() => talk.setTalk(undefined)} />
      )}
      {isDecidable && (
        <ActBar
          opened={opened.data}
          act={act}
          reason={decision.reason}
          isBusy={decision.decisions.isBusy}
          chosenCount={chosenRows.length}
          field={decision.field}
          onReason={decision.change}
          onAct={decision.changeAct}
          onDecide={() => void decide(act, act === 'approve' && chosenRows.length > 0)}
          onAsk={() => talk.setTalk('ask')}
        />
      )}
    </>
  )
}

/** Queue on the left, case on the right, decision below; the next case opens automatically. */
export const WithdrawalsPage = () => {
  const t = useT()
  const page = useWithdrawals()
  const decision = useCaseDecision(page)
  const { withdrawalId, rows, here, open } = page
  return (
    <div className={styles['page']} data-open={withdrawalId !== undefined}>
      <List page={page} decision={decision} />
      <section className={styles['case']}>
        <div className={styles['back']}>
          <button
            type="button"
            aria-label={t('payouts.backToQueue')}
            onClick={() => open(undefined)}
          >
            <ArrowLeft size={20} />
          </button>
          <h1 className="visually-hidden">{t('payouts.title')}</h1>
          {here >= 0 && t('payouts.place', { place: here + 1, count: rows.length })}
        </div>
        <Results of={decision.decisions} />
        <Case page={page} decision={decision} />
      </section>
    </div>
  )
}
