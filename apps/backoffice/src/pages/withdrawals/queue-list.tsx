import type { QueueWork } from '@trevo/contract/ops/everywhere/queue-work.ts'
import type { QueuedWithdrawal } from '@trevo/contract/ops/withdrawal-queue.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { usePreferences } from '../../core/preferences.ts'
import { formatAmount, formatMinute, formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { Avatar } from '../../shell/avatar.tsx'
import { WorkerMarks } from '../../parts/workers.tsx'
import { Clock } from './clock.tsx'
import styles from './queue-list.module.css'

const inReview: ReadonlySet<string> = new Set(['review', 'second_review'])

/** Why a person looks, or what became of it, and whether it waits for the member. */
const useWhy = ({ status, reviewReasons, askedMemberAt }: QueuedWithdrawal): string => {
  const t = useT()
  if (askedMemberAt !== null) return t('payouts.row.asked', { time: formatMinute(askedMemberAt) })
  if (!inReview.has(status)) return t(`payouts.status.${status}`)
  return reviewReasons.map((reason) => t(`payouts.short.${reason}`)).join(', ')
}

const heights = { normal: 49, tight: 42 } as const

const Row = ({
  row,
  work,
  isHere,
  isChosen,
  top,
  onOpen,
}: {
  readonly row: QueuedWithdrawal
  readonly work: QueueWork | undefined
  readonly isHere: boolean
  readonly isChosen: boolean
  readonly top: number
  readonly onOpen: () => void
}) => {
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    ref.current?.style.setProperty('transform', `translateY(${top}px)`)
  }, [top])
  const why = useWhy(row)
  return (
    <button
      ref={ref}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isHere}
      data-chosen={isChosen || undefined}
      data-withdrawal={row.withdrawalId}
      className={styles['row']}
      onClick={onOpen}
    >
      {inReview.has(row.status) ? (
        <Clock times={row} />
      ) : (
        <span className={styles['when']}>{formatMoment(row.createdAt)}</span>
      )}
      <span className={styles['who']}>
        <b>{row.username}</b>
        <span className={styles['why']}>{why}</span>
      </span>
      <span className={styles['amount']}>
        <b>{formatAmount(row.amount)}</b>
        <span className={styles['people']}>
          {row.firstOperator && <Avatar name={row.firstOperator} size={18} />}
          <WorkerMarks work={work} />
        </span>
      </span>
    </button>
  )
}

type Props = {
  readonly rows: readonly QueuedWithdrawal[]
  readonly works: ReadonlyMap<string, QueueWork>
  readonly openId: string | undefined
  readonly chosen: ReadonlySet<string>
  readonly onOpen: (withdrawalId: string) => void
  /** Called when the end of the loaded rows comes into view. */
  readonly onEnd: () => void
}

/** The queue: only rows in view are rendered, however many there are. */
export const QueueList = ({ rows, works, openId, chosen, onOpen, onEnd }: Props) => {
  const t = useT()
  const { density } = usePreferences()
  const scroller = useRef<HTMLDivElement>(null)
  const inner = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- nothing memoizes what it returns
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => heights[density],
    overscan: 8,
  })
  const here = rows.findIndex(({ withdrawalId }) => withdrawalId === openId)
  useEffect(() => {
    if (here >= 0) virtual.scrollToIndex(here, { align: 'auto' })
  }, [here, virtual])
  useEffect(() => virtual.measure(), [density, virtual])
  const total = virtual.getTotalSize()
  useEffect(() => {
    inner.current?.style.setProperty('height', `${total}px`)
  }, [total])
  const shown = virtual.getVirtualItems()
  const isAtEnd = (shown.at(-1)?.index ?? 0) >= rows.length - 5
  useEffect(() => {
    if (isAtEnd && rows.length > 0) onEnd()
  }, [isAtEnd, rows.length, onEnd])
  return (
    <div ref={scroller} className={styles['scroller']}>
      <div ref={inner} role="listbox" aria-label={t('payouts.title')} className={styles['inner']}>
        {shown.flatMap(({ index, start }) => {
          const row = rows[index]
          if (!row) return []
          return (
            <Row
              key={row.withdrawalId}
              row={row}
              top={start}
              work={works.get(row.withdrawalId)}
              isHere={row.withdrawalId === openId}
              isChosen={chosen.has(row.withdrawalId)}
              onOpen={() => onOpen(row.withdrawalId)}
            />
          )
        })}
      </div>
    </div>
  )
}
