import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { vendorsQuery } from '../../entities/game/catalogue-queries.ts'
import type { Lottery } from '../../entities/lottery/use-lotteries.ts'
import { splitLanes } from '../../entities/vendor/split-lanes.ts'
import { VendorGrid } from '../../entities/vendor/vendor-grid.tsx'
import { LotteryView } from './lottery-view.tsx'
import { isOwnLottery } from './own-vendors.ts'

const isQuick = ({ prizeMode, accountType }: Lottery): boolean =>
  prizeMode === 'ELOTT' || accountType !== 'TCG'

/**
 * ROUTE-9 of the lotteries, for everybody to look at: all of them at `/lott`, those with odds of their own
 * at `/elott`, and the other providers of the category.
 */
export const Component = () => {
  const { t, language } = useLanguage()
  const isExternal = useLocation().pathname.toLowerCase() === '/elott'
  const category = isExternal ? 'ELOTT' : 'LOTT'
  const { data } = useQuery(vendorsQuery(language))
  const cards = splitLanes(data?.data.lanes ?? []).get(category) ?? []
  const others = cards.filter(({ vassalage }) => !isOwnLottery(vassalage))
  return (
    <LotteryView title={t(`nav.${category}`)} isShown={isExternal ? isQuick : () => true}>
      {others.length > 0 && <VendorGrid cards={others} />}
    </LotteryView>
  )
}
