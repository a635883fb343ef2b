import { useQuery } from '@tanstack/react-query'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { listFreeRounds } from '@trevo/contract/wps/rewards/tickets.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { drawingUrl } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { to } from '../../core/router/to.ts'
import { useWinTurnoverText } from '../../entities/rewards/prize-text.ts'
import { useText } from '../../core/language/use-text.ts'
import lists from '../../entities/rewards/lists.module.css'
import { DrawSheet } from './draw-sheet.tsx'
import { drawingOf, type Odds } from './odds.ts'
import { freeRoundsQuery, oddsQuery, ticketsQuery } from './queries.ts'
import styles from './tickets.module.css'
import { useRewardOwner } from './use-reward-owner.ts'

/** A kind of draw, with the number of the member's tickets for it; it opens the draw with its odds. */
const TicketCard = ({
  kind: { type, name },
  count,
  onOpen,
}: {
  readonly kind: Odds
  readonly count: number
  readonly onOpen: () => void
}) => {
  const t = useText('rewards')
  return (
    <button type="button" className={styles['ticket']} data-type={type} onClick={onOpen}>
      <img src={drawingUrl(drawingOf[type], 192)} alt="" width="72" height="72" loading="lazy" />
      <b>{name}</b>
      <small>{count === 0 ? t('rewards.noTicket') : t('rewards.ticketCount', { count })}</small>
      <span className={styles['seeOdds']}>{t('rewards.seeOdds')}</span>
    </button>
  )
}

type FreeRounds = Value<typeof listFreeRounds>['list'][number]

/** Remaining free rounds, linking to their game. */
const FreeRoundsCard = ({ rounds }: { readonly rounds: FreeRounds }) => {
  const t = useText('rewards')
  const winTurnoverText = useWinTurnoverText()
  const { locale } = useLanguage()
  return (
    <Link className={styles['ticket']} data-type="FREE_SPIN" to={to.seamless(rounds.nodeId)}>
      <img src={drawingUrl('slot-machine', 192)} alt="" width="72" height="72" loading="lazy" />
      <b>{t('rewards.freeRounds')}</b>
      <small>
        {t('rewards.rounds', {
          count: rounds.left,
          amount: formatAmount(rounds.stake, { locale }),
        })}
      </small>
      <small>{winTurnoverText(rounds.winTurnover)}</small>
      <small>
        {t('common.untilDate', { date: formatDateTime(new Date(rounds.expiresAt), locale) })}
      </small>
      <span className={styles['seeOdds']}>{t('rewards.playIn', { game: rounds.gameName })}</span>
    </Link>
  )
}

/** The wheel, the egg and the envelope, with the member's tickets for each. */
export const Tickets = () => {
  const t = useText('rewards')
  const whose = useRewardOwner()
  const tickets = useQuery(ticketsQuery(whose))
  const odds = useQuery(oddsQuery(whose.language))
  const rounds = useQuery(freeRoundsQuery(whose)).data?.list ?? []
  const [shown, show] = useState<Odds['type']>()
  if (!tickets.data || !odds.data) {
    return (
      <NotLoaded
        query={tickets.data ? odds : tickets}
        height={180}
        radius={24}
        title={t('rewards.failed')}
      />
    )
  }
  const open = odds.data.list.find(({ type }) => type === shown)
  const ticket = tickets.data.list.find(({ type }) => type === shown)
  return (
    <section aria-labelledby="tickets-title">
      <div className={lists['heading']}>
        <h2 id="tickets-title">{t('rewards.tickets')}</h2>
        <p>
          {t('rewards.ticketsText')} <Link to={to.proofs()}>{t('rewards.toProofs')}</Link>
        </p>
      </div>
      <ul className={styles['tickets']}>
        {odds.data.list.map((kind) => (
          <li key={kind.type}>
            <TicketCard
              kind={kind}
              count={tickets.data.list.filter(({ type }) => type === kind.type).length}
              onOpen={() => show(kind.type)}
            />
          </li>
        ))}
        {rounds.map((one) => (
          <li key={one.id}>
            <FreeRoundsCard rounds={one} />
          </li>
        ))}
      </ul>
      {open && (
        <DrawSheet
          // A ticket is drawn by the odds of when it was given.
          odds={{ ...open, ...ticket?.odds, name: open.name }}
          ticket={ticket}
          onClose={() => show(undefined)}
        />
      )}
    </section>
  )
}
