import { hashTimes } from '@trevo/fairness/hash-chain.ts'
import { redoRound } from '@trevo/game-rules/engine/redo-round.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { findTitle } from '@trevo/titles/find-title.ts'
import { isSlot } from '@trevo/titles/slot-titles.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { seat } from '@trevo/vendor-kit/conformance/bench.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeConserved } from '../../../wallet/testing/expect-conserved.ts'
import type { RoundRecord } from '../../needs.ts'
import { openTestPlay } from '../../testing/open-test-play.ts'
import { createReplayRound } from './replay-round.ts'

let record: RoundRecord | undefined
const server = await openTestPlay({ vendors: { readRound: async () => record } })
afterAll(() => closeConserved(server))

const stakeMinor = 10_000n
const seeds = { serverSeed: 'ab'.repeat(32), clientSeed: 'trevo', nonce: 7, hashCount: 1 }
/** A round of a slot as its vendor has it: the first that pays something, so that a payout is compared. */
const playHonestly = (roundId: string): RoundRecord => {
  const { maths } = titlesInOrder.find(({ maths: one }) => isSlot(one)) ?? {}
  const found = maths && findTitle(maths.gameCode)
  if (!found) throw new Error('there is no slot')
  for (let nonce = 0; nonce < 1_000; nonce += 1) {
    const input = { ...seeds, nonce, stakeMinor, choice: null, actions: [] }
    const redone = redoRound(found, input)
    if (!redone || redone.play.payoutMinor === 0n) continue
    const stake = formatMoney(stakeMinor)
    return {
      round: {
        id: roundId,
        gameCode: found.title.gameCode,
        state: 'closed',
        stake,
        firstStake: stake,
        payout: formatMoney(redone.play.payoutMinor),
        balanceBefore: null,
        balanceAfter: null,
        choice: null,
        actions: [],
        outcome: redone.play.view as RoundRecord['round']['outcome'], // as the game server stores it
        legal: [],
        timeoutAt: null,
        startedAt: '2026-03-10T12:00:00.000Z',
        finishedAt: '2026-03-10T12:00:01.000Z',
      },
      steps: [],
      proof: {
        ...seeds,
        nonce,
        mathsVersion: found.title.version,
        seedPairId: 'pair',
        commitment: hashTimes(seeds.serverSeed, 1),
        commitmentNumber: 3,
      },
      withoutAmounts: false,
    }
  }
  throw new Error('no round pays')
}

let roundId = ''
let honest: RoundRecord
beforeAll(async () => {
  const table = await seat(server.world, '10.00')
  roundId = table.roundId
  honest = playHonestly(roundId)
  const transactionId = 'debit-of-replay'
  await table.debit({ transactionId, amount: honest.round.stake })
  await table.credit(transactionId, { amount: honest.round.payout, roundClosed: true })
})

const replayOf = (told: RoundRecord | undefined, brandId = 1) => {
  record = told
  return createReplayRound(server.context)(brandId, { vendor: 'BGS', roundId, language: 'EN' })
}
const withProof = (change: object): RoundRecord => ({
  ...honest,
  proof: honest.proof && { ...honest.proof, ...change },
})

test('an honest round agrees with its seeds and with our books', async () => {
  const replay = await replayOf(honest)
  expect(replay).toMatchObject({
    verdict: 'agrees',
    booksAgree: true,
    payout: honest.round.payout,
    redone: {
      payout: honest.round.payout,
      commitmentHolds: true,
      outcomeHolds: true,
      payoutHolds: true,
    },
  })
  expect(replay?.redone?.facts.length).toBeGreaterThan(0)
})

test.each([
  ['another seed than the one committed to', { serverSeed: 'cd'.repeat(32) }, 'commitmentHolds'],
  ['another seed with its own commitment', { clientSeed: 'other' }, 'outcomeHolds'],
] as const)('%s does not agree', async (_, change, check) => {
  const replay = await replayOf(withProof(change))
  expect(replay?.verdict).toBe('differs')
  expect(replay?.redone?.[check]).toBe(false)
})

test('a record that paid more than our books does not agree, even where its own result holds', async () => {
  const replay = await replayOf({ ...honest, round: { ...honest.round, payout: '999.00' } })
  expect(replay).toMatchObject({
    verdict: 'differs',
    booksAgree: false,
    redone: { outcomeHolds: true, payoutHolds: false },
  })
})

test('without its seed, without its rules or before its end it is not played again', async () => {
  expect(await replayOf(withProof({ serverSeed: null }))).toMatchObject({
    verdict: 'hidden',
    booksAgree: true,
    redone: null,
  })
  expect((await replayOf(withProof({ mathsVersion: 999 })))?.verdict).toBe('unknown_rules')
  const open = { ...honest, round: { ...honest.round, state: 'debited' as const, outcome: null } }
  expect(await replayOf(open)).toMatchObject({ verdict: 'open', booksAgree: null })
})

test('a vendor without a record has none, and a round of another brand is unknown', async () => {
  expect(await replayOf(undefined)).toBeNull()
  await expect(replayOf(honest, 2)).rejects.toMatchObject({ code: 'round.unknown' })
})
