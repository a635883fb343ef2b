import type { QueuedWithdrawal } from '@trevo/contract/ops/withdrawal-queue.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import { usePreferences } from '../../core/preferences.ts'
import { formatAmount } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { Avatar } from '../../shell/avatar.tsx'
import { Clock } from './clock.tsx'
import styles from './queue-list.module.css'

const heights = { normal: 49, tight: 42 } as const

const Row = ({
  row,
  isHere,
  isChosen,
  top,
  onOpen,
}: {
  readonly row: QueuedWithdrawal
  readonly isHere: boolean
  readonly isChosen: boolean
  readonly top: number
  readonly onOpen: () => void
}) => {
  const t = useT()
  const ref = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    ref.current?.style.setProperty('transform', `translateY(${top}px)`)
  }, [top])
  const why = row.reviewReasons.map((reason) => t(`payouts.short.${reason}`)).join(', ')
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
      <Clock times={row} />
      <span className={styles['who']}>
        <b>{row.username}</b>
        <span className={styles['why']}>{why}</span>
      </span>
      <span className={styles['amount']}>
        <b>{formatAmount(row.amount)}</b>
        {row.firstOperator && <Avatar name={row.firstOperator} size={18} />}
      </span>
    </button>
  )
}

type Props = {
  readonly rows: readonly QueuedWithdrawal[]
  readonly openId: string | undefined
  readonly chosen: ReadonlySet<string>
  readonly onOpen: (withdrawalId: string) => void
  /** Called when the end of the loaded rows comes into view. */
  readonly onEnd: () => void
}

/** The queue: only rows in view are rendered, however many there are. */
export const QueueList = ({ rows, openId, chosen, onOpen, onEnd }: Props) => {
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
