import { watchCardTable } from '@trevo/contract/rgs/card-tables.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Refusal } from '@trevo/platform/refusal.ts'
import { answerRouteError } from '../../../common/http/bind-route.ts'
import type { CardTablesRunning } from '../jobs/run-card-tables.ts'
import { getCardSession } from '../../views/service/card-session.ts'
import { findOwnSeat } from '../../seats/service/own-seat.ts'
import { showOwnTable } from '../../views/service/show-own-table.ts'

/** The viewers that one process serves. */
const viewersMax = 5_000
/** The largest gap between two events, so that a client can tell a dead connection from a quiet one. */
const stillThereMs = 2_000
/** A client that is this far behind is disconnected, and gets the current table when it reconnects. */
const behindMax = 64 * 1_024

/** Serves a seat's table as server-sent events, until the client disconnects. */
export const serveCardTable = (app: FastifyInstance, running: CardTablesRunning): void => {
  const { dependencies, watch } = running
  const open = new Set<FastifyReply>()
  const send = async (reply: FastifyReply, token: string | undefined): Promise<void> => {
    const { row } = await getCardSession(dependencies)(token)
    const seat = await findOwnSeat(dependencies)(row)
    const view = await showOwnTable(dependencies)(row)
    if (!seat || !view) throw new Refusal('rgs.no_seat')
    if (open.size >= viewersMax) throw new Refusal('rgs.room_full')
    const { raw } = reply
    reply.hijack()
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
    const tell = (told: object): void => {
      if (raw.writableLength > behindMax) raw.destroy()
      else raw.write(`data: ${JSON.stringify(told)}\n\n`)
    }
    tell(view)
    open.add(reply)
    const stop = watch({ tableId: seat.table_id, roundId: seat.round_id }, tell)
    raw.once('close', () => {
      stop()
      open.delete(reply)
    })
  }
  app.get(watchCardTable.path, async (request, reply) => {
    try {
      await send(reply, request.headers.authorization)
      return reply
    } catch (error) {
      return answerRouteError(watchCardTable, error, request, reply)
    }
  })
  const stillThere = setInterval(() => {
    for (const { raw } of open) raw.write(':\n\n')
  }, stillThereMs)
  stillThere.unref()
  // Streams never end by themselves: a closing server would wait for them.
  app.addHook('preClose', async () => {
    clearInterval(stillThere)
    for (const { raw } of open) raw.end()
  })
}
