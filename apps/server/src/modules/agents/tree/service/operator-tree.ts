import type { Body } from '@trevo/contract/endpoint.ts'
import type { moveBelow, TreePlace } from '@trevo/contract/ops/agents.ts'
import { tables, type Tx } from '@trevo/database/connect.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../../platform/acts/act.ts'
import {
  ladderOf,
  listReceived,
  lockLadders,
  moveContract,
} from '../../contracts/repository/contracts.ts'
import { countAllPlaced, readTeamSize, shiftTeamSize } from '../../figures/repository/counts.ts'
import { lockFigures } from '../../figures/repository/figures.ts'
import { shiftTeamBalance } from '../../figures/repository/movements.ts'
import { findNode, lockTree, moveSubtree, type Node } from '../repository/tree.ts'
import type { AgentsTables } from '../../tables.ts'
import type { AgentsNeeds } from '../../needs.ts'
import { endDownlineContracts } from '../../contracts/service/end-downline-contracts.ts'

type Move = Body<typeof moveBelow> & { readonly brandId: number; readonly operator: string }

/** Ends the moved member's rates and contracts from the former agent above. */
const endReceived = async (tx: Tx, memberId: bigint, at: Date): Promise<void> => {
  const db = tables<AgentsTables>(tx)
  for (const contract of await listReceived(db, memberId)) {
    const ladder = ladderOf(contract)
    await lockLadders(db, ladder)
    await moveContract(db, contract, 'C', { by: null, at })
    await endDownlineContracts(db, ladder, { memberId, ownRateBp: undefined }, at)
  }
}

const checkType = (types: readonly number[], type: number): void => {
  if (types.includes(type)) return
  throw new Refusal('agent.type_unknown', { types: types.join(', ') })
}

const noteMove = (move: Move, before: bigint | undefined, to: Node | undefined, at: Date): void => {
  const idOf = (memberId: bigint | undefined) => (memberId === undefined ? null : String(memberId))
  noteAct({
    target: move.username,
    before: { uplineId: idOf(before) },
    after: { uplineId: idOf(to?.memberId), upline: move.upline, from: at.toISOString() },
  })
}

type Places = { readonly node: Node; readonly upline: Node | undefined; readonly at: Date }

const moveInTx = async (
  { members, clock }: AgentsNeeds,
  tx: Tx,
  move: Move,
  { node, upline, at }: Places,
) => {
  const db = tables<AgentsTables>(tx)
  await lockTree(db, move.brandId)
  await lockFigures(db)
  const now = await findNode(db, node.memberId)
  const to = upline && (await findNode(db, upline.memberId))
  // A node cannot be below itself.
  if (!now || (upline && !to) || to?.path.includes(node.memberId)) {
    throw new Refusal('agent.move_not_possible')
  }
  const before = now.path.at(-2)
  if (before === upline?.memberId) return
  noteMove(move, before, upline, at)
  const [from, into] = [now.path.slice(0, -1), to?.path ?? []]
  await countAllPlaced(db)
  await shiftTeamSize(db, node.memberId, from, -1)
  await shiftTeamSize(db, node.memberId, into, 1)
  await shiftTeamBalance(db, node.memberId, from, -1n)
  await shiftTeamBalance(db, node.memberId, into, 1n)
  await moveSubtree(db, now, to?.path ?? [], { at, ...move })
  await members.savePlace(tx, node.memberId, { uplineId: upline?.memberId ?? null })
  await endReceived(tx, node.memberId, clock.now())
}

/** Members' places in the tree, moves and promotions: for operators only. */
export const createOperatorTree = (needs: AgentsNeeds) => {
  const { database, clock, members, identity } = needs

  const getMember = async (brandId: number, username: string) => {
    const member = await members.findByUsername(brandId, username)
    const node = member && (await findNode(database.db, member.memberId))
    if (!member || !node) throw new Refusal('agent.member_unknown')
    return { member, node }
  }

  const showTreePlace = async (brandId: number, username: string): Promise<TreePlace> => {
    const { member, node } = await getMember(brandId, username)
    const above = node.path.slice(0, -1)
    const names = await members.findNames(above)
    return {
      username: member.username,
      type: member.type,
      above: above.map((id) => names.get(id)?.username ?? ''),
      teamSize: await readTeamSize(database.db, node.memberId),
    }
  }

  return {
    showTreePlace,

    moveBelow: async (move: Move): Promise<TreePlace> => {
      const { node } = await getMember(move.brandId, move.username)
      const upline = move.upline === null ? undefined : await getMember(move.brandId, move.upline)
      const at = move.effectiveAt === undefined ? clock.now() : new Date(move.effectiveAt)
      if ((upline && !upline.member.isAgent) || at < clock.now()) {
        throw new Refusal('agent.move_not_possible')
      }
      const places = { node, upline: upline?.node, at }
      await database.inTx((tx) => moveInTx(needs, tx, move, places))
      return showTreePlace(move.brandId, move.username)
    },

    promoteToAgent: async (brandId: number, username: string, type: number): Promise<TreePlace> => {
      const { member } = await getMember(brandId, username)
      checkType(members.agentTypesOf(brandId), type)
      await database.inTx(async (tx) => {
        await members.savePlace(tx, member.memberId, { type })
        noteAct({ target: username, before: { type: member.type }, after: { type } })
      })
      // A session keeps the account kind it was opened with.
      await identity.endSessionsOf(member.memberId)
      return showTreePlace(brandId, username)
    },
  }
}
