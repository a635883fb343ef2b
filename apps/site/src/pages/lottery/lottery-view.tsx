import { EmptyState, Skeleton } from '@trevo/ui/states.tsx'
import { buttonClass } from '@trevo/ui/button.tsx'
import { lazy, Suspense, type ReactNode } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { drawingUrl } from '../../core/art/icon.tsx'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { useLotteries, useLottery, type Lottery } from '../../entities/lottery/use-lotteries.ts'
import { LoadFailed } from '../../core/lists/list-states.tsx'
import { PageHead } from '../frame/page-head.tsx'
import styles from '../frame/page.module.css'
import { LotteryLobby } from '../../features/lottery-desk/lobby.tsx'
import { useDeskText } from '../../features/lottery-desk/use-desk-text.ts'

// The rules of five hundred plays are for who bets, not for who looks at the list.
const Desk = lazy(() => import('./desk-view.tsx'))

type LotteryViewProps = {
  readonly title: string
  readonly isShown: (lottery: Lottery) => boolean
  /** Below the lobby. */
  readonly children?: ReactNode
}

/** `gameCode` of the address opens the desk of that lottery (CALL-52); without it all are listed. */
export const LotteryView = (props: LotteryViewProps) => (
  <BrowserOnly fallback={<Frame title={props.title} />}>
    <Shown {...props} />
  </BrowserOnly>
)

const Frame = ({ title }: { readonly title: string }) => (
  <>
    <PageHead title={title} />
    <h1 className={styles['title']}>{title}</h1>
    <Skeleton height={480} radius={24} />
  </>
)

const Shown = ({ title, isShown, children }: LotteryViewProps) => {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const gameCode = query.get('gameCode') ?? query.get('lottoGameCode')
  const isLobby = query.get('lottoView') === 'lobby'
  if (gameCode && !isLobby) return <Opened gameCode={gameCode} lobbyHref={pathname} />
  return (
    <>
      <PageHead title={title} />
      <h1 className={styles['title']}>{title}</h1>
      <LotteryLobby
        isShown={isShown}
        hrefOf={({ code }) => `${pathname}?${new URLSearchParams({ gameCode: code })}`}
      />
      {children}
    </>
  )
}

const Opened = ({
  gameCode,
  lobbyHref,
}: {
  readonly gameCode: string
  readonly lobbyHref: string
}) => {
  const t = useDeskText()
  const lottery = useLottery(gameCode)
  const { query } = useLotteries()
  if (query.isError) return <LoadFailed query={query} />
  if (lottery === undefined) return <Skeleton height={560} radius={24} />
  if (lottery === null) {
    return (
      <>
        <PageHead title={t('desk.unknown')} />
        <EmptyState
          heading="h1"
          picture={drawingUrl('ticket', 192)}
          title={t('desk.unknown')}
          text={t('desk.unknownText')}
          action={
            <Link to={lobbyHref} className={buttonClass('plain')}>
              {t('desk.backToLobby')}
            </Link>
          }
        />
      </>
    )
  }
  return (
    <>
      <PageHead title={lottery.remark} />
      <Suspense fallback={<Skeleton height={560} radius={24} />}>
        <Desk key={lottery.code} lottery={lottery} lobbyHref={lobbyHref} />
      </Suspense>
    </>
  )
}
