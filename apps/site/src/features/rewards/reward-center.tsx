import { useInfiniteQuery } from '@tanstack/react-query'
import type { Reward } from '@trevo/contract/wps/rewards/center.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import type { IconName } from '@trevo/art/icon-names.ts'
import { Button } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Tabs } from '@trevo/ui/tabs.tsx'
import { useState } from 'react'
import { Why } from '../../core/forms/problem.tsx'
import { Empty } from '../../core/lists/empty.tsx'
import { Icon } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { MoreButton, NotLoaded } from '../../core/lists/list-states.tsx'
import {
  usePrizeText,
  useShortPrizeText,
  useWinTurnoverText,
} from '../../entities/rewards/prize-text.ts'
import { useText } from '../../core/language/use-text.ts'
import lists from '../../entities/rewards/lists.module.css'
import { HeldReasons } from './held-reasons.tsx'
import { rewardsQuery, type RewardState } from './queries.ts'
import { Raffles } from './raffles.tsx'
import styles from './reward-center.module.css'
import { Tickets } from './tickets.tsx'
import { useClaim } from './use-claim.ts'
import { useRewardOwner } from './use-reward-owner.ts'

const states = ['U', 'C', 'E'] as const

/** MEMBER-3: rewards to claim, claimed and expired ones; the tickets and the raffles. */
export const RewardCenter = () => {
  const t = useText('rewards')
  const [state, setState] = useState<RewardState>('U')
  return (
    <>
      <Tabs
        label={t('rewards.tabs')}
        value={state}
        onChange={setState}
        items={states.map((key) => ({
          key,
          label: t(`rewards.${key}`),
          panel: <RewardList state={key} />,
        }))}
      />
      <Tickets />
      <Raffles />
    </>
  )
}

const RewardList = ({ state }: { readonly state: RewardState }) => {
  const t = useText('rewards')
  const { locale } = useLanguage()
  const { busy, claim, claimAll, refusedCode } = useClaim()
  const pages = useInfiniteQuery(rewardsQuery(useRewardOwner(), state))
  if (!pages.data) {
    return <NotLoaded query={pages} height={220} radius={24} title={t('rewards.failed')} />
  }
  const [first] = pages.data.pages
  const list = pages.data.pages.flatMap((page) => page.list)
  const held = first?.held ?? []
  if (list.length === 0 && held.length === 0) {
    return (
      <Empty
        drawing="wrapped-gift"
        title={t(`rewards.none.${state}`)}
        text={t('rewards.noneText')}
      />
    )
  }
  return (
    <section className={lists['panel']}>
      {state === 'U' && first && list.length > 0 && (
        <div className={lists['total']}>
          <div>
            <p className={lists['label']}>{t('rewards.toClaim')}</p>
            <p className={lists['figure']}>{formatAmount(first.totalAmount, { locale })}</p>
          </div>
          <p className={styles['straight']}>{t('rewards.straight')}</p>
          <Button size="large" busy={busy === 'all'} onClick={() => void claimAll()}>
            {t('rewards.claimAll')}
          </Button>
        </div>
      )}
      <Why code={refusedCode} />
      <ul className={lists['lines']}>
        {list.map((reward) => (
          <RewardLine
            key={reward.rewardId}
            reward={reward}
            state={state}
            busy={busy === reward.rewardId}
            onClaim={() => void claim(reward)}
          />
        ))}
        {held.map(({ eventName, amount, since, reasons }) => (
          <li key={`${eventName} ${since}`}>
            <span className={lists['icon']}>
              <Icon name="invite" size={28} />
            </span>
            <div>
              <b>{eventName}</b>
              <HeldReasons reasons={reasons} />
            </div>
            <b className={lists['worth']}>{formatAmount(amount, { locale })}</b>
            <span className={lists['state']}>{t('rewards.state.HELD')}</span>
          </li>
        ))}
      </ul>
      <MoreButton pages={pages} label={t('common.showMore')} wide />
    </section>
  )
}

const iconOf: Partial<Record<Reward['promId'], IconName>> = {
  UPGRADE_BONUS: 'account',
  VIP_MONTH: 'account',
  VIP_BIRTHDAY: 'account',
  MISSION_MANUAL: 'bonusGame',
  RANKING: 'trophy',
  RAFFLE: 'lottery',
  REFERRAL: 'invite',
  INCIDENT: 'service',
}

const RewardLine = ({
  reward,
  state,
  busy,
  onClaim,
}: {
  readonly reward: Reward
  readonly state: RewardState
  readonly busy: boolean
  readonly onClaim: () => void
}) => {
  const t = useText('rewards')
  const { locale } = useLanguage()
  const prizeText = usePrizeText()
  const at = (text: string) => formatDateTime(new Date(text), locale)
  const { eventName, transTime, claimedAt, prize } = reward
  const shortText = useShortPrizeText()
  const winTurnoverText = useWinTurnoverText()
  // For free rounds the button shows their number; their stake is next to it.
  const claimed = prize.type === 'freeRounds' ? shortText(prize) : prizeText(prize)
  const until =
    state === 'C' && claimedAt
      ? t('rewards.claimedAt', { date: at(claimedAt) })
      : transTime === null
        ? t('rewards.noEnd')
        : t(state === 'E' ? 'rewards.endedAt' : 'common.untilDate', { date: at(transTime) })
  return (
    <li>
      <span className={lists['icon']}>
        <Icon name={iconOf[reward.promId] ?? 'rewards'} size={28} />
      </span>
      <div>
        <b>{eventName}</b>
        <small>{until}</small>
        {prize.type === 'freeRounds' && <small>{winTurnoverText(prize.winTurnover)}</small>}
      </div>
      {(state !== 'U' || prize.type === 'freeRounds') && (
        <b className={lists['worth']}>{prizeText(prize)}</b>
      )}
      {state === 'U' && (
        <Button
          busy={busy}
          onClick={onClaim}
          aria-label={t('rewards.claimOf', { amount: claimed, name: eventName })}
        >
          {t('common.claimAmount', { amount: claimed })}
        </Button>
      )}
    </li>
  )
}
