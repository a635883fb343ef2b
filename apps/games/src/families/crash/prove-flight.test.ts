import { chanceOf } from '@trevo/fairness/chance.ts'
import { hashTimes } from '@trevo/fairness/hash-chain.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import { drawCrash } from '@trevo/game-rules/crash/flight.ts'
import { maths as title } from '@trevo/titles/foguete-maluco/maths.ts'
import { describe, expect, it } from 'vitest'
import { checkRound, redoRound } from '@trevo/game-rules/engine/redo-round.ts'
import { checkFlight } from './prove-flight.ts'

const secret = 'ab'.repeat(32)
const length = 12
const number = 5
const salt = 'cd'.repeat(32)
// Flight n uses the hash that is n hashes before the end.
const seed = hashTimes(secret, length - number)
const chainEnd = hashTimes(secret, length)
const crashAt = drawCrash(title, chanceOf({ serverSeed: seed, clientSeed: salt, nonce: number }))
const flight = { seed, number, chainEnd, salt, crashAt }
const otherSeed = `${seed[0] === '0' ? '1' : '0'}${seed.slice(1)}`

describe('a past flight', () => {
  it('is proven by its seed and the published end of its chain', () => {
    expect(checkFlight(title, flight)).toEqual({ ofChain: true, end: true })
  })

  it.each([
    ['one digit of its seed', { seed: otherSeed }, 'ofChain'],
    ['a link of the chain that is not its own', { seed: hashTimes(seed, 1) }, 'ofChain'],
    ['its place in the chain', { number: number + 1 }, 'ofChain'],
    ['the end of the chain', { chainEnd: hashTimes(secret, length + 1) }, 'ofChain'],
    ['the salt', { salt: 'ce'.repeat(32) }, 'end'],
    ['where it ended', { crashAt: crashAt + 1 }, 'end'],
  ] as const)('is found out when somebody changed %s', (_, changed, part) => {
    expect(checkFlight(title, { ...flight, ...changed })[part]).toBe(false)
  })
})

describe('a bet in a flight, redone by the page’s verifier and the offline one', () => {
  const choice = { seat: 1, autoCashOut: null }
  const input = {
    serverSeed: seed,
    clientSeed: salt,
    nonce: number,
    hashCount: number,
    stakeMinor: 10_000n,
    choice,
    actions: [],
  }
  const redo = (changed: Partial<typeof input> = {}) => {
    const redone = redoRound({ title, engine: engineOf(title) }, { ...input, ...changed })
    if (!redone) throw new Error('the title offers no such bet')
    return checkRound(redone, {
      commitment: chainEnd,
      outcome: { kind: 'crash', crashAt, cashedOutAt: null },
      payoutMinor: 0n,
    })
  }

  it('holds', () => {
    expect(redo()).toEqual({ commitment: true, outcome: true, payout: true })
  })

  it('fails with another link or another number of hashes', () => {
    expect(redo({ serverSeed: otherSeed }).commitment).toBe(false)
    expect(redo({ hashCount: number - 1 }).commitment).toBe(false)
  })
})
