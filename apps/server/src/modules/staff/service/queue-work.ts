import {
  queueRights,
  type QueueKind,
  type QueueWork,
} from '@trevo/contract/ops/everywhere/queue-work.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { noteAct } from '../../../platform/acts/act.ts'
import type { Operator } from '../../../platform/http/actor.ts'
import {
  deleteAssignments,
  listAssignments,
  listHoldersOf,
  listViewers,
  saveAssignments,
  saveViewer,
} from '../repository/queue-work.ts'
import type { StaffNeeds } from '../needs.ts'

/** An item that was not asked for again within this time is no longer open. */
const openForMs = 30_000
const targetsMax = 100

type Actor = Pick<Operator, 'operatorId' | 'brandId' | 'rights'>

/** @throws Refusal `operator.right_required` for who may not see the queue */
const requireQueue = ({ rights }: Actor, kind: QueueKind): void => {
  const right = queueRights[kind]
  if (!rights.has(right)) throw new Refusal('operator.right_required', { right })
}

const createListWork = ({ database, clock, identity }: StaffNeeds) => {
  const { db } = database
  return async (
    { brandId, operatorId }: Actor,
    kind: QueueKind,
    targets: readonly string[],
  ): Promise<QueueWork[]> => {
    const items = { brandId, kind, targets }
    const seenAfter = new Date(clock.now().getTime() - openForMs)
    const [assigned, viewers] = await Promise.all([
      listAssignments(db, items),
      listViewers(db, items, seenAfter),
    ])
    const names = await identity.listOperatorNames([
      ...new Set([...assigned, ...viewers].map((one) => one.operatorId)),
    ])
    return targets.map((targetId) => {
      const owner = assigned.find(({ target }) => target === targetId)
      return {
        targetId,
        assignedTo: (owner && names.get(owner.operatorId)) ?? null,
        assignedAt: owner?.at.toISOString() ?? null,
        viewers: viewers
          .filter((one) => one.target === targetId && one.operatorId !== operatorId)
          .map((one) => ({
            operator: names.get(one.operatorId) ?? '',
            since: one.since.toISOString(),
          })),
      }
    })
  }
}

/** Who works on the items of the queues that operators share, and who else has them open. */
export const createQueueWork = (needs: StaffNeeds) => {
  const { database, clock, identity } = needs
  const listWork = createListWork(needs)

  const listOperators = async (brandId: number, kind: QueueKind): Promise<readonly string[]> => {
    const holders = await listHoldersOf(database.db, brandId, queueRights[kind], clock.now())
    return [...(await identity.listOperatorNames(holders)).values()].toSorted()
  }

  return {
    /** @throws Refusal `operator.right_required` */
    listQueueOperators: async (actor: Actor, kind: QueueKind): Promise<readonly string[]> => {
      requireQueue(actor, kind)
      return listOperators(actor.brandId, kind)
    },

    /** Who works on up to 100 items; `open` is the one that the caller has open. */
    showQueueWork: async (
      actor: Actor,
      kind: QueueKind,
      targets: readonly string[],
      open: string | undefined,
    ): Promise<QueueWork[]> => {
      requireQueue(actor, kind)
      if (open !== undefined) {
        const { brandId, operatorId } = actor
        const at = clock.now()
        await saveViewer(database.db, { brandId, operatorId, kind, target: open, at })
      }
      const asked = [...new Set(open === undefined ? targets : [open, ...targets])]
      return listWork(actor, kind, asked.slice(0, targetsMax))
    },

    /**
     * Gives items to an operator who may see the queue, or to nobody.
     * @throws Refusal `operator.right_required`, `queue.operator_unknown`
     */
    assignQueueItems: async (
      actor: Actor,
      kind: QueueKind,
      targets: readonly string[],
      operator: string | null,
    ): Promise<QueueWork[]> => {
      requireQueue(actor, kind)
      const items = { brandId: actor.brandId, kind, targets: [...new Set(targets)] }
      const owner =
        operator === null ? null : await identity.findOperatorId(actor.brandId, operator)
      if (owner === undefined) throw new Refusal('queue.operator_unknown')
      const at = clock.now()
      const holders =
        owner === null ? [] : await listHoldersOf(database.db, actor.brandId, queueRights[kind], at)
      if (owner !== null && !holders.includes(owner)) throw new Refusal('queue.operator_unknown')
      noteAct({
        target: `${kind} ${items.targets.join(', ')}`.slice(0, 80),
        after: { operator },
        right: queueRights[kind],
      })
      await database.inTx((tx) =>
        owner === null
          ? deleteAssignments(tx, items)
          : saveAssignments(tx, items, { operatorId: owner, assignedBy: actor.operatorId, at }),
      )
      return listWork(actor, kind, items.targets)
    },
  }
}
