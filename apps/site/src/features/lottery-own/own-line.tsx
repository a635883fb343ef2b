import type { DrawResult } from '@trevo/lottery-rules/group.ts'
import { metBalls, type MetRows } from '@trevo/lottery-rules/met-balls.ts'
import type { Play, Selection } from '@trevo/lottery-rules/play.ts'
import { formatMoneyText } from '@trevo/i18n/format.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { ballName, placeName, rowName } from '@trevo/lottery-rules/texts/ball-names.ts'
import { useText } from '../../core/language/use-text.ts'
import { usePlayName } from '../../entities/lottery/use-play-words.ts'
import { countHits, entriesToShow } from './count-hits.ts'
import type { DrawLine } from './read-lines.ts'
import styles from './own-lines.module.css'

/** What is known of the draw's numbers, and how many of them have been revealed. */
export type Out = { readonly result: DrawResult | undefined; readonly outCount: number | undefined }

export const metOf = ({ play, selection }: DrawLine, { result, outCount }: Out): MetRows =>
  result
    ? metBalls(play, selection, result, outCount)
    : selection.rows.map((row) => row.map(() => false))

/** One line with its balls, the hits marked. */
export const OwnLine = ({
  line,
  out,
  isOver,
}: {
  readonly line: DrawLine
  readonly out: Out
  /** All numbers have been revealed and the draw is settled. */
  readonly isOver: boolean
}) => {
  const t = useText('lottery')
  const nameOf = usePlayName()
  const { play, selection, isShare } = line
  const met = metOf(line, out)
  const hits = countHits(play, met)
  const name = nameOf(play)
  return (
    <li className={styles['line']} data-won={(isOver && line.hasWon) || undefined}>
      <p className={styles['about']}>
        <b>{`${name.about} · ${name.rule}`}</b>
        {isShare && <small>{t('lottery.own.share')}</small>}
      </p>
      <Rows play={play} selection={selection} met={met} />
      <p className={styles['state']}>
        {isOver ? <Outcome line={line} /> : hits > 0 && t('lottery.own.hits', { count: hits })}
      </p>
    </li>
  )
}

const Outcome = ({ line: { hasWon, winAmount, isInReview } }: { readonly line: DrawLine }) => {
  const t = useText('lottery')
  const { locale } = useLanguage()
  if (!hasWon) return t('lottery.own.lineLost')
  return (
    <>
      <b>{t('lottery.own.lineWon', { amount: formatMoneyText(winAmount ?? '0', locale) })}</b>
      {isInReview && <small>{t('lottery.own.review')}</small>}
    </>
  )
}

const Rows = ({
  play,
  selection,
  met,
}: {
  readonly play: Play
  readonly selection: Selection
  readonly met: MetRows
}) => {
  const t = useText('lottery')
  const { form } = play
  const [entry] = form.rows
  if (form.entry === 'manual' && entry) {
    const { shown, left } = entriesToShow(met)
    return (
      <div className={styles['entries']}>
        {shown.map((index) => (
          <Balls
            key={index}
            texts={(selection.rows[index] ?? []).map((ball) => ballName(t, entry, ball))}
            met={met[index] ?? []}
          />
        ))}
        {left > 0 && <small>{t('common.andMore', { count: left })}</small>}
      </div>
    )
  }
  // The name of a one-row play describes the row, except for the chosen place.
  const [place] = play.places?.by === 'digit' ? selection.places : []
  const titleOf = (index: number) => {
    const spec = form.rows[index]
    if (place !== undefined) return placeName(t, play, place)
    return spec && form.rows.length > 1 ? rowName(t, spec) : undefined
  }
  return selection.rows.map((row, index) => {
    const spec = form.rows[index]
    const title = titleOf(index)
    if (!spec || row.length === 0) return null
    return (
      // The order of a line's rows never changes.
      <div key={index} className={styles['row']}>
        {title !== undefined && <small>{title}</small>}
        <Balls texts={row.map((ball) => ballName(t, spec, ball))} met={met[index] ?? []} />
      </div>
    )
  })
}

const Balls = ({
  texts,
  met,
}: {
  readonly texts: readonly string[]
  readonly met: readonly boolean[]
}) => {
  const t = useText('lottery')
  return (
    <ul className={styles['balls']}>
      {texts.map((text, index) => (
        // The order of a row's balls never changes.
        <li key={index} data-met={met[index] || undefined}>
          {text}
          {met[index] && <span className="visually-hidden"> {t('lottery.own.came')}</span>}
        </li>
      ))}
    </ul>
  )
}
