import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import { SessionReply } from '@trevo/contract/vendor/shapes.ts'
import type { Ability, VendorDriver } from '../driver.ts'
import type { V1Access } from './access.ts'
import { sendCall, type V1Bent } from './call.ts'

const cannot: readonly Ability[] = []

/** A vendor of the seamless wallet v1. */
export const createV1Driver = (access: V1Access): VendorDriver<V1Bent> => ({
  name: 'seamless wallet v1',
  can: (ability) => !cannot.includes(ability),
  sit: async (player) => {
    const { checkSession, getVendorBalance, debit, credit, rollback, closeRound } = vendorEndpoints
    const send = (path: string, message: object, bent?: V1Bent) =>
      sendCall(access, path, message, bent)
    const launchToken = await player.launch()
    const opened = await send(checkSession.path, { launchToken })
    const { session } = SessionReply.parse(opened.reply)
    assert.ok(session, `the launch opens a session, got ${opened.reply.status}`)
    const { playerRef, sessionToken } = session
    const roundId = randomUUID()
    const { gameCode } = access
    const common = { playerRef, gameCode, currency: 'BRL' }
    const movement = () => ({ ...common, transactionId: randomUUID(), roundId })
    const paying = (of: string) => ({ ...movement(), referenceTransactionId: of })
    return {
      player,
      roundId,
      sessionToken,
      playerRef,
      debit: (change, bent) =>
        send(debit.path, { ...movement(), sessionToken, amount: '1.00', ...change }, bent),
      credit: (of, change, bent) =>
        send(credit.path, { ...paying(of), amount: '2.00', ...change }, bent),
      rollback: (of, change, bent) => send(rollback.path, { ...paying(of), ...change }, bent),
      balanceCall: (bent) => send(getVendorBalance.path, { ...common, sessionToken }, bent),
      closeRound: () => send(closeRound.path, { playerRef, gameCode, roundId }),
    }
  },
})
