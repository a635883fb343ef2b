import type { Facts } from '@trevo/contract/ops/approvals.ts'
import { SeriesRule } from '@trevo/contract/ops/lottery/settings.ts'
import { MoneyInput } from '@trevo/contract/shapes.ts'
import { afterCommit } from '@trevo/database/connect.ts'
import { allGroups } from '@trevo/lottery-rules/groups/all-groups.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import { changeKind, type ChangeKind } from '../../../../platform/approvals/change-kind.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { requireReturn, returnOfSeries } from '../../lotteries/domain/returns.ts'
import { prizeModeById, wiseWinId } from '../../lotteries/domain/game-rules.ts'
import type { SeriesRuleRow } from '../../tables.ts'
import {
  lockBigPrize,
  lockSeriesRule,
  saveBigPrize,
  saveSeriesRule,
} from '../repository/brand-settings.ts'

export const bigPrizeKindName = 'changeBigPrize'
/** A brand has one such sum. */
export const bigPrizeTarget = 'big-prize'
export const seriesKindName = 'changeSeriesRule'

export const seriesTargetOf = ({
  groupCode,
  prizeModeId,
}: Pick<SeriesRule, 'groupCode' | 'prizeModeId'>): string => `${groupCode}/${prizeModeId}`

const invalid = (reason: string): Refusal => new Refusal('lottery.change_invalid', { reason })

const BigPrizeInput = z.strictObject({ bigPrize: MoneyInput.nullable() })

const minorOf = (amount: string | null): bigint | null =>
  amount === null ? null : parseMoney(amount)

/** From which prize on two persons decide; counts for draws that are settled afterwards. */
export const bigPrizeKind = ({ forgetSetup }: LotteryContext): ChangeKind =>
  changeKind({
    kind: bigPrizeKindName,
    right: 'lottery.change',
    input: BigPrizeInput,
    describe: async (tx, { brandId, target, input: { bigPrize } }) => {
      if (target !== bigPrizeTarget) throw invalid('target')
      const after = minorOf(bigPrize)
      if (after === 0n) throw invalid('amount')
      const before = await lockBigPrize(tx, brandId)
      if (before === after) throw invalid('nothing_changes')
      const factOf = (minor: bigint | null | undefined): Facts => ({
        bigPrize: minor === null || minor === undefined ? null : formatMoney(minor),
      })
      return { before: factOf(before), after: factOf(after) }
    },
    execute: async (tx, { brandId, input }) => {
      await saveBigPrize(tx, brandId, minorOf(input.bigPrize))
      afterCommit(tx, forgetSetup)
    },
  })

/** Groups of a menu have one base of series. */
const groupsNamed = (groupCode: string) =>
  allGroups.filter(({ gameGroupCode }) => gameGroupCode === groupCode)

/** @throws Refusal `lottery.change_invalid`, `lottery.return_out_of_bounds` */
const requireRule = (rule: SeriesRule): void => {
  const [group] = groupsNamed(rule.groupCode)
  if (!group) throw invalid('group')
  if (!Object.hasOwn(prizeModeById, rule.prizeModeId)) throw invalid('prize_mode')
  const { lowest, betHighest, given } = rule
  if (lowest > betHighest || given < lowest) throw invalid('order')
  // Members choose in steps of two.
  if ((betHighest - lowest) % 2 !== 0 || (given - lowest) % 2 !== 0) throw invalid('step')
  if (rule.prizeModeId !== wiseWinId) {
    requireReturn(returnOfSeries(group, rule.prizeModeId, rule))
  }
}

const factsOf = ({ lowest, bet_highest, given }: SeriesRuleRow): Facts => ({
  lowest,
  betHighest: bet_highest,
  given,
})

const rowOf = (brandId: number, rule: SeriesRule): SeriesRuleRow => ({
  brand_id: brandId,
  group_code: rule.groupCode,
  prize_mode_id: rule.prizeModeId,
  lowest: rule.lowest,
  bet_highest: rule.betHighest,
  given: rule.given,
})

/** Other series of a group; orders that were placed keep theirs. */
export const seriesKind = ({ forgetSetup }: LotteryContext): ChangeKind =>
  changeKind({
    kind: seriesKindName,
    right: 'lottery.change',
    input: z.strictObject({ rule: SeriesRule }),
    describe: async (tx, { brandId, target, input: { rule } }) => {
      if (target !== seriesTargetOf(rule)) throw invalid('target')
      requireRule(rule)
      const row = rowOf(brandId, rule)
      const current = await lockSeriesRule(tx, row)
      const [before, after] = [current ? factsOf(current) : { lowest: null }, factsOf(row)]
      if (JSON.stringify(before) === JSON.stringify(after)) throw invalid('nothing_changes')
      return { before, after }
    },
    execute: async (tx, { brandId, input }) => {
      await saveSeriesRule(tx, rowOf(brandId, input.rule))
      afterCommit(tx, forgetSetup)
    },
  })
