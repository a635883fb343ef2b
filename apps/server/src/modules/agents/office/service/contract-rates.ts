import { randomUUID } from 'node:crypto'
import { ContractRates } from '@trevo/contract/ops/teams/acts.ts'
import { afterCommit, tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { z } from 'zod'
import {
  changeKind,
  type ChangeKind,
  type ChangeOrder,
} from '../../../../platform/approvals/change-kind.ts'
import { formatPercent } from '../../common/domain/percent.ts'
import { rateOf, requireGoodTerms, type Tier } from '../../contracts/domain/contract-rules.ts'
import {
  findContract,
  insertContract,
  insertEvent,
  isAnyWaiting,
  ladderOf,
  lockLadders,
} from '../../contracts/repository/contracts.ts'
import { listTiers } from '../../contracts/repository/queries-contracts.ts'
import { notifyReceiver, requireRate } from '../../contracts/service/offer-contract.ts'
import { presentContract } from '../../contracts/service/present-contract.ts'
import { requireWithinBound } from '../../contracts/service/require-within-bound.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { findNode } from '../../tree/repository/tree.ts'
import type { AgentsTables, ContractRow } from '../../tables.ts'

type Order = ChangeOrder<z.infer<typeof ContractRates>>

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const ratesOf = (tiers: readonly Pick<Tier, 'rateBp'>[]): string[] =>
  tiers.map(({ rateBp }) => formatPercent(rateBp))

/** The signed contract with its tiers, and those with the wanted rates, under the lock of the brand's contracts. */
const lockRates = async (tx: Tx, { brandId, target, input }: Order) => {
  const db = tables<AgentsTables>(tx)
  await lockLadders(db, { brandId })
  const signed = uuid.test(target) ? await findContract(db, target) : undefined
  const isSigned = signed?.status === 'A' || signed?.status === 'V'
  if (!signed || signed.brand_id !== brandId || !isSigned) throw new Refusal('contract.unknown')
  const tiers = (await listTiers(db, [signed.contract_id])).get(signed.contract_id) ?? []
  if (tiers.length !== input.rateBps.length) {
    throw new Refusal('contract.terms_invalid', { field: 'tiers' })
  }
  const wanted = tiers.map((tier, index) => ({ ...tier, rateBp: input.rateBps[index] ?? 0 }))
  const ladder = ladderOf(signed)
  requireGoodTerms({ ...ladder, period: signed.period, tiers: wanted })
  if (await isAnyWaiting(db, ladder, signed.receiver_id)) throw new Refusal('contract.waiting')
  const giver = await findNode(db, signed.giver_id)
  if (!giver) throw new Refusal('contract.unknown')
  const uplineMemberId = giver.path.at(-2) ?? null
  await requireRate(db, { ...ladder, giverId: signed.giver_id, tiers: wanted }, { uplineMemberId })
  await requireWithinBound(db, { ...ladder, rateBp: rateOf(wanted) }, signed.receiver_id)
  return { db, signed, tiers, wanted }
}

/** The signed contract again with other rates, as its giver would offer it; the receiver still decides. */
export const contractRatesKind = (needs: AgentsNeeds): ChangeKind =>
  changeKind({
    kind: 'changeContractRates',
    right: 'agents.change',
    input: ContractRates,
    describe: async (tx: Tx, order: Order) => {
      const { signed, tiers, wanted } = await lockRates(tx, order)
      const about = { contract: signed.contract_type, product: signed.product }
      const [before, after] = [ratesOf(tiers), ratesOf(wanted)]
      if (String(before) === String(after)) {
        throw new Refusal('contract.terms_invalid', { field: 'rate' })
      }
      return { before: { ...about, rates: before }, after: { ...about, rates: after } }
    },
    execute: async (tx, order) => {
      const { db, signed, wanted } = await lockRates(tx, order)
      const offered: ContractRow = {
        ...signed,
        contract_id: randomUUID(),
        rate_bp: rateOf(wanted),
        status: 'E',
        created_at: needs.clock.now(),
        processed_at: null,
        signed_at: null,
        ended_at: null,
      }
      await insertContract(db, offered, wanted)
      await insertEvent(db, {
        contract_id: offered.contract_id,
        action: 'E',
        member_id: signed.giver_id,
        happened_at: offered.created_at,
      })
      afterCommit(tx, () => {
        presentContract(needs, offered)
          .then((contract) => notifyReceiver(needs, contract, { memberId: signed.receiver_id }))
          .catch((error: unknown) =>
            needs.logger.warn({ err: error }, 'contract offer: message not sent'),
          )
      })
    },
  })
