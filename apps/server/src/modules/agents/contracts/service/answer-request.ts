import type { ContractProduct, ContractType } from '@trevo/contract/contract-terms.ts'
import type { Contract, ContractAnswer } from '@trevo/contract/wps/agents/contracts.ts'
import { tables } from '@trevo/database/connect.ts'
import type { z } from 'zod'
import { Refusal } from '@trevo/platform/refusal.ts'
import { answered } from '../domain/contract-moves.ts'
import {
  findContract,
  findSigned,
  findToAnswer,
  ladderOf,
  lockLadders,
  moveContract,
} from '../repository/contracts.ts'
import type { AgentsDb, AgentsTables, ContractRow } from '../../tables.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { endDownlineContracts } from './end-downline-contracts.ts'
import { presentContract } from './present-contract.ts'
import { requireWithinBound } from './require-within-bound.ts'

export type GivenAnswer = {
  readonly brandId: number
  readonly receiverId: bigint
  readonly contractType: ContractType
  readonly answer: z.infer<typeof ContractAnswer>
  /** Either is enough; if both are present, they must agree. */
  readonly contractId?: string | undefined
  readonly product?: ContractProduct | undefined
}

const findAsked = (db: AgentsDb, given: GivenAnswer): Promise<ContractRow | undefined> => {
  if (given.contractId !== undefined) return findContract(db, given.contractId)
  if (given.product === undefined) return Promise.resolve(undefined)
  return findToAnswer(db, { ...given, product: given.product }, given.receiverId)
}

const isOfReceiver = (row: ContractRow, given: GivenAnswer): boolean =>
  row.receiver_id === given.receiverId &&
  row.contract_type === given.contractType &&
  (given.product ?? row.product) === row.product

const answerInTx = async (db: AgentsDb, given: GivenAnswer, at: Date): Promise<ContractRow> => {
  const seen = await findAsked(db, given)
  if (!seen || !isOfReceiver(seen, given)) throw new Refusal('contract.unknown')
  const ladder = ladderOf(seen)
  await lockLadders(db, ladder)
  // It may have been withdrawn, or ended by another one, while waiting for the lock.
  const row = await findContract(db, seen.contract_id)
  const to = row && answered(row.status, given.answer)
  if (!row || to === undefined) throw new Refusal('contract.answered')
  if (to === row.status) return row

  const by = given.receiverId
  if (to === 'A' && row.status !== 'V') {
    await requireWithinBound(db, { ...ladder, rateBp: row.rate_bp }, given.receiverId)
    const before = await findSigned(db, ladder, given.receiverId)
    if (before) await moveContract(db, before, 'C', { by: null, at })
  }
  const moved = await moveContract(db, row, to, { by, at })
  if (to === 'A')
    await endDownlineContracts(db, ladder, { memberId: by, ownRateBp: row.rate_bp }, at)
  if (to === 'C') await endDownlineContracts(db, ladder, { memberId: by, ownRateBp: undefined }, at)
  return moved
}

/**
 * CONTRACT-1, CONTRACT-2: the receiver accepts, rejects, agrees to the end or keeps. All consequences, the end of
 * an earlier contract and of those below, happen in the same transaction.
 */
export const createAnswerRequest =
  (needs: AgentsNeeds) =>
  async (given: GivenAnswer): Promise<Contract> => {
    const { database, clock } = needs
    const row = await database.inTx((tx) =>
      answerInTx(tables<AgentsTables>(tx), given, clock.now()),
    )
    return presentContract(needs, row)
  }
