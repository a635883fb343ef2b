import { describe, expect, it } from 'vitest'
import { createHumanProof, type HumanResult } from './human-proof.ts'
import { workAhead } from './work-ahead.ts'
import { solveChallenge, type Challenge, type Solver } from './solve-challenge.ts'

const challengeAt = (nonce: string, expiresAt = 10_000): Challenge => ({
  parameters: { nonce, expiresAt },
  signature: 's',
})
/** What the server reads from a proof of work. */
const solvedOf = (result: HumanResult) => {
  if (!('humanProof' in result)) throw new Error('fields of a vendor')
  return JSON.parse(atob(result.humanProof)) as { challenge: { parameters: { nonce: string } } }
}
const nonceOf = (result: HumanResult): string => solvedOf(result).challenge.parameters.nonce

const sourceOf = (challenges: readonly (Challenge | Error)[], now = () => 0) => {
  let asked = 0
  const source = createHumanProof({
    make: async () => {
      const next = challenges[asked++]
      if (next instanceof Error || !next) throw next ?? new Error('no more')
      return workAhead(next, async () => ({ counter: 7, derivedKey: 'ab' }))
    },
    now,
  })
  return { source, asked: () => asked }
}

describe('human proof', () => {
  it('carries the whole challenge and its solution as base64', async () => {
    const { source } = sourceOf([challengeAt('a')])
    expect(solvedOf(await source.take())).toEqual({
      challenge: challengeAt('a'),
      solution: { counter: 7, derivedKey: 'ab' },
    })
  })

  it('is prepared once and never returned twice', async () => {
    const { source, asked } = sourceOf([challengeAt('a'), challengeAt('b')])
    source.prepare()
    source.prepare()
    expect(asked()).toBe(1)
    expect(nonceOf(await source.take())).toBe('a')
    expect(nonceOf(await source.take())).toBe('b')
  })

  it('is recreated when the prepared one would expire on the way', async () => {
    const { source } = sourceOf([challengeAt('old', 10), challengeAt('new', 1_000)], () => 5_000)
    source.prepare()
    expect(nonceOf(await source.take())).toBe('new')
  })

  it('recovers when the preparation failed, and rejects only when the second attempt fails too', async () => {
    const once = sourceOf([new Error('offline'), challengeAt('b')])
    once.source.prepare()
    expect(nonceOf(await once.source.take())).toBe('b')
    const twice = sourceOf([new Error('offline'), new Error('offline')])
    twice.source.prepare()
    await expect(twice.source.take()).rejects.toThrow('offline')
  })
})

const solverThat = (answers: unknown, work: unknown[], ended: unknown[]): (() => Solver) => {
  return () => {
    const target = new EventTarget()
    return {
      addEventListener: target.addEventListener.bind(target) as Solver['addEventListener'],
      postMessage: (message: unknown) => {
        work.push(message)
        queueMicrotask(() => target.dispatchEvent(new MessageEvent('message', { data: answers })))
      },
      terminate: () => ended.push(1),
    }
  }
}

describe('solving', () => {
  it('divides the counters among the solvers and ends them all', async () => {
    const work: { counterStart: number; counterStep: number }[] = []
    const ended: unknown[] = []
    const create = solverThat({ counter: 3, derivedKey: 'ff' }, work, ended)
    expect(await solveChallenge(challengeAt('a'), create)).toEqual({ counter: 3, derivedKey: 'ff' })
    expect(work.map(({ counterStart, counterStep }) => [counterStart, counterStep])).toEqual([
      [0, 2],
      [1, 2],
    ])
    expect(ended).toHaveLength(2)
  })

  it('rejects when every solver ran out of time', async () => {
    await expect(solveChallenge(challengeAt('a'), solverThat(null, [], []))).rejects.toThrow()
  })
})
