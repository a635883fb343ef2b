import { termsOfContract } from '@trevo/contract/contract-terms.ts'
import type { Contract } from '@trevo/contract/wps/agents/contracts.ts'
import { tables } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import {
  requireGoodTerms,
  offerableRateBp,
  rateOf,
  type Terms,
  type Tier,
} from '../domain/contract-rules.ts'
import { formatPercent } from '../../common/domain/percent.ts'
import {
  findContract,
  findSigned,
  insertContract,
  insertEvent,
  isAnyWaiting,
  lockLadders,
  type Ladder,
} from '../repository/contracts.ts'
import { listTiers } from '../repository/queries-contracts.ts'
import type { AgentsDb, AgentsTables, ContractRow } from '../../tables.ts'
import type { AgentNode, AgentsNeeds } from '../../needs.ts'
import { presentContract } from './present-contract.ts'
import { requireWithinBound } from './require-within-bound.ts'

export type OfferOrder = Ladder &
  Terms & {
    readonly contractId: string
    readonly giverId: bigint
    readonly receiverId: string
    /** Terms the order leaves out: the defaults of the type. */
    readonly carriesOver?: boolean | undefined
    readonly needsApproval?: boolean | undefined
  }

const isDividend = ({ contractType }: OfferOrder): boolean => contractType === 'DIVIDEND'
const carriesOver = (order: OfferOrder): boolean => order.carriesOver ?? isDividend(order)
const needsApproval = (order: OfferOrder): boolean => order.needsApproval ?? isDividend(order)

const requireReceiver = (receiver: AgentNode | undefined, giverId: bigint): AgentNode => {
  if (receiver?.isAgent && receiver.uplineMemberId === giverId) return receiver
  throw new Refusal('contract.not_downline')
}

const isSameTier = (one: Tier, other: Tier | undefined): boolean =>
  other !== undefined &&
  one.minimumBetMinor === other.minimumBetMinor &&
  one.netLossMinor === other.netLossMinor &&
  one.activeMembers === other.activeMembers &&
  one.rateBp === other.rateBp &&
  one.fixedMinor === other.fixedMinor &&
  one.winRateBp === other.winRateBp

/** A retry finds its own result; an id used for something else is refused. */
const requireSameOrder = async (
  db: AgentsDb,
  known: ContractRow,
  order: OfferOrder,
  receiver: AgentNode,
): Promise<ContractRow> => {
  const tiers = (await listTiers(db, [known.contract_id])).get(known.contract_id) ?? []
  const isSame =
    known.giver_id === order.giverId &&
    known.receiver_id === receiver.memberId &&
    known.contract_type === order.contractType &&
    known.product === order.product &&
    known.period === order.period &&
    known.carries_over === carriesOver(order) &&
    known.needs_approval === needsApproval(order) &&
    tiers.length === order.tiers.length &&
    tiers.every((tier, index) => isSameTier(tier, order.tiers[index]))
  if (!isSame) throw new Refusal('request.id_reused')
  return known
}

/** @throws Refusal `contract.none_of_own`, `contract.rate_too_high` */
export const requireRate = async (
  db: AgentsDb,
  order: Ladder & Pick<OfferOrder, 'giverId' | 'tiers'>,
  giver: Pick<AgentNode, 'uplineMemberId'>,
): Promise<void> => {
  const own = await findSigned(db, order, order.giverId)
  const isTop = giver.uplineMemberId === null
  const rateBpMax = offerableRateBp(order.contractType, { isTop, ownRateBp: own?.rate_bp })
  if (rateBpMax === undefined) throw new Refusal('contract.none_of_own')
  if (rateOf(order.tiers) > rateBpMax) {
    throw new Refusal('contract.rate_too_high', { max: formatPercent(rateBpMax) })
  }
}

/** In the receiver's inbox, once per contract. */
export const notifyReceiver = async (
  { inbox, clock }: AgentsNeeds,
  contract: Contract,
  receiver: Pick<AgentNode, 'memberId'>,
): Promise<void> => {
  await inbox.send(receiver.memberId, [
    {
      source: `contract:${contract.id}:offered`,
      kind: 'contract_offered',
      params: { giver: contract.giver },
      about: { what: 'contract', id: contract.id },
      sentAt: clock.now(),
    },
  ])
}

/**
 * Offers terms to an agent directly below. If a contract is signed already the offer waits as E, and replaces it
 * once accepted; other terms are always another contract.
 */
export const createOfferContract =
  (needs: AgentsNeeds) =>
  async (order: OfferOrder): Promise<Contract> => {
    const { database, clock, logger, members, settings } = needs
    if (!settings.openTypes(order.brandId).includes(order.contractType)) {
      throw new Refusal('function.not.available')
    }
    requireGoodTerms(order)
    if (carriesOver(order) && !termsOfContract[order.contractType].hasCarryOver) {
      throw new Refusal('contract.terms_invalid', { field: 'carriesOver' })
    }
    const giver = await members.findAgent(order.giverId)
    if (!giver) throw new Error(`session of unknown agent ${order.giverId}`)
    const found = await members.findAgentByCustomerId(order.brandId, order.receiverId)
    const receiver = requireReceiver(found, order.giverId)

    const row = await database.inTx(async (tx) => {
      const db = tables<AgentsTables>(tx)
      await lockLadders(db, order)
      const known = await findContract(db, order.contractId)
      if (known) return requireSameOrder(db, known, order, receiver)
      if (await isAnyWaiting(db, order, receiver.memberId)) throw new Refusal('contract.waiting')
      await requireRate(db, order, giver)
      await requireWithinBound(db, { ...order, rateBp: rateOf(order.tiers) }, receiver.memberId)

      const isReplacement = (await findSigned(db, order, receiver.memberId)) !== undefined
      const offered: ContractRow = {
        contract_id: order.contractId,
        brand_id: order.brandId,
        contract_type: order.contractType,
        product: order.product,
        giver_id: order.giverId,
        receiver_id: receiver.memberId,
        period: order.period,
        rate_bp: rateOf(order.tiers),
        status: isReplacement ? 'E' : 'P',
        created_at: clock.now(),
        processed_at: null,
        signed_at: null,
        ended_at: null,
        carries_over: carriesOver(order),
        needs_approval: needsApproval(order),
      }
      await insertContract(db, offered, order.tiers)
      await insertEvent(db, {
        contract_id: order.contractId,
        action: isReplacement ? 'E' : 'N',
        member_id: order.giverId,
        happened_at: offered.created_at,
      })
      return offered
    })
    const contract = await presentContract(needs, row)
    // The offer is valid without the message, and waits in the agent center.
    await notifyReceiver(needs, contract, receiver).catch((error: unknown) =>
      logger.warn({ err: error }, 'contract offer: message not sent'),
    )
    return contract
  }
