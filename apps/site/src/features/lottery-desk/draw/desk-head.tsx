import type { Lottery } from '../../../entities/lottery/use-lotteries.ts'
import { IconButton } from '@trevo/ui/button.tsx'
import { Countdown } from '@trevo/ui/countdown.tsx'
import { ArrowLeft, Heart } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { pageNow } from '../../../entities/lottery/draw-clock.ts'
import type { OpenDraw } from '../../../entities/lottery/queries.ts'
import type { WatchedDraw } from '../../../entities/lottery/watched-draw.ts'
import { useText } from '../../../core/language/use-text.ts'
import { useFavourite } from '../../../entities/favourites/use-favourite.ts'
import { vendorOfLottery } from '../common/vendor-of-lottery.ts'
import { LastNumbers, useLastNumbers, type Previous } from './last-numbers.tsx'
import { shortNumero } from '../common/short-numero.ts'
import styles from './desk-head.module.css'

type OwnLines = (watched: WatchedDraw) => ReactNode

/** Name, drawing interval, favourite heart, latest numbers, and how long the draw is on sale. */
export const DeskHead = memo(
  ({
    lottery,
    lobbyHref,
    current,
    previous,
    links,
    ownLines,
  }: {
    readonly lottery: Lottery
    readonly lobbyHref: string
    readonly current: OpenDraw | undefined
    readonly previous: Previous
    readonly links?: ReactNode
    readonly ownLines?: OwnLines | undefined
  }) => (
    <header className={styles['head']}>
      <Title lottery={lottery} lobbyHref={lobbyHref} links={links} />
      <Strip lottery={lottery} current={current} previous={previous} ownLines={ownLines} />
    </header>
  ),
)

/** The draw on sale next to the last result; while numbers are being revealed, no other part of the desk re-renders. */
const Strip = ({
  lottery,
  current,
  previous,
  ownLines,
}: {
  readonly lottery: Lottery
  readonly current: OpenDraw | undefined
  readonly previous: Previous
  readonly ownLines: OwnLines | undefined
}) => {
  const numbers = useLastNumbers(previous)
  return (
    <>
      <div className={styles['strip']}>
        <OnSale current={current} />
        <LastNumbers rulesGroup={lottery.rulesGroup} previous={previous} numbers={numbers} />
        {current && lottery.everySec !== null && (
          <i
            key={current.numero}
            className={styles['sand']}
            aria-hidden="true"
            style={{
              animationDuration: `${lottery.everySec}s`,
              animationDelay: `${Math.min(0, (current.closesAt - pageNow()) / 1_000 - lottery.everySec)}s`,
            }}
          />
        )}
      </div>
      {ownLines && previous && (
        <div className={styles['own']}>
          {ownLines({
            gameId: lottery.gameId,
            rulesGroup: lottery.rulesGroup,
            numero: previous.numero,
            winNo: previous.winNo ?? '',
            outCount: numbers.outCount,
          })}
        </div>
      )}
    </>
  )
}

const Title = ({
  lottery,
  lobbyHref,
  links,
}: {
  readonly lottery: Lottery
  readonly lobbyHref: string
  readonly links: ReactNode
}) => {
  const t = useText('lottery-desk')
  const { pathname } = useLocation()
  const words = useText('lottery')
  const heart = useFavourite({ nodeId: lottery.gameId, ...vendorOfLottery(lottery) })
  const { everySec } = lottery
  return (
    <div className={styles['title']}>
      <Link
        to={lobbyHref}
        className={styles['back']}
        aria-label={t(pathname === lobbyHref ? 'common.allLotteries' : 'common.back')}
      >
        <ArrowLeft size={22} aria-hidden="true" />
      </Link>
      <div>
        <h1>{lottery.remark}</h1>
        <small>
          {words(`lottery.group.${lottery.gameGroupCode}`)}
          {everySec !== null &&
            ` · ${words('lottery.every.min', { count: Math.round(everySec / 60) })}`}
        </small>
      </div>
      {heart.isOffered && (
        <IconButton
          bare
          label={t('desk.favourite', { name: lottery.remark })}
          aria-pressed={heart.isMarked}
          className={styles['heart']}
          onClick={heart.toggle}
        >
          <Heart size={20} aria-hidden="true" />
        </IconButton>
      )}
      {links}
    </div>
  )
}

const OnSale = ({ current }: { readonly current: OpenDraw | undefined }) => {
  const words = useText('lottery')
  return (
    <div className={styles['left']}>
      <small>
        {current
          ? `${words('common.drawNumber', { numero: shortNumero(current.numero) })} ${words('common.closesIn')}`
          : words('lottery.closed')}
      </small>
      {current && (
        <Countdown
          until={current.closesAt}
          now={pageNow}
          label={words('common.closesIn')}
          className={styles['clock']}
        />
      )}
    </div>
  )
}
