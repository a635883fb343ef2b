import { useQuery } from '@tanstack/react-query'
import { buttonClass } from '@trevo/ui/button.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { lazy, Suspense, type ReactNode } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { useLotteries, useLottery, type Lottery } from '../../entities/lottery/use-lotteries.ts'
import { isOwnLottery } from '../../entities/game/launch-target.ts'
import { LoadFailed } from '../../core/lists/list-states.tsx'
import { PageHead } from '../frame/page-head.tsx'
import styles from '../frame/page.module.css'
import { LotteryLobby } from '../../features/lottery-desk/lobby/lobby.tsx'
import { instantGamesQuery } from '../../features/lottery-instant/queries.ts'
import { to } from '../../core/router/to.ts'
import { useText } from '../../core/language/use-text.ts'
import { VendorLottery } from './vendor-lottery.tsx'

// The rules of five hundred plays are loaded for betting, not for browsing the list.
const loadDesk = () => import('./desk-view.tsx')
const Desk = lazy(loadDesk)
// Opened by a link, the desk loads beside the page, not after the member is known.
if (/gameCode/i.test(globalThis.location?.search ?? '')) loadDesk().catch(() => undefined)

type LotteryViewProps = {
  readonly title: string
  readonly isShown: (lottery: Lottery) => boolean
  readonly isVietnam?: boolean
  /** Below the lobby. */
  readonly children?: ReactNode
}

/**
 * `gameCode` in the address opens the desk of that lottery (CALL-52), or the game of another vendor
 * (LAUNCH-5); without it all are listed.
 */
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

/** CALL-52: `backUrl` in the address as a path of this site; undefined for any other address. */
const ownPathOf = (backUrl: string | null): string | undefined => {
  if (!backUrl) return undefined
  const url = URL.parse(backUrl, location.origin)
  return url?.origin === location.origin ? url.pathname + url.search : undefined
}

const Shown = ({ title, isShown, isVietnam, children }: LotteryViewProps) => {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const gameCode = query.get('gameCode') ?? query.get('lottoGameCode')
  const backPath = ownPathOf(query.get('backUrl'))
  const isLobby = query.get('lottoView') === 'lobby'
  const vassalage = query.get('vassalage') ?? undefined
  if (gameCode && !isLobby) {
    const isOther = vassalage !== undefined && !isOwnLottery(vassalage)
    const address = { gameCode, lobbyHref: backPath ?? pathname }
    return isOther ? <VendorLottery {...address} vassalage={vassalage} /> : <Opened {...address} />
  }
  return (
    <>
      <PageHead title={title} />
      <h1 className={styles['title']}>{title}</h1>
      {backPath !== undefined && <BackLink href={backPath} />}
      <LotteryLobby
        isShown={isShown}
        isVietnam={isVietnam}
        hrefOf={({ code }) => `${pathname}?${new URLSearchParams({ gameCode: code })}`}
      />
      {children}
    </>
  )
}

const BackLink = ({ href }: { readonly href: string }) => {
  const t = useText('lottery-desk')
  return (
    <p className={styles['back']}>
      <Link to={href} className={buttonClass('plain')}>
        {t('common.back')}
      </Link>
    </p>
  )
}

const Opened = ({
  gameCode,
  lobbyHref,
}: {
  readonly gameCode: string
  readonly lobbyHref: string
}) => {
  const lottery = useLottery(gameCode)
  const { query } = useLotteries()
  if (query.isError) return <LoadFailed query={query} />
  if (lottery === undefined) return <Skeleton height={560} radius={24} />
  if (lottery === null) return <NoDesk gameCode={gameCode} lobbyHref={lobbyHref} />
  return (
    <>
      <PageHead title={lottery.remark} />
      <Suspense fallback={<Skeleton height={560} radius={24} />}>
        <Desk key={lottery.code} lottery={lottery} lobbyHref={lobbyHref} />
      </Suspense>
    </>
  )
}

/** A game of the lobby without a desk: an instant lottery has its own page, any other is another vendor's. */
const NoDesk = (address: { readonly gameCode: string; readonly lobbyHref: string }) => {
  const { data, isPending } = useQuery(instantGamesQuery())
  if (isPending) return <Skeleton height={560} radius={24} />
  const isInstant = data?.some(({ gameCode }) => gameCode === address.gameCode) === true
  return isInstant ? (
    <Navigate to={to.instant(address.gameCode)} replace />
  ) : (
    <VendorLottery {...address} />
  )
}
