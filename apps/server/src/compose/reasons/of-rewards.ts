import { dayMs } from '@trevo/calendar/durations.ts'
import { depositReturnedReason } from '@trevo/contract/promotion-names.ts'
import type { Bonus, PromotionApplication } from '@trevo/contract/wps/promotions.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import type { Modules } from '../modules.ts'
import type { Found, ReasonSource } from './reason.ts'

/** For how long a refused reward is explained. */
const refusedDays = 30

const running = ({ title, amount, required, wagered, grantedAt, expiresAt }: Bonus): Found => {
  const left = parseMoney(required) - parseMoney(wagered)
  return {
    kind: 'bonus',
    since: new Date(grantedAt),
    until: new Date(expiresAt),
    title: title || null,
    figures: [
      { name: 'amount', unit: 'money', value: amount },
      { name: 'required', unit: 'money', value: required },
      { name: 'wagered', unit: 'money', value: wagered },
      { name: 'left', unit: 'money', value: formatMoney(left > 0n ? left : 0n) },
    ],
  }
}

const figuresOf = ({ amount }: PromotionApplication): NonNullable<Found['figures']> =>
  amount === null ? [] : [{ name: 'amount', unit: 'money', value: amount }]

/** What waits for a person or was refused. Why a person looks is not told: the words are the same for all. */
const decidedOf =
  (at: Date) =>
  (entry: PromotionApplication): readonly Found[] => {
    const { status, title, reason, askedAt, decidedAt } = entry
    const beside = { title, figures: figuresOf(entry) }
    if (status === 'applying') {
      return [{ kind: 'rewardReview', since: new Date(askedAt), ...beside }]
    }
    if (status !== 'rejected' || decidedAt === null) return []
    const since = new Date(decidedAt)
    if (at.getTime() - since.getTime() > refusedDays * dayMs) return []
    const isReturned = reason === depositReturnedReason
    return [
      {
        kind: 'rewardRefused',
        since,
        ...beside,
        reasons: isReturned ? [depositReturnedReason] : [],
        note: isReturned ? null : reason,
      },
    ]
  }

/** Bonus money that is still to be wagered, and rewards that wait or were refused. */
export const rewardsOf =
  ({
    promotions,
    rewards,
    settings,
  }: Pick<Modules, 'promotions' | 'rewards' | 'settings'>): ReasonSource =>
  async ({ member: { memberId, brandId }, language, at }) => {
    const brandLanguage = settings.brand(brandId).defaultLanguage
    const asking = { memberId, brandId, language, brandLanguage }
    const [bonuses, entries, { held }] = await Promise.all([
      promotions.listMyBonuses(asking),
      promotions.applications.listMyApplications(asking),
      rewards.listRewards(memberId, { status: 'U', pageSize: 1 }, { language, brandLanguage }),
    ])
    return [
      ...bonuses.list.filter(({ state }) => state === 'active').map(running),
      ...entries.list.flatMap(decidedOf(at)),
      ...held.map(({ eventName, amount, since }) => ({
        kind: 'rewardReview' as const,
        since: new Date(since),
        title: eventName,
        figures: [{ name: 'amount' as const, unit: 'money' as const, value: amount }],
      })),
    ]
  }
