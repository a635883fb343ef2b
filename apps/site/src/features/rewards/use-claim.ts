import { claimAllRewards, claimReward } from '@trevo/api-client/endpoints.ts'
import type { RewardKind } from '@trevo/contract/wps/rewards/center.ts'
import { formatAmount } from '@trevo/ui/money.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { call } from '../../core/api/api.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { formatPoints } from '../../entities/rewards/prize-text.ts'
import { useText } from '../../core/language/use-text.ts'
import { useRefreshRewards } from './use-reward-owner.ts'

type Claimed = { readonly promId: RewardKind; readonly rewardId: string }

type Refused = { readonly text: string; readonly code: string }

/**
 * Claims one reward or all of them, and shows the result. `busy` names the claim in progress; `refusedCode` is that of
 * the last one, if it was refused.
 */
export const useClaim = () => {
  const t = useText('rewards')
  const { locale } = useLanguage()
  const refresh = useRefreshRewards()
  const [busy, setBusy] = useState<string>()
  const [refusedCode, setRefusedCode] = useState<string>()

  const refusedBy = ({ code, message }: { readonly code: string; readonly message: string }) => ({
    text: message || t('rewards.unreached'),
    code,
  })
  const run = async (name: string, work: () => Promise<Refused | undefined>) => {
    if (busy !== undefined) return
    setBusy(name)
    const refused = await work().finally(() => setBusy(undefined))
    setRefusedCode(refused?.code)
    if (refused) showToast(refused.text, 'bad')
    refresh()
  }
  const claim = ({ promId, rewardId }: Claimed) =>
    run(rewardId, async () => {
      const answer = await call(claimReward, { body: { promId, rewardId } })
      if (!answer.ok) return refusedBy(answer)
      const { prize, rewardAmount } = answer.value
      if (prize.type === 'points') {
        showToast(t('rewards.claimedPoints', { points: formatPoints(prize.amount, locale) }))
      } else if (prize.type === 'freeRounds') {
        showToast(t('rewards.claimedRounds', { count: prize.count ?? 0 }))
      } else if (prize.type === 'physical') {
        showToast(t('rewards.claimedThing', { name: prize.name ?? '' }))
      } else {
        showToast(t('rewards.claimed', { amount: formatAmount(rewardAmount, { locale }) }))
      }
      return undefined
    })
  const claimAll = () =>
    run('all', async () => {
      const answer = await call(claimAllRewards, { body: {} })
      if (!answer.ok) return refusedBy(answer)
      showToast(t('rewards.claimedMany', { count: answer.value.claimed }))
      return undefined
    })
  return { busy, claim, claimAll, refusedCode }
}
