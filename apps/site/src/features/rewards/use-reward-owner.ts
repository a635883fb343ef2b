import { useQueryClient } from '@tanstack/react-query'
import { useLanguage } from '../../core/language/language.tsx'
import { useSession } from '../../core/session/store.ts'
import { rewardsKey } from '../../entities/rewards/waiting-rewards.ts'

/** The member whose rewards are loaded, and the language. */
export const useRewardOwner = () => {
  const { language } = useLanguage()
  return { memberId: useSession().memberInfo?.id ?? '', language }
}

/** Refetches everything that a claim changes. */
export const useRefreshRewards = () => {
  const queries = useQueryClient()
  return () => {
    void queries.invalidateQueries({ queryKey: [rewardsKey] })
    void queries.invalidateQueries({ queryKey: ['reward-count'] })
  }
}
