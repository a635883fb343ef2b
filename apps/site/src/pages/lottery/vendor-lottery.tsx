import { useInfiniteQuery } from '@tanstack/react-query'
import { buttonClass } from '@trevo/ui/button.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { Link, Navigate } from 'react-router'
import { Empty } from '../../core/lists/empty.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { LoadFailed } from '../../core/lists/list-states.tsx'
import { to } from '../../core/router/to.ts'
import { isOwnLottery } from '../../entities/game/launch-target.ts'
import { gamesQuery } from '../../entities/game/queries.ts'
import { useText } from '../../core/language/use-text.ts'
import { PageHead } from '../frame/page-head.tsx'

type VendorLotteryProps = {
  readonly gameCode: string
  /** If absent, the first vendor that has the code. */
  readonly vassalage?: string | undefined
  readonly lobbyHref: string
}

const lotteryTypes = new Set(['LOTT', 'ELOTT'])

/** LAUNCH-5: a lottery of another vendor has no desk here; it opens as that vendor's game. */
export const VendorLottery = ({ gameCode, vassalage, lobbyHref }: VendorLotteryProps) => {
  const { language } = useLanguage()
  const query = useInfiniteQuery(gamesQuery(language, { gameCode, vassalage }))
  if (query.isError) return <LoadFailed query={query} />
  if (query.isPending) return <Skeleton height={560} radius={24} />
  const game = query.data.pages
    .flatMap(({ games }) => games)
    .find((one) => lotteryTypes.has(one.gameType) && !isOwnLottery(one.vassalage))
  if (!game) return <UnknownLottery lobbyHref={lobbyHref} />
  return <Navigate to={to.seamless(game.nodeId)} state={{ game }} replace />
}

const UnknownLottery = ({ lobbyHref }: Pick<VendorLotteryProps, 'lobbyHref'>) => {
  const t = useText('lottery-desk')
  return (
    <>
      <PageHead title={t('desk.unknown')} />
      <Empty
        heading="h1"
        drawing="ticket"
        title={t('desk.unknown')}
        text={t('desk.unknownText')}
        action={
          <Link to={lobbyHref} className={buttonClass('plain')}>
            {t('common.allLotteries')}
          </Link>
        }
      />
    </>
  )
}
