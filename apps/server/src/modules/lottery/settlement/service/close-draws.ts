import { setImmediate as pause } from 'node:timers/promises'
import { createMerkleFold } from '@trevo/fairness/merkle-fold.ts'
import { doEach } from '@trevo/platform/do-each.ts'
import {
  insertEvent,
  listDueDraws,
  listUnsealed,
  lockDraw,
  openDueDraws,
  setDraw,
} from '../../draws/repository/draws.ts'
import { listLeaves } from '../../orders/repository/tickets.ts'
import type { DrawRow } from '../../tables.ts'
import type { LotteryContext } from '../../lotteries/context.ts'
import { returnUnfilled } from '../../shared-tickets/service/return-shared-tickets.ts'

const drawsAtOnce = 50
const leavesAtOnce = 5_000

/**
 * Closes a draw: it waits for every order and cancellation that holds a shared lock of it; later ones find it
 * closed.
 */
const closeDraw = ({ database, clock }: LotteryContext, drawId: bigint): Promise<void> =>
  database.inTx(async (tx) => {
    const draw = await lockDraw(tx, drawId)
    if (draw?.status !== 'open' || clock.now() < draw.closes_at) return
    await setDraw(tx, drawId, { status: 'closed' })
    const at = clock.now()
    await insertEvent(tx, {
      draw_id: drawId,
      kind: 'closed',
      operator: null,
      reason: null,
      detail: null,
      at,
    })
  })

/** Publishes the root over the valid tickets; none can be added any more, and unsold shared ones are gone. */
const publishRoot = async (
  context: LotteryContext,
  closed: Pick<DrawRow, 'id' | 'game_id' | 'draw_number'>,
): Promise<void> => {
  const { database } = context
  const { id } = closed
  await returnUnfilled(context, closed)
  const fold = createMerkleFold()
  let after = 0n
  let ticketCount = 0
  let stakeMinor = 0n
  for (;;) {
    const leaves = await listLeaves(database.db, id, after, leavesAtOnce)
    for (const { leaf, stake_minor } of leaves) {
      fold.add(leaf)
      stakeMinor += stake_minor
    }
    ticketCount += leaves.length
    after = leaves.at(-1)?.id ?? after
    if (leaves.length < leavesAtOnce) break
    await pause()
  }
  await database.inTx(async (tx) => {
    const draw = await lockDraw(tx, id)
    if (draw?.status !== 'closed' || draw.root !== null) return
    await setDraw(tx, id, {
      root: fold.root(),
      ticket_count: ticketCount,
      stake_minor: stakeMinor,
    })
  })
}

/** Opens and closes due draws; a job, several times a second. */
export const createCloseDraws = (context: LotteryContext) => async (): Promise<void> => {
  const { database, clock } = context
  const at = clock.now()
  await openDueDraws(database.db, at)
  const due = await listDueDraws(database.db, { status: 'open', at, limit: drawsAtOnce })
  const closeDue = () =>
    doEach(due, async (draw) => {
      await closeDraw(context, draw.id)
      await publishRoot(context, draw)
    })
  const sealUnsealed = async () => {
    const withoutRoot = await listUnsealed(database.db, drawsAtOnce)
    await doEach(withoutRoot, (draw) => publishRoot(context, draw))
  }
  await doEach([closeDue, sealUnsealed], (part) => part())
}
