import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { vendorEndpoints } from '@trevo/contract/vendor/endpoints.ts'
import { SessionReply } from '@trevo/contract/vendor/shapes.ts'
import type { Ability, Answer, VendorDriver } from '../driver.ts'
import type { V1Access } from './access.ts'
import { sendCall, sendMany, type V1Bent } from './call.ts'

const cannot: readonly Ability[] = []

/** Nine pauses are ten seconds, as long as a busy machine may need for a flood. */
const triesMax = 9
const firstPauseMs = 20

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

/** The same vendor, whose movements share a call with those of others. */
export const createManyDriver = (access: V1Access): VendorDriver<V1Bent> => {
  const alone = createV1Driver(access)
  /** Identifies nobody, and must not affect its neighbour. */
  const neighbour = () => ({
    kind: 'rollback',
    transactionId: randomUUID(),
    referenceTransactionId: randomUUID(),
    roundId: randomUUID(),
    playerRef: 'nobody',
    gameCode: access.gameCode,
    currency: 'BRL',
  })
  /** Retries if the outcome is unknown, with increasing delays, as a vendor does. */
  const send = async (movement: object, bent?: V1Bent, tries = 0): Promise<Answer> => {
    const { answers } = await sendMany(access, [neighbour(), movement, {}], bent)
    const [, answer, unread] = answers
    assert.ok(answer, 'the call is read')
    assert.equal(unread?.word, 'WRONG_SYNTAX')
    if (answer.http !== 500 || tries === triesMax) return answer
    await pause(firstPauseMs * 2 ** tries)
    return send(movement, bent, tries + 1)
  }
  return {
    ...alone,
    name: 'seamless wallet v1, many movements a call',
    sit: async (player) => {
      const table = await alone.sit(player)
      const { roundId, sessionToken, playerRef } = table
      const common = { playerRef, gameCode: access.gameCode, currency: 'BRL', roundId }
      const movement = () => ({ ...common, transactionId: randomUUID() })
      const paying = (of: string) => ({ ...movement(), referenceTransactionId: of })
      return {
        ...table,
        debit: (change, bent) => {
          const debit = { ...movement(), sessionToken, amount: '1.00', ...change }
          return send({ kind: 'debit', ...debit }, bent)
        },
        credit: (of, change, bent) =>
          send({ kind: 'credit', ...paying(of), amount: '2.00', ...change }, bent),
        rollback: (of, change, bent) => send({ kind: 'rollback', ...paying(of), ...change }, bent),
      }
    },
  }
}
