import { useQuery } from '@tanstack/react-query'
import { findGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import { formatMoneyText } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { useMemo, useState, type ReactNode } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { useSession } from '../../core/session/store.ts'
import { drawLinesQuery } from '../../entities/lottery/queries.ts'
import { useText } from '../../core/language/use-text.ts'
import type { WatchedDraw } from '../../entities/lottery/watched-draw.ts'
import { countHits, countOut } from './count-hits.ts'
import { metOf, OwnLine, type Out } from './own-line.tsx'
import styles from './own-lines.module.css'
import { readLines, type DrawLine, type WatchedLines } from './read-lines.ts'

/** How many lines are shown before the rest is requested. */
const linesShown = 5

type Props = {
  readonly watched: WatchedDraw
  /** Collapsed until opened, where space is tight. */
  readonly isFolded?: boolean
}

/**
 * The member's own lines in a draw whose numbers are being revealed on the page: hits are marked with
 * each ball, and the prize is shown once the draw is settled. Nothing for members without a line in
 * it.
 */
export const OwnLines = ({ watched, isFolded = false }: Props) => {
  const t = useText('lottery')
  const memberId = useSession().memberInfo?.id ?? ''
  const { data } = useQuery(drawLinesQuery(memberId, watched.gameId, watched.numero))
  if (!data || data.lineCount === 0) return null
  const title = (
    <>
      {t('lottery.own.title', { numero: watched.numero })}{' '}
      <small>{t('lottery.own.lines', { count: data.lineCount })}</small>
    </>
  )
  return <Lines watched={watched} data={data} title={title} isFolded={isFolded} />
}

const useOut = ({ rulesGroup, winNo, outCount }: WatchedDraw, drawnOn: string): Out => {
  const numbers = useMemo(() => findGroup(rulesGroup)?.parse(winNo), [rulesGroup, winNo])
  return {
    result: numbers && { numbers, drawnOn },
    outCount:
      numbers && outCount !== undefined ? countOut(winNo, outCount, numbers.length) : undefined,
  }
}

const Lines = ({
  watched,
  data,
  title,
  isFolded,
}: Required<Props> & { readonly data: WatchedLines; readonly title: ReactNode }) => {
  const lines = useMemo(() => readLines(data), [data])
  const out = useOut(watched, data.drawnOn)
  const isOut = out.result !== undefined && out.outCount === undefined
  const isOver = isOut && data.status === 'settled'
  // Collapsed content is not recomputed with each ball.
  const [isOpen, setOpen] = useState(false)
  const list = <List lines={lines} lineCount={data.lineCount} out={out} isOver={isOver} />
  return (
    <section className={styles['own']} data-folded={isFolded || undefined}>
      {isFolded ? (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{title}</summary>
          {isOpen && list}
        </details>
      ) : (
        <h3>{title}</h3>
      )}
      <State data={data} lines={lines} out={out} isOut={isOut} isOver={isOver} />
      {!isFolded && list}
    </section>
  )
}

/** The member's results in the draw, announced politely when they change. */
const State = ({
  data,
  lines,
  out,
  isOut,
  isOver,
}: {
  readonly data: WatchedLines
  readonly lines: readonly DrawLine[]
  readonly out: Out
  readonly isOut: boolean
  readonly isOver: boolean
}) => {
  const t = useText('lottery')
  const { locale } = useLanguage()
  const hits = Math.max(0, ...lines.map((line) => countHits(line.play, metOf(line, out))))
  const hasWon = /[1-9]/.test(data.winningAmount)
  const text = () => {
    if (data.status === 'cancelled') return t('lottery.own.void')
    if (!out.result) return t('lottery.own.waiting')
    if (isOver && hasWon) {
      return t('common.youWon', { amount: formatMoneyText(data.winningAmount, locale) })
    }
    if (isOver) return t('lottery.own.lost')
    if (isOut) return t('lottery.own.counting')
    return hits === 0 ? t('lottery.own.noneSoFar') : t('lottery.own.soFar', { count: hits })
  }
  return (
    <output className={styles['outcome']} data-won={(isOver && hasWon) || undefined}>
      {text()}
    </output>
  )
}

const List = ({
  lines,
  lineCount,
  out,
  isOver,
}: {
  readonly lines: readonly DrawLine[]
  readonly lineCount: number
  readonly out: Out
  readonly isOver: boolean
}) => {
  const t = useText('lottery')
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? lines : lines.slice(0, linesShown)
  const left = lines.length - shown.length
  const notListed = lineCount - lines.length
  return (
    <>
      <ul className={styles['lines']}>
        {shown.map((line, index) => (
          // The newest order comes first, and no order is added once a draw is closed.
          <OwnLine key={index} line={line} out={out} isOver={isOver} />
        ))}
      </ul>
      {left > 0 && (
        <Button look="quiet" onClick={() => setShowsAll(true)}>
          {t('lottery.own.showAll', { count: left })}
        </Button>
      )}
      {left === 0 && notListed > 0 && (
        <p className={styles['faint']}>{t('lottery.own.notListed', { count: notListed })}</p>
      )}
    </>
  )
}
