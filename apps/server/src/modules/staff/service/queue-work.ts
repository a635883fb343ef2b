import {
  queueRights,
  type QueueKind,
  type QueueWork,
} from '@trevo/contract/ops/everywhere/queue-work.ts'
import type { Right } from '@trevo/contract/ops/rights.ts'
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
import { listRightsOfRequests } from '../repository/change-requests.ts'
import type { StaffDb } from '../repository/tables.ts'
import type { StaffNeeds } from '../needs.ts'

/** An item that was not asked for again within this time is no longer open. */
const openForMs = 30_000
const targetsMax = 100

type Actor = Pick<Operator, 'operatorId' | 'brandId' | 'rights'>

/** The right that shows each item; items that nobody has a right to are left out. */
const rightsOfItems = async (
  db: StaffDb,
  brandId: number,
  kind: QueueKind,
  targets: readonly string[],
): Promise<ReadonlyMap<string, Right>> =>
  kind === 'approval'
    ? listRightsOfRequests(db, brandId, targets)
    : new Map(targets.map((target) => [target, queueRights[kind]]))

/** @throws Refusal `operator.right_required` for who may not see the queue */
const requireQueue = ({ rights }: Actor, kind: QueueKind): void => {
  // Of requests each has its own right, which is asked with it.
  if (kind === 'approval') return
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

const noteAssignment = (
  { kind, targets }: { readonly kind: QueueKind; readonly targets: readonly string[] },
  rights: readonly Right[],
  operator: string | null,
): void => {
  // The audit shows acts of AML to its own readers alone.
  const right = rights.find((one) => one.startsWith('aml.')) ?? rights[0]
  const target = `${kind} ${targets.join(', ')}`.slice(0, 80)
  noteAct({ target, after: { operator }, ...(right && { right }) })
}

/** Which items an operator may see, and who may have them. */
const createItemRights = ({ database, clock }: StaffNeeds) => {
  /** Operators who hold all of these rights. */
  const listHolders = async (brandId: number, rights: Iterable<Right>): Promise<bigint[]> => {
    const at = clock.now()
    const lists = await Promise.all(
      [...new Set(rights)].map((right) => listHoldersOf(database.db, brandId, right, at)),
    )
    return (lists[0] ?? []).filter((one) => lists.every((list) => list.includes(one)))
  }

  /** The items among these that the actor may see, with their rights. */
  const listVisible = async (actor: Actor, kind: QueueKind, targets: readonly string[]) => {
    const rights = await rightsOfItems(database.db, actor.brandId, kind, targets)
    return new Map([...rights].filter(([, right]) => actor.rights.has(right)))
  }

  /**
   * The rights of items that are changed. One that is unknown, of another brand or of AML is refused as every other,
   * so that the answer does not show that it exists.
   */
  const requireItems = async (actor: Actor, kind: QueueKind, targets: readonly string[]) => {
    const visible = await listVisible(actor, kind, targets)
    if (targets.some((target) => !visible.has(target))) throw new Refusal('operator.right_required')
    return [...new Set(visible.values())]
  }

  return { listHolders, listVisible, requireItems }
}

/** Who works on the items of the queues that operators share, and who else has them open. */
export const createQueueWork = (needs: StaffNeeds) => {
  const { database, clock, identity } = needs
  const listWork = createListWork(needs)
  const { listHolders, listVisible, requireItems } = createItemRights(needs)

  return {
    /** @throws Refusal `operator.right_required` */
    listQueueOperators: async (
      actor: Actor,
      kind: QueueKind,
      target?: string,
    ): Promise<readonly string[]> => {
      requireQueue(actor, kind)
      const rights = await requireItems(actor, kind, [target ?? ''])
      const holders = await listHolders(actor.brandId, rights)
      return [...(await identity.listOperatorNames(holders)).values()].toSorted()
    },

    /** Who works on up to 100 items; `open` is the one that the caller has open. */
    showQueueWork: async (
      actor: Actor,
      kind: QueueKind,
      targets: readonly string[],
      open: string | undefined,
    ): Promise<QueueWork[]> => {
      requireQueue(actor, kind)
      const asked = [...new Set(open === undefined ? targets : [open, ...targets])]
      const visible = await listVisible(actor, kind, asked.slice(0, targetsMax))
      if (open !== undefined && visible.has(open)) {
        const { brandId, operatorId } = actor
        const at = clock.now()
        await saveViewer(database.db, { brandId, operatorId, kind, target: open, at })
      }
      return listWork(actor, kind, [...visible.keys()])
    },

    /**
     * Gives items to an operator who may see them, or to nobody.
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
      const rights = await requireItems(actor, kind, items.targets)
      const owner =
        operator === null ? null : await identity.findOperatorId(actor.brandId, operator)
      if (owner === undefined) throw new Refusal('queue.operator_unknown')
      const holders = owner === null ? [] : await listHolders(actor.brandId, rights)
      if (owner !== null && !holders.includes(owner)) throw new Refusal('queue.operator_unknown')
      noteAssignment(items, rights, operator)
      const at = clock.now()
      await database.inTx((tx) =>
        owner === null
          ? deleteAssignments(tx, items)
          : saveAssignments(tx, items, { operatorId: owner, assignedBy: actor.operatorId, at }),
      )
      return listWork(actor, kind, items.targets)
    },
  }
}
