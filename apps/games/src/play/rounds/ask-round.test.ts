import { describe, expect, it } from 'vitest'
import { RgsRefusal, RgsSilence, type PlayAnswer, type RgsPort } from '../../rgs/rgs-port.ts'
import { askRound } from './ask-round.ts'

const order = {
  id: 'b1f0c3f4-3a3c-4a0b-8a7c-0d6c5a1f2e11',
  gameCode: 'tigre-da-sorte',
  stake: '1.00',
}
const answer = { balance: '9.00' } as PlayAnswer // only its identity matters here

/** The external service: answers in turn, and records the requests. */
const serverWith = (replies: readonly (PlayAnswer | Error)[]) => {
  const asked: string[] = []
  const port = {
    play: async ({ id }: { id: string }) => {
      const reply = replies[asked.length]
      asked.push(id)
      if (reply instanceof Error || reply === undefined)
        throw reply ?? new Error('requested too often')
      return reply
    },
  } as unknown as RgsPort // the other calls are not made
  return { port, asked }
}

const ask = async (replies: readonly (PlayAnswer | Error)[], nowMs = 0) => {
  const { port, asked } = serverWith(replies)
  const waits: number[] = []
  const troubles: (string | undefined)[] = []
  const result = await askRound(port, order, {
    wait: async (ms) => void waits.push(ms),
    serverNow: () => nowMs,
    onTrouble: (trouble) => troubles.push(trouble),
  }).catch((error: unknown) => error)
  return { result, asked, waits, troubles }
}

const refusal = (code: string, detail = {}) => new RgsRefusal(code, 'no', detail)

describe('requesting a round', () => {
  it('repeats the request with the same id after a lost answer, so nothing is staked twice', async () => {
    const { result, asked, troubles } = await ask([
      new RgsSilence('gone'),
      new RgsSilence('gone'),
      answer,
    ])
    expect(result).toBe(answer)
    expect(asked).toEqual([order.id, order.id, order.id])
    expect(troubles).toEqual(['offline', 'offline', undefined])
  })

  it('waits for a stake whose outcome is not known yet', async () => {
    const { result, troubles } = await ask([refusal('rgs.round_pending'), answer])
    expect(result).toBe(answer)
    expect(troubles).toEqual(['pending', undefined])
  })

  it('waits out the minimum cycle to the instant the server names', async () => {
    const at = Date.parse('2026-11-21T12:00:05Z')
    const early = refusal('rgs.too_fast', { nextRoundAt: '2026-11-21T12:00:05Z' })
    const { result, waits } = await ask([early, answer], at - 3_000)
    expect(result).toBe(answer)
    expect(waits).toEqual([3_020])
  })

  it.each([
    'wallet.insufficient_balance',
    'rgs.session_ended',
    'rgs.bet_refused',
    'rgs.round_open',
  ])('takes %s for an answer and does not ask again', async (code) => {
    const { result, asked } = await ask([refusal(code), answer])
    expect(result).toMatchObject({ code })
    expect(asked).toHaveLength(1)
  })
})
