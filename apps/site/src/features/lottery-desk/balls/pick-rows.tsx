import { useQuery } from '@tanstack/react-query'
import type { Play } from '@trevo/lottery-rules/play.ts'
import { ballText } from '@trevo/lottery-rules/ball-texts.ts'
import { classNames } from '@trevo/ui/class-names.ts'
import { ChevronDown, Eraser, Pin } from 'lucide-react'
import { memo, useState, type CSSProperties } from 'react'
import { ballName, isNamed, placeName, rowName } from '@trevo/lottery-rules/texts/ball-names.ts'
import { hotAndGapQuery } from '../../../entities/lottery/queries.ts'
import { hueOfBall, hueOfCar } from '../../../entities/lottery/read-numbers.ts'
import { DieFace, PictureFace } from '../../../entities/lottery/result-balls.tsx'
import { useText } from '../../../core/language/use-text.ts'
import {
  deskRowsOf,
  hasQuick,
  quickBalls,
  setRow,
  toggleBall,
  type DeskRow,
  type Picks,
  type Quick,
} from '../state/picks.ts'
import { fixedMaxOf, toggleFixed } from '../state/fixed-balls.ts'
import styles from './pick-rows.module.css'

const quicks = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const satisfies readonly Quick[]
const placeKeys = 'FIRST SECOND THIRD FOURTH FIFTH SIXTH SEVENTH EIGHTH NINTH TENTH'.split(' ')

/** For how many draws each number has been absent at the place of each row; nothing for a row without a place. */
const useGaps = (gameId: number, play: Play, rows: readonly DeskRow[]) => {
  const { data } = useQuery(hotAndGapQuery(gameId))
  const isPlaced = play.reads?.length === rows.length && rows.length > 1
  return rows.map(({ place, spec }, index) => {
    const at = place ?? (isPlaced ? play.reads?.[index] : undefined)
    return at === undefined || isNamed(spec) ? undefined : data?.gap[placeKeys[at] ?? '']
  })
}

/** The rows of a play, in which balls are marked. */
export const PickRows = ({
  gameId,
  play,
  picks,
  onChange,
}: {
  readonly gameId: number
  readonly play: Play
  readonly picks: Picks
  readonly onChange: (change: (picks: Picks) => Picks) => void
}) => {
  const rows = deskRowsOf(play)
  const gaps = useGaps(gameId, play, rows)
  const [open, setOpen] = useState(0)
  const [isFixing, setFixing] = useState(false)
  const fixedMax = fixedMaxOf(play)
  const isFolding = rows.length > 1
  return (
    <div className={styles['rows']} data-folding={isFolding || undefined}>
      {rows.map((row, index) => (
        <PickRow
          // The order of a play's rows never changes.
          key={index}
          play={play}
          row={row}
          marked={picks.rows[index] ?? []}
          fixed={picks.fixed}
          isFixing={isFixing}
          gaps={gaps[index]}
          isOpen={!isFolding || open === index}
          onOpen={() => setOpen(open === index ? -1 : index)}
          onPress={(ball) =>
            onChange((before) =>
              isFixing ? toggleFixed(before, play, ball) : toggleBall(before, play, index, ball),
            )
          }
          onQuick={(quick) =>
            onChange((before) => setRow(before, index, quickBalls(row.spec, quick)))
          }
        />
      ))}
      {fixedMax > 0 && <Fixing isOn={isFixing} most={fixedMax} onChange={setFixing} />}
    </div>
  )
}

/** Whether the next press fixes a ball. */
const Fixing = ({
  isOn,
  most,
  onChange,
}: {
  readonly isOn: boolean
  readonly most: number
  readonly onChange: (isOn: boolean) => void
}) => {
  const t = useText('lottery-desk')
  return (
    <div className={styles['fixing']}>
      <button type="button" aria-pressed={isOn} onClick={() => onChange(!isOn)}>
        <Pin size={17} aria-hidden="true" />
        {t('desk.fixed')}
      </button>
      <p>{t('desk.fixedHint', { count: most })}</p>
    </div>
  )
}

type RowProps = {
  readonly play: Play
  readonly row: DeskRow
  readonly marked: readonly number[]
  readonly fixed: readonly number[] | undefined
  readonly isFixing: boolean
  readonly gaps: readonly number[] | undefined
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onPress: (ball: number) => void
  readonly onQuick: (quick: Quick) => void
}

const PickRow = ({
  play,
  row,
  marked,
  fixed,
  isFixing,
  gaps,
  isOpen,
  onOpen,
  onPress,
  onQuick,
}: RowProps) => {
  const words = useText('lottery')
  const { spec, place } = row
  const name = place === undefined ? rowName(words, spec) : placeName(words, play, place)
  const named = isNamed(spec)
  return (
    <section className={styles['row']} data-open={isOpen || undefined} aria-label={name}>
      <button type="button" className={styles['head']} aria-expanded={isOpen} onClick={onOpen}>
        <b>{name}</b>
        <span className={styles['picked']}>
          {marked.slice(0, 6).map((ball) => (
            <i key={ball}>{named ? ballName(words, spec, ball) : ballText(spec.balls, ball)}</i>
          ))}
          {marked.length > 6 && <i>+{marked.length - 6}</i>}
        </span>
        <ChevronDown size={18} aria-hidden="true" />
      </button>
      <b className={styles['name']}>{name}</b>
      <div className={styles['body']}>
        <div
          className={classNames(styles['balls'], named && styles['named'])}
          data-many={spec.balls.values.length > 12 || undefined}
          data-pictures={spec.label === 'pictures' || undefined}
          role="group"
          aria-label={name}
        >
          {spec.balls.values.map((ball) => (
            <BallKey
              key={ball}
              text={named ? ballName(words, spec, ball) : ballText(spec.balls, ball)}
              die={spec.label === 'dice' ? String(ball) : undefined}
              picture={spec.label === 'pictures' ? ball : undefined}
              hue={hueOf(play, spec.label, ball)}
              gap={gaps?.[ball]}
              isMarked={marked.includes(ball)}
              isFixed={fixed?.includes(ball) ?? false}
              isFixing={isFixing}
              ball={ball}
              onPress={onPress}
            />
          ))}
        </div>
        {hasQuick(spec) && <QuickKeys row={name} onQuick={onQuick} />}
      </div>
    </section>
  )
}

type QuickProps = { readonly row: string } & Pick<RowProps, 'onQuick'>

/** Marks several balls of a row at once. */
const QuickKeys = ({ row, onQuick }: QuickProps) => {
  const t = useText('lottery-desk')
  return (
    <div className={styles['quick']} role="group" aria-label={t('desk.quick', { row })}>
      {quicks.map((quick) => (
        <button key={quick} type="button" onClick={() => onQuick(quick)}>
          {quick === 'clear' ? (
            <>
              <Eraser size={17} aria-hidden="true" />
              <span className="visually-hidden">{t('common.clear')}</span>
            </>
          ) : (
            t(`desk.quick.${quick}`)
          )}
        </button>
      ))}
    </div>
  )
}

const hueOf = (play: Play, label: string, ball: number): number | undefined => {
  if (play.group === 'LHC' && label === 'balls') return hueOfBall(ball)
  return play.group === 'PK10' && !/sides|sum|compare/.test(label) ? hueOfCar(ball) : undefined
}

/** One ball to press; re-rendered only when its props change. */
const BallKey = memo(
  ({
    text,
    die,
    picture,
    hue,
    gap,
    isMarked,
    isFixed,
    ball,
    onPress,
  }: {
    readonly text: string
    readonly die: string | undefined
    readonly picture: number | undefined
    readonly hue: number | undefined
    readonly gap: number | undefined
    readonly isMarked: boolean
    readonly isFixed: boolean
    /** What a press does; it affects how the ball is drawn. */
    readonly isFixing: boolean
    readonly ball: number
    readonly onPress: (ball: number) => void
  }) => {
    const t = useText('lottery-desk')
    return (
      <button
        type="button"
        className={styles['key']}
        aria-pressed={isMarked}
        data-fixed={isFixed || undefined}
        title={gap ? t('desk.gap', { count: gap }) : gap === 0 ? t('desk.gapNone') : undefined}
        style={hue === undefined ? undefined : ({ '--h': hue } as CSSProperties)}
        onClick={() => onPress(ball)}
      >
        <span className="visually-hidden">
          {isFixed ? t('desk.fixedBall', { ball: text }) : text}
        </span>
        <i aria-hidden="true" data-hue={hue === undefined ? undefined : ''}>
          {picture !== undefined && <PictureFace picture={picture} />}
          {die === undefined ? text : <DieFace side={die} />}
        </i>
        {gap !== undefined && <small aria-hidden="true">{gap}</small>}
      </button>
    )
  },
  (before, after) =>
    before.isMarked === after.isMarked &&
    before.isFixed === after.isFixed &&
    before.isFixing === after.isFixing &&
    before.gap === after.gap &&
    before.text === after.text,
)
