import type { Facts } from '@trevo/contract/ops/approvals.ts'
import {
  changeJackpot as jackpotEndpoint,
  changeJackpotGame as gameEndpoint,
} from '@trevo/contract/ops/games/jackpots.ts'
import { afterCommit, type Tx } from '@trevo/database/connect.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../platform/approvals/change-kind.ts'
import type { JackpotNeeds } from '../needs.ts'
import {
  lockGame,
  lockPoolByCode,
  saveGame,
  savePool,
  type FilledPool,
} from '../repository/pool-desk.ts'
import type { PoolRow } from '../repository/tables.ts'

export const jackpotKindName = 'changeJackpot'
export const jackpotGameKindName = 'changeJackpotGame'

const Terms = z.strictObject({ terms: jackpotEndpoint.body.shape.terms })
const Game = z.strictObject({ fills: gameEndpoint.body.shape.fills })

const invalid = (reason: string): Refusal => new Refusal('jackpot.invalid', { reason })

const codeForm = /^[a-z]{2,20}$/

type TermsOrder = ChangeOrder<z.infer<typeof Terms>>
type Wanted = Pick<PoolRow, 'names' | 'seed_minor' | 'must_hit_by_minor'>

/** A cent is 100 minor units: amounts that are put in have no fractions of one. */
const centMinor = 100n

/** @throws Refusal `jackpot.invalid` */
const wantedOf = ({ target, input: { terms } }: TermsOrder): Wanted => {
  if (!codeForm.test(target)) throw invalid('code')
  if (Object.keys(terms.names).length === 0) throw invalid('name')
  const [seed, mustHitBy] = [parseMoney(terms.seed), parseMoney(terms.mustHitBy)]
  if (seed <= 0n || seed % centMinor !== 0n) throw invalid('seed')
  if (mustHitBy <= seed || mustHitBy % centMinor !== 0n) throw invalid('must_hit_by')
  return { names: terms.names, seed_minor: seed, must_hit_by_minor: mustHitBy }
}

const termFacts = (pool: Wanted | undefined): Facts =>
  pool
    ? {
        names: { ...pool.names },
        seed: formatMoney(pool.seed_minor),
        mustHitBy: formatMoney(pool.must_hit_by_minor),
      }
    : { jackpot: null }

/** Other terms of a pool, which its next cycle has, or a new pool. `opened` opens new ones. */
export const jackpotKind = (openPools: () => Promise<void>): ChangeKind =>
  changeKind({
    kind: jackpotKindName,
    right: 'games.decide',
    input: Terms,
    describe: async (tx: Tx, order: TermsOrder) => {
      const wanted = wantedOf(order)
      const pool = await lockPoolByCode(tx, order.brandId, order.target)
      const [before, after] = [termFacts(pool), termFacts(wanted)]
      if (JSON.stringify(before) === JSON.stringify(after)) throw invalid('nothing_changes')
      return { before, after, amountMinor: wanted.must_hit_by_minor }
    },
    execute: async (tx, order) => {
      await savePool(tx, { brandId: order.brandId, code: order.target }, wantedOf(order))
      // A start opens it as well, should this fail.
      afterCommit(tx, () => void openPools().catch(() => undefined))
    },
  })

type GameOrder = ChangeOrder<z.infer<typeof Game>>

const gameFacts = (filled: Pick<FilledPool, 'code' | 'share_bp'> | undefined): Facts =>
  filled
    ? { jackpot: filled.code, sharePercent: (filled.share_bp / 100).toFixed(2) }
    : { jackpot: null }

/** Which pool a game fills; counts for stakes that are settled afterwards. */
export const jackpotGameKind = ({ catalogue }: Pick<JackpotNeeds, 'catalogue'>): ChangeKind =>
  changeKind({
    kind: jackpotGameKindName,
    right: 'games.decide',
    input: Game,
    describe: async (tx: Tx, { brandId, target, input: { fills } }: GameOrder) => {
      const nodeId = Number(target)
      if (!catalogue.isGame(nodeId)) throw new Refusal('game.unknown')
      // One of the brand's pools at most.
      const filled = await lockGame(tx, brandId, nodeId)
      if (fills && !(await lockPoolByCode(tx, brandId, fills.code))) {
        throw new Refusal('jackpot.unknown')
      }
      const before = gameFacts(filled)
      const after = gameFacts(fills ? { code: fills.code, share_bp: fills.shareBp } : undefined)
      if (JSON.stringify(before) === JSON.stringify(after)) throw invalid('nothing_changes')
      return { before, after }
    },
    execute: async (tx, { brandId, target, input: { fills } }) => {
      const pool = fills && (await lockPoolByCode(tx, brandId, fills.code))
      if (fills && !pool) throw new Refusal('jackpot.unknown')
      await saveGame(
        tx,
        brandId,
        Number(target),
        fills && pool ? { poolId: pool.id, shareBp: fills.shareBp } : undefined,
      )
    },
  })
