import { setTimeout as pause } from 'node:timers/promises'
import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import {
  VendorMovement,
  type MovementReply,
  type MovementsReply,
} from '@trevo/contract/vendor/shapes.ts'
import { judge } from '../ended.ts'
import type { AnswerCall, ProtocolNeeds } from '../protocol.ts'
import type { orderRounds } from './order-rounds.ts'
import { decide, objectionTo, serveSigned, textOf } from './serve-message.ts'
import { replyOf, writeReply, type Ended } from './write-reply.ts'

/**
 * How long decided movements wait for the rest; less than the second after which a vendor gives up a call, so that
 * one player's locked account leaves nobody else's movement unknown.
 */
const waitMs = 700

/** The results available when the time is over; the rest continues, and is undefined here. */
const gather = async <Value>(
  works: readonly Promise<Value>[],
  ms: number,
): Promise<(Value | undefined)[]> => {
  const found: (Value | undefined)[] = works.map(() => undefined)
  const all = works.map(async (work, index) => {
    found[index] = await work
  })
  const over = new AbortController()
  const time = pause(ms, undefined, { signal: over.signal }).catch(() => undefined)
  await Promise.race([Promise.all(all), time])
  over.abort()
  return [...found]
}

/**
 * Serves movements of many players from one call: one signature and one answer instead of many. Each is parsed,
 * executed and judged separately.
 */
export const serveMovements = (
  needs: ProtocolNeeds,
  handle: ReturnType<typeof orderRounds>,
): AnswerCall => {
  const { path, body: schema } = vendorEndpoints.moveMany

  const move = (vendor: string, movement: VendorMovement): Promise<Ended> => {
    const message = { ...movement, requestId: '' }
    switch (message.kind) {
      case 'debit':
        return handle.debit(vendor, message)
      case 'credit':
        return handle.credit(vendor, message)
      case 'rollback':
        return handle.rollback(vendor, message)
      default:
        return message satisfies never
    }
  }

  const decideOne = async (vendor: string, json: unknown) => {
    const ended = await decide(needs, json, VendorMovement, vendor, move)
    return ended && (replyOf(ended, textOf(json, 'playerRef')) as MovementReply)
  }

  return serveSigned(needs, path, async (vendor, json) => {
    const requestId = textOf(json, 'requestId')
    const order = schema.safeParse(json)
    if (!order.success) {
      const ended = objectionTo(order.error, Object(json))
      needs.judge(vendor, judge(ended))
      return { status: 200, body: writeReply(ended, { requestId, playerRef: '' }) }
    }
    const works = order.data.movements.map((movement) => decideOne(vendor, movement))
    const replies = (await gather(works, waitMs)).map((reply) => reply ?? null)
    const reply: MovementsReply = { status: 'OK', requestId, replies }
    return { status: 200, body: JSON.stringify(reply) }
  })
}
