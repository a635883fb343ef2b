import { useQuery, useQueryClient } from '@tanstack/react-query'
import { tileKey } from '@trevo/art/tile-key.ts'
import { formatMoneyText } from '@trevo/i18n/format.ts'
import { IconButton } from '@trevo/ui/button.tsx'
import { classNames } from '@trevo/ui/class-names.ts'
import { ChevronDown } from 'lucide-react'
import {
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from 'react'
import { drawingUrl } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import styles from './home.module.css'
import { jackpotQuery, poolCountKey, winnersQuery } from './queries.ts'
import { useSlowScroll } from './use-slow-scroll.ts'

/**
 * WINNER-1..3: the jackpot counter above the list of recent wins. A phone has one line for it, and its
 * pools open on demand, so that games follow on the first screen.
 */
export const JackpotBoard = () => {
  const { t } = useLanguage()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section
      className={classNames(styles['board'], isOpen && styles['opened'])}
      aria-label={t('home.jackpot')}
    >
      <h2>{t('home.jackpot')}</h2>
      <JackpotCounter />
      <IconButton
        bare
        className={styles['opener']}
        label={t('home.jackpotPools')}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDown size={18} aria-hidden="true" />
      </IconButton>
      <Later part="Pools" before={<PlaceOfPools />} />
      <h2>{t('home.winners')}</h2>
      <Winners />
    </section>
  )
}

type PoolParts = typeof import('./jackpot-pools.tsx')

/** As high as the pools will be, so that nothing moves when they load. */
const PlaceOfPools = () => {
  const count = useQueryClient().getQueryData<number>(poolCountKey) ?? 0
  return count > 0 ? (
    <div className={styles['poolPlace']} style={{ '--pools': count } as CSSProperties} />
  ) : null
}

type LaterProps = {
  readonly part: keyof PoolParts
  readonly code?: string
  readonly before?: ReactNode
}

/** Pools are a lazy part, loaded once the page is hydrated, so that the first paint does not wait for it. */
const Later = ({ part, code = '', before = null }: LaterProps) => {
  const [parts, setParts] = useState<PoolParts>()
  useEffect(() => {
    import('./jackpot-pools.tsx').then(setParts, () => undefined) // without them the rest of home is unaffected
  }, [])
  const Part: ComponentType<{ readonly code: string; readonly before: ReactNode }> | undefined =
    parts?.[part]
  if (!Part) return before
  // Its texts load even later, so that no other part of home waits for them.
  return (
    <Suspense fallback={before}>
      <Part code={code} before={before} />
    </Suspense>
  )
}

/** The amount of a pool if the brand links the counter to one, otherwise the brand's own illustration. */
const JackpotCounter = () => {
  const { data: course } = useQuery(jackpotQuery())
  return (
    <p className={styles['jackpot']}>
      {course?.pool && <Later part="PoolAmount" code={course.pool} />}
      {course?.pool === null && <Later part="Illustration" />}
      {'\u00A0'}
    </p>
  )
}

const Winners = () => {
  const { t, language, locale } = useLanguage()
  const { data, isError } = useQuery(winnersQuery(language))
  const winners = data?.list ?? []
  const lane = useSlowScroll(winners.length)
  if (isError || (data && winners.length === 0)) {
    return (
      <p className={styles['calm']}>
        <img src={drawingUrl('trophy', 96)} alt="" width="72" height="72" loading="lazy" />
        {t('home.noWinners')}
      </p>
    )
  }
  return (
    <div
      ref={lane}
      className={styles['winners']}
      // Reachable by keyboard because it scrolls.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={t('home.winners')}
    >
      <ul>
        {winners.map((winner, index) => (
          <li key={`${winner.customerName}${winner.nodeId}${winner.winAmount}${index}`}>
            <img
              src={
                winner.iconUrl
                  ? `${winner.iconUrl}-240.webp`
                  : `/art/tile/${tileKey(winner.gameName)}-240.webp`
              }
              alt=""
              width="30"
              height="40"
              loading="lazy"
            />
            <span>
              <b>{winner.customerName}</b>
              <small>{winner.gameName}</small>
            </span>
            <em>{formatMoneyText(winner.winAmount, locale)}</em>
          </li>
        ))}
      </ul>
    </div>
  )
}
