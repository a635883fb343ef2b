import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { getBalance, getKyc, getLimits, placeOrder } from '@trevo/api-client/endpoints.ts'
import {
  demoMemberPassword,
  limitedMembers,
  type LimitedMember,
} from '@trevo/demo-members/demo-members.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { Config } from './config.ts'
import { createDoor, type Door, type Entered } from './enter.ts'
import { deposit, reais } from './move-money.ts'
import { needed, VisitEnds } from './needed.ts'
import { drawOnSale } from './office/cases/bet-opposite.ts'

/** Three dice, drawn every minute, of the brand of Brazil. */
const gameId = 8009
const slip = '0~1~1918~1~1900~10'
const slipReais = 20

/** How long until everybody is looked at again; a new month opens the limits. */
const againAfterMs = 600_000
/** While an identity is being checked, or a draw closes. */
const soonerMs = 30_000

const stakedOf = async ({ api }: Entered): Promise<bigint> => {
  const { list } = needed(await api.call(getLimits))
  const month = list.find(({ kind, period }) => kind === 'stake' && period === 'month')
  return parseMoney(month?.used ?? '0.00')
}

const stakeOnce = async (entered: Entered): Promise<void> => {
  const body = {
    clientId: randomUUID(),
    gameId,
    currentNumero: await drawOnSale(entered, gameId),
    betCartAmountSum: `${slipReais}.0000`,
    bettingSlipString: slip,
  }
  needed(await entered.api.call(placeOrder, { body }))
}

/** Gives the member money and uses the month's limit as far as planned. */
const bringNear = async (enter: Door, member: LimitedMember): Promise<void> => {
  const entered = await enter(member)
  if (!needed(await entered.api.call(getKyc)).isVerified) throw new VisitEnds('not verified yet')
  const wanted = reais(member.month?.staked ?? 0)
  const left = wanted - (await stakedOf(entered))
  const balance = parseMoney(needed(await entered.api.call(getBalance)).sumBalance)
  if (balance === 0n || balance < left) await deposit(entered)
  for (let missing = left; missing >= reais(slipReais); missing -= reais(slipReais)) {
    await stakeOnce(entered)
  }
}

/**
 * Keeps members of the demo's brand of Brazil near the limits that they set, for a visitor to try what happens
 * there. Ends with the signal.
 */
export const keepLimits = async (
  { brazil }: Pick<Config, 'brazil'>,
  { signal, report }: { readonly signal: AbortSignal; report(error: unknown): void },
): Promise<void> => {
  if (!brazil) return
  while (!signal.aborted) {
    // A session of an hour ago would have to prove itself again before it stakes.
    const enter = createDoor({ ...brazil, password: demoMemberPassword })
    let rest = againAfterMs
    for (const member of limitedMembers) {
      try {
        await bringNear(enter, member)
      } catch (error) {
        rest = soonerMs
        if (!(error instanceof VisitEnds)) report(error)
      }
    }
    await pause(rest, undefined, { signal })
  }
}
