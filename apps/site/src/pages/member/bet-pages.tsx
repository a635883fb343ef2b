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

const Scratchcards = lazy(async () => ({
  default: (await import('../../features/lottery-instant/history.tsx')).VerifiableHistory,
}))

const Bets = lazy(async () => ({
  default: (await import('../../features/sports-bets/bets.tsx')).SportsBets,
}))

const products = ['GAMES', 'LOTT', 'INSTANT', 'SPORTS'] as const

/** personalHistoryCopy: rounds of games, tickets of lotteries, scratchcards or bets on matches, as the address says. */
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
            { key: 'INSTANT' as const, label: t('common.scratchcards') },
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
        {product === 'INSTANT' && <Scratchcards />}
        {product === 'SPORTS' && <Bets first="ended" />}
        {product === 'GAMES' && <Rounds />}
      </Suspense>
    </>
  )
}
