import { randomUUID } from 'node:crypto'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { actInRound } from '@trevo/contract/rgs/play.ts'
import type { Dependencies } from '../dependencies.ts'
import { gameCode, openTestRgs } from './open-test-rgs.ts'
import { stepTitle } from './step-game.ts'

export const stepStake = '1.00'

/** The game server of `openTestRgs` with a game of several steps. */
export const openStepRgs = async () => {
  const rgs = await openTestRgs()
  const inSteps: Partial<Dependencies> = { findTitle: () => stepTitle(gameCode) }
  await rgs.crash(inSteps)

  const act = (token: string, roundId: string, number: number, action: unknown) =>
    rgs.call<Value<typeof actInRound>>('POST', `/rgs/v1/rounds/${roundId}/actions`, {
      token,
      body: { number, action },
    })
  const start = (token: string, more: object = {}) =>
    rgs.play(token, { stake: stepStake, choice: { aim: 'low' }, ...more })

  /** A player with a round at its first turn. */
  const begin = async (balance = '100.00') => {
    const opened = await rgs.open(balance)
    const id = randomUUID()
    const { status, value } = await start(opened.token, { id })
    if (status !== 200) throw new Error(`no round: ${value.errorCode}`)
    return {
      ...opened,
      id,
      round: value.round,
      act: (number: number, action: unknown) => act(opened.token, id, number, action),
    }
  }

  return {
    ...rgs,
    act,
    start,
    begin,
    crash: (overrides: Partial<Dependencies> = {}) => rgs.crash({ ...inSteps, ...overrides }),
    /** Attempts at actions in the database. */
    attempts: async (roundId: string) => {
      const { rows } = await rgs.pool.query<{ attempt: number; number: number; state: string }>(
        'select attempt, number, state from rgs.round_action where round_id = $1 order by attempt',
        [roundId],
      )
      return rows
    },
  }
}

export type StepRgs = Awaited<ReturnType<typeof openStepRgs>>
