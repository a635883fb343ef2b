import { useQuery } from '@tanstack/react-query'
import type { InstantEdition, InstantOrder } from '@trevo/contract/wps/lottery/instant.ts'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { Empty } from '../../core/lists/empty.tsx'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { useText } from '../../core/language/use-text.ts'
import { to } from '../../core/router/to.ts'
import { Bought } from './bought.tsx'
import { Buy } from './buy.tsx'
import { History } from './history.tsx'
import styles from './instant.module.css'
import { TicketScene } from './looks/ticket-scene.tsx'
import { Prizes, TicketsLeft } from './prizes.tsx'
import { instantGamesQuery } from './queries.ts'
import { useWriting } from './use-writing.ts'
import { VerifyEditions, VerifyOrder } from './verify.tsx'

type ToVerify = { readonly orderId: string }

/** Instant lotteries: all of them, or the one in the address. */
export const InstantLotteries = () => {
  const t = useText('lottery-instant')
  const [query, setQuery] = useSearchParams()
  const games = useQuery(instantGamesQuery())
  const [pressed, setVerified] = useState<ToVerify>()
  const [covered, setCovered] = useState<string>()
  // A line of the statement leads to its order.
  const linked = query.get('order')
  const orderId = pressed?.orderId ?? linked
  const code = query.get('game')
  const onSale = games.data?.find(({ gameCode }) => gameCode === code)
  // Between two editions none is on sale: tickets that were bought a moment ago stay.
  const [last, setLast] = useState(onSale)
  if (onSale && onSale !== last) setLast(onSale)
  const chosen = onSale ?? (last?.gameCode === code ? last : undefined)
  if (!games.data) return <NotLoaded query={games} height={480} radius={24} />
  return (
    <div className={styles['instant']}>
      {games.data.length === 0 && !chosen && <NoneOnSale />}
      {chosen ? (
        <Game
          key={chosen.gameCode}
          edition={chosen}
          isOnSale={onSale !== undefined}
          onCovered={setCovered}
          onVerify={setVerified}
        />
      ) : (
        <>
          <p className={styles['lead']}>{t('instant.lead')}</p>
          <ul className={styles['cards']}>
            {games.data.map((edition) => (
              <li key={edition.gameCode}>
                <GameCard edition={edition} />
              </li>
            ))}
          </ul>
        </>
      )}
      <History covered={covered} onVerify={setVerified} />
      {orderId !== null && (
        <VerifyOrder
          orderId={orderId}
          onClose={() => {
            setVerified(undefined)
            if (linked !== null) setQuery({}, { replace: true })
          }}
        />
      )}
    </div>
  )
}

const NoneOnSale = () => {
  const t = useText('lottery-instant')
  return <Empty drawing="ticket" title={t('instant.none')} text={t('instant.noneText')} />
}

const GameCard = ({ edition }: { readonly edition: InstantEdition }) => {
  const t = useText('lottery-instant')
  const { money, nameOf } = useWriting()
  return (
    <Link to={to.instant(edition.gameCode)} className={styles['card']}>
      <span className={styles['scene']} aria-hidden="true">
        <TicketScene look={edition.look} />
      </span>
      <span className={styles['facts']}>
        <b>{nameOf(edition.names)}</b>
        <span>
          {t('instant.topPrize', { amount: money(edition.prizes[0]?.amountMinor ?? '0') })}
        </span>
        <small>{t('instant.each', { amount: money(edition.priceMinor) })}</small>
        <TicketsLeft edition={edition} />
      </span>
    </Link>
  )
}

/** One lottery: its ticket to buy or to scratch, its prizes, and what proves them. */
const Game = ({
  edition,
  isOnSale,
  onCovered,
  onVerify,
}: {
  readonly edition: InstantEdition
  readonly isOnSale: boolean
  /** Which order is still to be scratched. */
  readonly onCovered: (orderId: string | undefined) => void
  readonly onVerify: (order: ToVerify) => void
}) => {
  const t = useText('lottery-instant')
  const { money, nameOf } = useWriting()
  const [bought, setBought] = useState<{
    readonly order: InstantOrder
    readonly of: InstantEdition
  }>()
  // Who leaves a ticket unscratched finds its result in the history.
  useEffect(() => () => onCovered(undefined), [onCovered])
  return (
    <>
      <Link to={to.instant()} className={styles['back']}>
        <ChevronLeft size={18} aria-hidden="true" />
        {t('instant.all')}
      </Link>
      <div className={styles['game']}>
        <section className={styles['panel']} aria-labelledby="instant-game">
          <h2 id="instant-game">
            {nameOf(edition.names)}{' '}
            <small>{t('instant.edition', { number: edition.number })}</small>
          </h2>
          {bought && (
            <Bought
              key={bought.order.orderId}
              edition={bought.of}
              order={bought.order}
              onOpened={() => onCovered(undefined)}
              onAgain={() => setBought(undefined)}
              onVerify={() => onVerify(bought.order)}
            />
          )}
          {!bought && !isOnSale && <NoneOnSale />}
          {!bought && isOnSale && (
            <>
              <div className={styles['front']} data-look={edition.look}>
                <TicketScene look={edition.look} />
                <b>
                  {t('instant.topPrize', { amount: money(edition.prizes[0]?.amountMinor ?? '0') })}
                </b>
                <span>{t('instant.rule')}</span>
              </div>
              <TicketsLeft edition={edition} />
              <Buy
                edition={edition}
                onBought={(order) => {
                  onCovered(order.orderId)
                  setBought({ order, of: edition })
                }}
              />
            </>
          )}
        </section>
        <Prizes edition={edition} />
      </div>
      <VerifyEditions edition={edition} />
    </>
  )
}
