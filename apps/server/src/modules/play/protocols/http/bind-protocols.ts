import type { FastifyInstance } from 'fastify'
import type { OpenProtocol } from '../protocol.ts'
import type { Rounds } from '../../rounds/create-rounds.ts'
import type { PlayContext } from '../../common/context.ts'
import { createRefusedCallsLimit } from '../limit-refused-calls.ts'
import { createRecordRefusedCall, type RefusedCall } from '../record-refused-calls.ts'
import { createCallServer } from './serve-calls.ts'

/**
 * Serves the calls of vendors on the server of `root`, in front of its router: cookies, compression,
 * browser headers and the site's limits by address are for people's browsers, and machines that sign each call
 * would pay for them with a third of the speed. `root.inject` bypasses this.
 */
export const bindProtocols = (
  root: FastifyInstance,
  protocols: readonly OpenProtocol[],
  rounds: Rounds,
  { vendors, clock, log, breaker, countRefusedCall, environment }: PlayContext,
): void => {
  const limit = createRefusedCallsLimit({ clock })
  const note = createRecordRefusedCall({
    clock,
    log,
    ...(countRefusedCall && { countRefusedCall }),
  })
  const recordRefused = (call: RefusedCall): void => {
    // Unread ones cost nothing, and counting them would keep an address out forever.
    if (call.reason !== 'limited') limit.count(call.address)
    note(call)
  }
  const needs = { vendors, clock, log, judge: breaker.judge, recordRefused }
  for (const open of protocols) {
    const server = createCallServer(open(rounds, needs), {
      onError: (error, path) => log.error({ err: error, path }, 'wallet call failed unexpectedly'),
      recordRefused,
      addressOf: environment.addressOf,
      isLimited: limit.isOver,
    })
    for (const [path, handler] of server.handlers) root.serveDirectly(path, handler)
    root.addHook('preClose', async () => server.drain())
  }
}
