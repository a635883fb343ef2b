import { useQuery } from '@tanstack/react-query'
import type { Mission } from '@trevo/contract/wps/rewards/missions.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { givenShares } from '@trevo/promotion-rules/given-shares.ts'
import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Tabs } from '@trevo/ui/tabs.tsx'
import { Check, Lock } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ShareBar } from '@trevo/ui/share-bar.tsx'
import { Why } from '../../core/forms/problem.tsx'
import { Empty } from '../../core/lists/empty.tsx'
import { shareOf } from '../../entities/rewards/share-of.ts'
import { drawingUrl } from '../../core/art/icon.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { to } from '../../core/router/to.ts'
import { usePrizeText } from '../../entities/rewards/prize-text.ts'
import { useText } from '../../core/language/use-text.ts'
import lists from '../../entities/rewards/lists.module.css'
import { missionsQuery } from './queries.ts'
import { Ranking } from './ranking.tsx'
import styles from './missions.module.css'
import { useClaim } from './use-claim.ts'
import { useRewardOwner } from './use-reward-owner.ts'

type Tab = 'missions' | 'ranking'

/** MEMBER-4: missions with progress and reward, and the monthly ranking. */
export const MissionsPage = () => {
  const t = useText('rewards')
  const { locale } = useLanguage()
  const [tab, setTab] = useState<Tab>('missions')
  return (
    <>
      <Tabs
        label={t('rewards.missionTabs')}
        value={tab}
        onChange={setTab}
        items={[
          { key: 'missions', label: t('rewards.missions'), panel: <Missions /> },
          { key: 'ranking', label: t('rewards.ranking'), panel: <Ranking /> },
        ]}
      />
      <p className={lists['small']}>
        {t('rewards.missionNote', { share: (givenShares.missions / 100).toLocaleString(locale) })}
      </p>
      <p className={lists['small']}>{t('rewards.calm')}</p>
    </>
  )
}

const Missions = () => {
  const t = useText('rewards')
  const missions = useQuery(missionsQuery(useRewardOwner()))
  const { busy, claim, refusedCode } = useClaim()
  if (!missions.data) {
    return <NotLoaded query={missions} height={320} radius={24} title={t('rewards.failed')} />
  }
  const list = missions.data.missions
  if (list.length === 0) {
    return (
      <Empty drawing="trophy" title={t('rewards.noMissions')} text={t('rewards.noMissionsText')} />
    )
  }
  return (
    <>
      <Why code={refusedCode} />
      <ul className={lists['lines']}>
        {list.map((mission) => (
          <MissionLine
            key={mission.id}
            mission={mission}
            busy={busy === mission.rewardId}
            onClaim={(rewardId) => void claim({ promId: 'MISSION_MANUAL', rewardId })}
          />
        ))}
      </ul>
    </>
  )
}

const MissionLine = ({
  mission,
  busy,
  onClaim,
}: {
  readonly mission: Mission
  readonly busy: boolean
  readonly onClaim: (rewardId: string) => void
}) => {
  const t = useText('rewards')
  const { locale } = useLanguage()
  const { title, drawing, type, target, progress, period, status, after, stakesMissing } = mission
  const told = (value: string) =>
    type === 'STAKED' ? formatAmount(value, { locale }) : Number(value).toLocaleString(locale)
  const share = shareOf(progress, target)
  const words = t('rewards.progress', {
    done: told(progress),
    target: told(target),
    period: t(`rewards.period.${period}`),
  })
  return (
    <li data-locked={status === 'LOCKED' || undefined}>
      <img src={drawingUrl(drawing, 192)} alt="" width="40" height="40" loading="lazy" />
      <div className={styles['mission']}>
        <b>{title}</b>
        <ShareBar className={styles['track']} share={share} label={title} text={words} />
        <small>
          {status === 'LOCKED' && after ? (
            <>
              <Lock size={13} aria-hidden="true" /> {t('rewards.locked', { name: after })}
            </>
          ) : (
            words
          )}
        </small>
        {status === 'OPEN' && stakesMissing !== null && parseMoney(stakesMissing) > 0n && (
          <small>{t('rewards.missing', { amount: formatAmount(stakesMissing, { locale }) })}</small>
        )}
      </div>
      <MissionEnd mission={mission} busy={busy} onClaim={onClaim} />
    </li>
  )
}

const MissionEnd = ({
  mission: { title, status, reward, rewardId },
  busy,
  onClaim,
}: {
  readonly mission: Mission
  readonly busy: boolean
  readonly onClaim: (rewardId: string) => void
}) => {
  const t = useText('rewards')
  const prizeText = usePrizeText()
  if (status === 'CLAIMED') {
    return (
      <span className={styles['taken']}>
        <Check size={16} aria-hidden="true" /> {t('rewards.taken')}
      </span>
    )
  }
  if (status === 'DONE' && reward.type === 'draw') {
    return (
      <Link to={to.member('rewardCenter')} className={buttonClass('plain')}>
        {t('rewards.inCenter')}
      </Link>
    )
  }
  if (status === 'DONE' && rewardId !== null) {
    return (
      <Button
        busy={busy}
        onClick={() => onClaim(rewardId)}
        aria-label={t('rewards.takeOf', { name: title })}
      >
        {t('common.claim')}
      </Button>
    )
  }
  return <b className={lists['worth']}>{prizeText(reward)}</b>
}
