import { useQuery } from '@tanstack/react-query'
import { claimRafflePromotion } from '@trevo/api-client/endpoints.ts'
import type { Raffle } from '@trevo/contract/wps/rewards/raffles.ts'
import { givenShares } from '@trevo/promotion-rules/given-shares.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { Button } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { call } from '../../core/api/api.ts'
import { Icon } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'
import lists from '../../entities/rewards/lists.module.css'
import { rafflesQuery } from './queries.ts'
import { useRefreshRewards, useRewardOwner } from './use-reward-owner.ts'

/** Raffles in progress or drawn: tickets for settled bets, the list published before the draw. */
export const Raffles = () => {
  const t = useText('rewards')
  const raffles = useQuery(rafflesQuery(useRewardOwner()))
  const list = raffles.data?.list ?? []
  if (list.length === 0) return null
  return (
    <section aria-labelledby="raffles-title">
      <div className={lists['heading']}>
        <h2 id="raffles-title">{t('rewards.raffles')}</h2>
      </div>
      <ul className={lists['lines']}>
        {list.map((raffle) => (
          <RaffleLine key={raffle.raffleId} raffle={raffle} />
        ))}
      </ul>
    </section>
  )
}

const RaffleLine = ({ raffle }: { readonly raffle: Raffle }) => {
  const t = useText('rewards')
  const { locale } = useLanguage()
  const refresh = useRefreshRewards()
  const [isBusy, setBusy] = useState(false)
  const money = (amount: string) => formatAmount(amount, { locale })
  const claim = async () => {
    setBusy(true)
    const body = { raffleId: raffle.raffleId }
    const answer = await call(claimRafflePromotion, { body }).finally(() => setBusy(false))
    if (answer.ok) showToast(t('rewards.claimedMany', { count: answer.value.rewards.length }))
    else showToast(answer.message || t('rewards.unreached'), 'bad')
    refresh()
  }
  const date = formatDateTime(new Date(raffle.closesAt), locale)
  const own = raffle.winners.filter(({ me }) => me)
  const won = money(formatMoney(own.reduce((sum, { amount }) => sum + parseMoney(amount), 0n)))
  return (
    <li className={lists['raffle']}>
      <span className={lists['icon']}>
        <Icon name="lottery" size={28} />
      </span>
      <div>
        <b>{raffle.name}</b>
        <small>{t(`rewards.raffle.${raffle.status}`, { date })}</small>
        <small>
          {t('rewards.raffleFor', {
            amount: money(raffle.ticketFor),
            prizes: raffle.prizes.map(money).join(' · '),
            share: (givenShares.raffle / 100).toLocaleString(locale),
          })}
        </small>
        <small>{t('rewards.raffleOwn', { count: raffle.own, all: raffle.tickets })}</small>
        {raffle.winners.map(({ ticket, amount, me }) => (
          <small key={ticket} data-me={me || undefined}>
            {t(me ? 'rewards.raffleYou' : 'rewards.raffleWinner', {
              ticket,
              amount: money(amount),
            })}
          </small>
        ))}
        <small>
          {t('rewards.raffleSeal')} <code>{raffle.commitment.slice(0, 16)}…</code>
        </small>
        {raffle.listHash && (
          <small>
            {t('rewards.raffleList')} <code>{raffle.listHash.slice(0, 16)}…</code>
          </small>
        )}
      </div>
      {raffle.isClaimable && (
        <Button
          busy={isBusy}
          onClick={() => void claim()}
          aria-label={t('rewards.claimOf', { amount: won, name: raffle.name })}
        >
          {t('common.claimAmount', { amount: won })}
        </Button>
      )}
    </li>
  )
}
