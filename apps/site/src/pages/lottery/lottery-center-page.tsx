import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { vendorsQuery } from '../../entities/game/catalogue-queries.ts'
import type { Lottery } from '../../entities/lottery/use-lotteries.ts'
import { splitLanes } from '../../entities/vendor/split-lanes.ts'
import { VendorGrid } from '../../entities/vendor/vendor-grid.tsx'
import { LotteryView } from './lottery-view.tsx'
import { isOwnLottery } from '../../entities/game/launch-target.ts'
import { vendorOfLottery } from '../../features/lottery-desk/common/vendor-of-lottery.ts'
import { VendorGames } from './vendor-games.tsx'

const isQuick = ({ prizeMode, accountType }: Lottery): boolean =>
  prizeMode === 'ELOTT' || accountType !== 'TCG'

/**
 * ROUTE-9 for lotteries; public: all of them at `/lott`, those with fixed odds at `/elott`, and the
 * other providers of the category. With `vassalage` only those of that provider.
 */
export const Component = () => {
  const { t, language } = useLanguage()
  const isExternal = useLocation().pathname.toLowerCase() === '/elott'
  const category = isExternal ? 'ELOTT' : 'LOTT'
  const { data } = useQuery(vendorsQuery(language))
  const cards = splitLanes(data?.data.lanes ?? []).get(category) ?? []
  const [query] = useSearchParams()
  const vassalage = query.get('vassalage')
  const title = t(`nav.${category}`)
  if (vassalage && isOwnLottery(vassalage)) {
    const isOfVendor = (lottery: Lottery) => vendorOfLottery(lottery).vassalage === vassalage
    return <LotteryView title={title} isShown={isOfVendor} />
  }
  if (vassalage && !query.has('gameCode')) {
    const { displayName = title } = cards.find((card) => card.vassalage === vassalage) ?? {}
    return <VendorGames category={category} vassalage={vassalage} title={displayName} />
  }
  const others = cards.filter((card) => !isOwnLottery(card.vassalage))
  return (
    <LotteryView title={title} isShown={isExternal ? isQuick : () => true}>
      {others.length > 0 && <VendorGrid cards={others} />}
    </LotteryView>
  )
}
