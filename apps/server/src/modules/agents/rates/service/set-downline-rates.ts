import type { Givable, Given } from '@trevo/contract/wps/agents/rebates.ts'
import { findModeWithoutFirst } from '@trevo/rebate-rules/prize-modes.ts'
import {
  findValueProblem,
  seriesHighest,
  seriesSteps,
  type ValueRule,
} from '@trevo/rebate-rules/value-rules.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { findRates, insertRate, listRebateRules, lockRates } from '../repository/rebates.ts'
import { findNode } from '../../tree/repository/tree.ts'
import type { AgentsDb, AgentsTables } from '../../tables.ts'
import type { AgentsNeeds } from '../../needs.ts'
import type { Caller } from '../../tree/service/require-downline.ts'

type Needs = Pick<AgentsNeeds, 'lottery'>

/** A new account has no rates yet. */
export type ForWhom = bigint | undefined

const listSeriesFor = async ({ lottery }: Needs, { brandId, memberId }: Caller, whom: ForWhom) => {
  const own = await lottery.listSeries(brandId, memberId)
  const theirs = whom === undefined ? [] : await lottery.listSeries(brandId, whom)
  return own.map(({ gameGroupCode, prizeModeId, maxSeries, minSeries }) => ({
    gameGroupCode,
    prizeModeId,
    lowest: minSeries,
    highest: seriesHighest,
    ...seriesSteps,
    own: maxSeries,
    current:
      theirs.find((one) => one.gameGroupCode === gameGroupCode && one.prizeModeId === prizeModeId)
        ?.maxSeries ?? null,
  }))
}

/** The rebates that an agent may give now, beside those of somebody below. */
export const listRebatesFor = async (
  db: AgentsDb,
  { brandId, memberId }: Caller,
  whom: ForWhom,
) => {
  const [rules, node] = [await listRebateRules(db, brandId), await findNode(db, memberId)]
  const own = await findRates(db, memberId)
  const theirs = whom === undefined ? undefined : await findRates(db, whom)
  const isTop = node?.path.length === 1
  return rules.map(({ product, ...rule }) => ({
    product,
    ...rule,
    own: own.get(product) ?? (isTop ? rule.highest : null),
    current: theirs?.get(product) ?? null,
  }))
}

/** What an agent may give to somebody directly below, or to a new account. */
export const listGivable = async (
  needs: Needs,
  db: AgentsDb,
  caller: Caller,
  whom: ForWhom,
): Promise<Givable> => ({
  rebates: await listRebatesFor(db, caller, whom),
  series: await listSeriesFor(needs, caller, whom),
})

type Value = ValueRule & { readonly own: number | null; readonly current: number | null }

const requireValue = (value: number, about: Value | undefined): void => {
  const own = about?.own ?? undefined
  const isGood =
    about !== undefined &&
    own !== undefined &&
    findValueProblem(value, about, { own, current: about.current ?? undefined }) === undefined
  if (!isGood) throw new Refusal('agent.value_not_allowed')
}

/** @throws Refusal if part of it may not be given */
export const requireGivable = (given: Given, givable: Givable): void => {
  for (const { product, rateBp } of given.rebates) {
    requireValue(
      rateBp,
      givable.rebates.find((one) => one.product === product),
    )
  }
  for (const { gameGroupCode, prizeModeId, series } of given.series) {
    requireValue(
      series,
      givable.series.find(
        (one) => one.gameGroupCode === gameGroupCode && one.prizeModeId === prizeModeId,
      ),
    )
  }
  const has = [...given.series, ...givable.series.filter(({ current }) => current !== null)].map(
    ({ gameGroupCode, prizeModeId }) => ({ groupCode: gameGroupCode, prizeModeId }),
  )
  const wanted = findModeWithoutFirst(has)
  const isAsked = given.series.some(({ gameGroupCode }) => gameGroupCode === wanted?.groupCode)
  if (wanted && isAsked) throw new Refusal('agent.mode_without_first')
}

/** Stores the given rates, in the transaction that checked them or created the account. */
export const saveGiven = async (
  { lottery }: Needs,
  tx: Tx,
  given: Given,
  who: { readonly memberId: bigint; readonly by: bigint; readonly at: Date },
): Promise<void> => {
  const db = tables<AgentsTables>(tx)
  for (const { product, rateBp } of given.rebates) {
    if (rateBp > 0) await insertRate(db, { ...who, product, rateBp })
  }
  for (const { gameGroupCode, prizeModeId, series } of given.series) {
    await lottery.saveSeries(tx, {
      memberId: who.memberId,
      groupCode: gameGroupCode,
      prizeModeId,
      maxSeries: series,
    })
  }
}

/**
 * Checks and writes, under a lock: a member's rates rise one step at a time. Series are read before; they are
 * written only if they rise.
 */
export const setDownlineRatesInTx = async (
  needs: Needs,
  tx: Tx,
  caller: Caller,
  given: Given,
  who: {
    readonly memberId: bigint
    readonly at: Date
    readonly series: Givable['series']
  },
): Promise<void> => {
  const db = tables<AgentsTables>(tx)
  await lockRates(db, who.memberId)
  const rebates = await listRebatesFor(db, caller, who.memberId)
  requireGivable(given, { rebates, series: who.series })
  await saveGiven(needs, tx, given, { ...who, by: caller.memberId })
}
