import { dayMs } from '@trevo/calendar/durations.ts'
import { Facts } from '@trevo/contract/ops/approvals.ts'
import { NewLottery } from '@trevo/contract/ops/lottery/new-lottery.ts'
import { afterCommit, type Tx } from '@trevo/database/connect.ts'
import { dayIn } from '@trevo/calendar/time-zone.ts'
import { findGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import type { Group } from '@trevo/lottery-rules/group.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../../platform/approvals/change-kind.ts'
import { findRuleFault, isZone } from '../../game-changes/domain/game-changes.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { pricingOf, requireReturn, returnOfSeries } from '../../lotteries/domain/returns.ts'
import { wiseWinId } from '../../lotteries/domain/game-rules.ts'
import type { SeriesRuleRow } from '../../tables.ts'
import { daysAheadMax, numberStyleOf, placeOf } from '../domain/new-lottery.ts'
import {
  hasCode,
  insertLottery,
  listSeriesRules,
  lockNewCodes,
} from '../repository/new-lotteries.ts'

export const addLotteryKindName = 'addLottery'

const Input = z.strictObject({ lottery: NewLottery })
type Order = ChangeOrder<z.infer<typeof Input>>

const invalid = (reason: string): Refusal => new Refusal('lottery.change_invalid', { reason })

/** The rules of the lottery. @throws Refusal `lottery.change_invalid` if its fields do not fit together */
export const requireValid = (lottery: NewLottery): Group => {
  const group = findGroup(lottery.rulesGroup)
  if (!group) throw invalid('rules')
  if (!isZone(lottery.timeZone)) throw invalid('time_zone')
  const fault = findRuleFault(lottery.rule, numberStyleOf(lottery))
  if (fault !== undefined) throw invalid(fault)
  const { order, prize } = lottery.limits
  if (parseMoney(order) === 0n || parseMoney(prize) === 0n) throw invalid('amount')
  if ('everySec' in lottery.rule && lottery.lockSec >= lottery.rule.everySec) throw invalid('lock')
  return group
}

/** The first moment that may be asked for; who decides late does not move it. @throws Refusal `lottery.change_invalid` */
export const requireMomentToCome = ({ onSaleFrom }: NewLottery, now: Date): void => {
  const at = Date.parse(onSaleFrom)
  if (at < now.getTime() || at > now.getTime() + daysAheadMax * dayMs) throw invalid('on_sale_from')
}

type SeriesRules = readonly Pick<
  SeriesRuleRow,
  'brand_id' | 'group_code' | 'prize_mode_id' | 'bet_highest' | 'given'
>[]

/** What its plays return; null where it has none of the sort, or the brand sells no series of its group. */
export const returnsOf = (
  group: Group,
  { oddsReturnBp }: Pick<NewLottery, 'oddsReturnBp'>,
  { brandId, rules }: { readonly brandId: number; readonly rules: SeriesRules },
): { readonly odds: number | null; readonly series: number | null } => {
  const { atOdds, bySeries } = pricingOf(group)
  const sold = rules.filter(
    ({ brand_id, group_code, prize_mode_id }) =>
      brand_id === brandId && group_code === group.gameGroupCode && prize_mode_id !== wiseWinId,
  )
  const series = sold.map((rule) =>
    returnOfSeries(group, rule.prize_mode_id, {
      betHighest: rule.bet_highest,
      given: rule.given,
    }),
  )
  return {
    odds: atOdds > 0 ? oddsReturnBp : null,
    series: bySeries > 0 && series.length > 0 ? Math.max(...series) : null,
  }
}

/** @throws Refusal `lottery.return_out_of_bounds`, `lottery.series_missing` */
const requirePriced = (group: Group, { odds, series }: ReturnType<typeof returnsOf>): void => {
  if (odds !== null) requireReturn(odds)
  if (series !== null) requireReturn(series)
  if (series === null && pricingOf(group).bySeries > 0) {
    throw new Refusal('lottery.series_missing', { group: group.gameGroupCode })
  }
}

/** Every refusal that adding the lottery would meet now. */
export const requireAddable = async (
  tx: Tx,
  brandId: number,
  lottery: NewLottery,
): Promise<Group> => {
  const group = requireValid(lottery)
  if (await hasCode(tx, brandId, lottery.gameCode)) {
    throw new Refusal('lottery.code_taken', { code: lottery.gameCode })
  }
  requirePriced(group, returnsOf(group, lottery, { brandId, rules: await listSeriesRules(tx) }))
  return group
}

const rowsOf = (brandId: number, lottery: NewLottery, group: Group, now: Date) => {
  const onSaleFrom = new Date(lottery.onSaleFrom)
  const begin = onSaleFrom > now ? onSaleFrom : now
  return {
    game: {
      brand_id: brandId,
      code: lottery.gameCode,
      rules_group: group.code,
      ...placeOf(group),
      names: lottery.names,
      result_source: lottery.source,
      lock_sec: lottery.lockSec,
      trace_draws_max: lottery.traceDrawsMax,
      number_style: numberStyleOf(lottery),
      odds_return_bp: lottery.oddsReturnBp,
      on_sale_from: onSaleFrom,
    },
    schedule: {
      from_on: dayIn(begin, lottery.timeZone),
      time_zone: lottery.timeZone,
      rule: lottery.rule,
    },
    limit: {
      order_minor_max: parseMoney(lottery.limits.order),
      prize_minor_max: parseMoney(lottery.limits.prize),
      multiple_max: lottery.limits.multiple,
    },
  }
}

const add = async (
  tx: Tx,
  { catalogue, clock, forgetSetup }: LotteryContext,
  { brandId, input: { lottery } }: Order,
): Promise<void> => {
  const group = await requireAddable(tx, brandId, lottery)
  const rows = rowsOf(brandId, lottery, group, clock.now())
  const id = await insertLottery(tx, rows)
  const { group_code: groupCode, prize_mode: prizeMode, account_type: accountType } = rows.game
  if (prizeMode === 'ZY') throw new Error('no kind of lottery is ZY alone')
  const listing = { groupCode, prizeMode, accountType }
  const { gameCode: code, names } = lottery
  if (!(await catalogue.addLottery(tx, { brandId, id, code, names, ...listing }))) {
    throw new Refusal('lottery.code_taken', { code })
  }
  afterCommit(tx, forgetSetup)
}

/** A new lottery of a brand, in its lobby and with draws from its moment on. */
export const addLotteryKind = (context: LotteryContext): ChangeKind =>
  changeKind({
    kind: addLotteryKindName,
    right: 'lottery.change',
    input: Input,
    describe: async (tx, { brandId, target, input: { lottery } }: Order) => {
      if (lottery.gameCode !== target) throw invalid('target')
      await lockNewCodes(tx, brandId)
      await requireAddable(tx, brandId, lottery)
      return { before: { lottery: null }, after: Facts.parse(lottery) }
    },
    execute: (tx, order) => add(tx, context, order),
    noteAsked: async (_, { input }) => requireMomentToCome(input.lottery, context.clock.now()),
  })
