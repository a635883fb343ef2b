import { randomUUID } from 'node:crypto'
import type { PromotionTerms, Wagering } from '@trevo/contract/promotion-terms.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { TestPromotions } from './open-test-promotions.ts'

export type Seat = Awaited<ReturnType<TestPromotions['sit']>>

export const wagering: Wagering = {
  multiplier: 2,
  weights: { RNG: 10_000 },
  gameWeights: {},
  stakeCap: '20.00',
  prizeCap: null,
  expiresInDays: 7,
}
export const cashTerms = (amount: string): PromotionTerms => ({
  conditions: { op: 'all', of: [] },
  countedOver: 'promotion',
  reward: { prize: 'cash', value: { form: 'fixed', amount } },
  wagering: null,
  depositMin: null,
  perPerson: { times: 1, per: 'promotion' },
})
export const matchTerms = (more: Partial<Wagering> = {}): PromotionTerms => ({
  ...cashTerms('0.00'),
  reward: { prize: 'bonus', value: { form: 'percent', of: 'deposit', bp: 5_000, cap: '50.00' } },
  wagering: { ...wagering, ...more },
  depositMin: '10.00',
})

/** The code of the refusal, or `done`. */
export const codeOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work
    return 'done'
  } catch (error) {
    if (error instanceof Refusal) return error.code
    throw error
  }
}

/** A round with this stake; the credit may be zero. */
export const playRound = async ({ table }: Seat, amount: string, won = '0.00') => {
  const [id, roundId] = [randomUUID(), randomUUID()]
  await table.debit({ transactionId: id, roundId, amount })
  await table.credit(id, { roundId, amount: won })
  return { id, roundId }
}

/** Steps and queries of promotion tests, on the server that the file has opened. */
export const promotionSteps = (opened: () => TestPromotions) => {
  const balance = async ({ memberId }: Seat) => {
    const { availableMinor, heldMinor } = await opened().wallet.balanceOf(memberId)
    return [formatMoney(availableMinor), formatMoney(heldMinor)]
  }
  const grant = (
    { memberId }: Seat,
    amount: string,
    more: {
      readonly sourceId?: string
      readonly terms?: Partial<Wagering>
      readonly expiresAt?: Date
    } = {},
  ) =>
    opened().promotions.grantBonus({
      memberId,
      brandId: 1,
      amountMinor: parseMoney(amount),
      wagering: { ...wagering, ...more.terms },
      source: 'test',
      sourceId: more.sourceId ?? randomUUID(),
      ...(more.expiresAt && { expiresAt: more.expiresAt }),
    })
  const showOf = (memberId: bigint, id: number) =>
    opened().promotions.showPromotion(opened().askingOf(memberId), id)
  const bonusesOf = async ({ memberId }: Seat) =>
    (await opened().promotions.listMyBonuses(opened().askingOf(memberId))).list
  const claim = ({ memberId }: Seat, id: number, address = '127.0.0.1') => {
    const { promotions, askingOf } = opened()
    return promotions.claimPromotion(askingOf(memberId, { userAgent: 'test', address }), id)
  }
  return { balance, grant, showOf, bonusesOf, claim }
}
