import { Skeleton } from '@trevo/ui/states.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../core/language/use-text.ts'

const Rounds = lazy(async () => ({
  default: (await import('../../features/records/bets/bet-record.tsx')).BetRecordPage,
}))
const Tickets = lazy(async () => ({
  default: (await import('../../features/lottery-tickets/tickets.tsx')).LotteryTickets,
}))

const Bets = lazy(async () => ({
  default: (await import('../../features/sports-bets/bets.tsx')).SportsBets,
}))

const products = ['GAMES', 'LOTT', 'SPORTS'] as const

/** personalHistoryCopy: rounds of games, tickets of lotteries or bets on matches; the address names the list. */
export const BetPages = () => {
  const t = useText('lottery-tickets')
  const [query, setQuery] = useSearchParams()
  const product = products.find((one) => one === query.get('product')) ?? 'GAMES'
  return (
    <>
      <div style={{ marginBottom: 14 }}>
        <Chips
          label={t('lotteryTickets.product')}
          items={[
            { key: 'GAMES' as const, label: t('common.games') },
            { key: 'LOTT' as const, label: t('nav.LOTT') },
            { key: 'SPORTS' as const, label: t('nav.SPORTS') },
          ]}
          value={product}
          onChange={(next) =>
            // The filters of one list do not apply to another.
            setQuery(
              { page: 'personalHistoryCopy', ...(next !== 'GAMES' && { product: next }) },
              { replace: true },
            )
          }
        />
      </div>
      <Suspense fallback={<Skeleton height={320} radius={24} />}>
        {product === 'LOTT' && <Tickets />}
        {product === 'SPORTS' && <Bets first="ended" />}
        {product === 'GAMES' && <Rounds />}
      </Suspense>
    </>
  )
}
