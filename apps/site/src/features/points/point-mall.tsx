import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Tabs } from '@trevo/ui/tabs.tsx'
import type { PointReward } from '@trevo/contract/wps/points.ts'
import { useState } from 'react'
import { Empty } from '../../core/lists/empty.tsx'
import { drawingUrl } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { useSession } from '../../core/session/store.ts'
import { formatPoints } from '../../entities/rewards/prize-text.ts'
import lists from '../../entities/rewards/lists.module.css'
import { BuyPoints } from './buy-points.tsx'
import { EarningRules } from './earning-rules.tsx'
import { MovementList, RedemptionList } from './point-lists.tsx'
import styles from './points.module.css'
import { pointBalanceQuery, pointConfigQuery, pointRewardsQuery, pointsKey } from './queries.ts'
import { RedeemSheet } from './redeem-sheet.tsx'
import { RewardCard } from './reward-card.tsx'
import { useText } from '../../core/language/use-text.ts'

type Tab = 'rewards' | 'records' | 'statement' | 'rules'

/** The points mall: the rewards, their prices, and the member's exchanges. */
export const PointMall = () => {
  const t = useText('points')
  const { locale } = useLanguage()
  const memberId = useSession().memberInfo?.id ?? ''
  const [tab, setTab] = useState<Tab>('rewards')
  const balance = useQuery(pointBalanceQuery(memberId))
  if (!balance.data) {
    return <NotLoaded query={balance} height={420} radius={24} title={t('points.failed')} />
  }
  const { point } = balance.data
  return (
    <>
      <section className={styles['balance']} aria-labelledby="points-yours">
        <div>
          <h2 id="points-yours" className={lists['label']}>
            {t('points.yours')}
          </h2>
          <p className={styles['figure']}>{formatPoints(point, locale)}</p>
          <p className={lists['label']}>{t('points.neverExpire')}</p>
        </div>
        <img src={drawingUrl('gem-stone', 192)} alt="" width="84" height="84" loading="lazy" />
      </section>
      <Tabs
        label={t('common.pointsMall')}
        value={tab}
        onChange={setTab}
        items={[
          { key: 'rewards', label: t('common.rewards'), panel: <Rewards point={point} /> },
          { key: 'records', label: t('points.records'), panel: <RedemptionList /> },
          { key: 'statement', label: t('points.statement'), panel: <MovementList /> },
          { key: 'rules', label: t('points.rules'), panel: <EarningRules /> },
        ]}
      />
    </>
  )
}

const Rewards = ({ point }: { readonly point: string }) => {
  const t = useText('points')
  const { language } = useLanguage()
  const memberId = useSession().memberInfo?.id ?? ''
  const queries = useQueryClient()
  const rewards = useQuery(pointRewardsQuery(memberId, language))
  const config = useQuery(pointConfigQuery(memberId))
  const [chosen, choose] = useState<PointReward>()
  if (!rewards.data || !config.data) {
    return (
      <NotLoaded query={rewards.data ? config : rewards} radius={24} title={t('points.failed')} />
    )
  }
  const refresh = () => void queries.invalidateQueries({ queryKey: [pointsKey] })
  const { list } = rewards.data
  return (
    <>
      {list.length === 0 && (
        <Empty
          drawing="wrapped-gift"
          title={t('points.noRewards')}
          text={t('points.noRewardsText')}
        />
      )}
      <ul className={styles['cards']}>
        {list.map((reward) => (
          <RewardCard
            key={reward.id}
            reward={reward}
            point={point}
            onChoose={() => choose(reward)}
          />
        ))}
      </ul>
      <BuyPoints config={config.data} onBought={refresh} />
      {chosen && (
        <RedeemSheet
          key={chosen.id}
          reward={chosen}
          point={point}
          hasPassword={config.data.hasPaymentPassword}
          onClose={() => choose(undefined)}
          onDone={() => {
            choose(undefined)
            refresh()
          }}
        />
      )}
    </>
  )
}
