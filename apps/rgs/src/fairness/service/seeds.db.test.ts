import type { Value } from '@trevo/contract/endpoint.ts'
import type { getLinkedRound, getRound, listRounds } from '@trevo/contract/rgs/play.ts'
import { SlotOutcome } from '@trevo/contract/rgs/round.ts'
import type { listCommitments, rotateSeeds, setClientSeed } from '@trevo/contract/rgs/seeds.ts'
import { findNonceFaults } from '@trevo/fairness/find-nonce-faults.ts'
import { verifyRound } from '@trevo/fairness/verify-round.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { playRound } from '@trevo/game-rules/slots/play-round.ts'
import { maths as tigreDaSorte } from '@trevo/titles/tigre-da-sorte/maths.ts'
import type { RoundOutcome } from '@trevo/game-rules/slots/types.ts'
import { afterAll, describe, expect, expectTypeOf, test } from 'vitest'
import { chainOf, chainStart } from '../domain/commitment-chain.ts'
import { openTestRgs } from '../../testing/open-test-rgs.ts'

const rgs = await openTestRgs()
afterAll(() => rgs.close())

type Detail = Value<typeof getRound>
type Linked = Value<typeof getLinkedRound>
type Rotated = Value<typeof rotateSeeds>

/** Plays `count` rounds one after the other. @returns their ids. */
const playMany = async (token: string, count: number, more: object = {}): Promise<string[]> => {
  const ids: string[] = []
  for (let number = 0; number < count; number += 1) {
    const finishedRoundId = ids.at(-1)
    const { value } = await rgs.play(token, {
      ...more,
      ...(finishedRoundId && { finishedRoundId }),
    })
    ids.push(value.round.id)
  }
  return ids
}
const detailOf = (token: string, id: string) =>
  rgs.call<Detail>('GET', `/rgs/v1/rounds/${id}`, { token })
const rotate = (token: string, body: object = {}) =>
  rgs.call<Rotated>('POST', '/rgs/v1/seeds/rotate', { token, body })

test('after rotation every round of the pair can be redone from its seeds, by anyone', async () => {
  const { session, token } = await rgs.open()
  const ids = await playMany(token, 12)
  const hidden = await detailOf(token, ids[0] ?? '')
  expect(hidden.value.proof?.serverSeed).toBeNull()

  const { value: rotated } = await rotate(token)
  expect(rotated.revealed).toMatchObject({ commitment: session.seeds.commitment, roundCount: 12 })
  expect(rotated.seeds).toMatchObject({ nonce: 0, clientSeed: null })
  expect(rotated.seeds.commitment).not.toBe(session.seeds.commitment)

  const nonces: number[] = []
  for (const id of ids) {
    const { round, proof } = (await detailOf(token, id)).value
    if (!proof?.serverSeed || !round.outcome) throw new Error('no proof')
    expect(proof.serverSeed).toBe(rotated.revealed.serverSeed)
    nonces.push(proof.nonce)
    const stakeMinor = BigInt(SlotOutcome.parse(round.outcome).stakeMinor)
    const input = { ...proof, serverSeed: proof.serverSeed, outcome: round.outcome }
    const verdict = verifyRound(input, (chance) => playRound(tigreDaSorte, { stakeMinor }, chance))
    expect(verdict.ok).toBe(true)
  }
  expect(findNonceFaults(nonces, 12)).toEqual({ missing: [], repeated: [] })
})

test('the player’s own seed counts from the next round on, and is stored with each round', async () => {
  const { token } = await rgs.open()
  const [before] = await playMany(token, 1)
  await rgs.finish(token, before ?? '')
  const set = await rgs.call<Value<typeof setClientSeed>>('PUT', '/rgs/v1/seeds/client', {
    token,
    body: rgs.seedFor(token, 'minha-sorte'),
  })
  expect(set.value.seeds).toMatchObject({ clientSeed: 'minha-sorte', nonce: 1 })
  const [after] = await playMany(token, 1, { seed: undefined })
  await rgs.finish(token, after ?? '')
  const [own] = await playMany(token, 1, { seed: rgs.seedFor(token, 'outra') })
  const seedOf = async (id = '') => (await detailOf(token, id)).value.proof?.clientSeed
  expect(await seedOf(before)).not.toBe('minha-sorte')
  expect(await seedOf(after)).toBe('minha-sorte')
  expect(await seedOf(own)).toBe('outra')
})

describe('the player’s seed comes after the commitment', () => {
  test('a new pair has none, and the first round sends it: no extra call', async () => {
    const { session, token } = await rgs.open()
    expect(session.seeds).toMatchObject({ clientSeed: null, nonce: 0 })
    const { value } = await rgs.play(token, { seed: rgs.seedFor(token, 'trevo-de-quatro') })
    expect(value.seeds).toMatchObject({ clientSeed: 'trevo-de-quatro', nonce: 1 })
    const next = { seed: undefined, finishedRoundId: value.round.id }
    expect((await rgs.play(token, next)).value.seeds.clientSeed).toBe('trevo-de-quatro')
  })

  test('a round without one is refused with the commitment to use, and stakes nothing', async () => {
    const { player, session, token } = await rgs.open()
    const before = player.balanceMinor
    const { status, value } = await rgs.play(token, { seed: undefined })
    expect([status, value.errorCode]).toEqual([409, 'rgs.client_seed_needed'])
    expect(value.detail).toEqual({ seeds: session.seeds })
    expect(player.balanceMinor).toBe(before)
  })

  test('one chosen for another commitment is refused, by round and by call', async () => {
    const { token } = await rgs.open()
    const seed = rgs.seedFor(token, 'chosen-before')
    await rotate(token)
    const { value } = await rgs.play(token, { seed })
    expect(value.errorCode).toBe('rgs.client_seed_needed')
    const set = await rgs.call('PUT', '/rgs/v1/seeds/client', { token, body: seed })
    expect(set.value.errorCode).toBe('rgs.client_seed_needed')
  })

  test('after a rotation the old seed is gone, and is refused when it is sent again', async () => {
    const { token } = await rgs.open()
    const { value: first } = await rgs.play(token, { seed: rgs.seedFor(token, 'always-this') })
    await rgs.finish(token, first.round.id)
    await rotate(token)
    const without = await rgs.play(token, { seed: undefined })
    expect(without.value.errorCode).toBe('rgs.client_seed_needed')
    const again = await rgs.play(token, { seed: rgs.seedFor(token, 'always-this') })
    expect([again.status, again.value.errorCode]).toEqual([409, 'rgs.client_seed_used'])
    const other = await rgs.play(token, { seed: rgs.seedFor(token, 'another') })
    expect(other.value.seeds).toMatchObject({ clientSeed: 'another', nonce: 1 })
  })

  test('a rotation keeps no seed', async () => {
    const { token } = await rgs.open()
    const { value } = await rotate(token, { clientSeed: 'too-early' })
    expect(value.errorCode).toBe('request_param_err')
  })

  test('every seed was sent after its commitment was logged', async () => {
    const { token } = await rgs.open()
    await playMany(token, 1)
    const { rows } = await rgs.pool.query(
      `select 1 from rgs.client_seed s join rgs.seed_pair p on p.id = s.seed_pair_id
       join rgs.commitment c on c.number = p.commitment_number
       where s.brought_at < c.committed_at`,
    )
    expect(rows).toEqual([])
  })
})

test('seeds cannot change while a stake’s outcome is open', async () => {
  const { token } = await rgs.open()
  rgs.wallet.faultOf = (call) => (call === 'debit' ? 'answer_lost' : undefined)
  const playing = rgs.play(token)
  const { value } = await rotate(token)
  rgs.wallet.faultOf = () => undefined
  await playing
  // Either the rotation came before the round was recorded, or it was refused.
  expect(value.errorCode === 'rgs.round_open' || value.revealed.roundCount === 0).toBe(true)
})

test('commitments are logged in order, chained, and cannot be changed', async () => {
  const { token } = await rgs.open()
  await rotate(token)
  const { value } = await rgs.call<Value<typeof listCommitments>>('GET', '/rgs/v1/commitments')
  let previous = chainStart
  for (const [index, entry] of value.entries.entries()) {
    expect(entry.number).toBe(index + 1)
    const { commitment } = entry
    const committedAt = new Date(entry.committedAt)
    previous = chainOf(previous, { number: BigInt(entry.number), commitment, committedAt })
    expect(entry.chain).toBe(previous)
  }
  expect(value.entries.length).toBeGreaterThan(1)
  const change = "update rgs.commitment set commitment = 'x' where number = 1"
  await expect(rgs.pool.query(change)).rejects.toThrow('append-only')
  await expect(rgs.pool.query('delete from rgs.commitment')).rejects.toThrow('append-only')
})

test('no server seed and no wallet token is readable in the database', async () => {
  const { token } = await rgs.open()
  await playMany(token, 1)
  const { value } = await rotate(token)
  const { rows } = await rgs.pool.query<{ server_seed: Buffer }>(
    'select server_seed from rgs.seed_pair',
  )
  const seed = value.revealed.serverSeed
  for (const row of rows) {
    expect(row.server_seed.includes(Buffer.from(seed))).toBe(false)
    expect(row.server_seed.includes(Buffer.from(seed, 'hex'))).toBe(false)
  }
})

test('the history lists rounds newest first, page by page, and only the player’s own', async () => {
  const { token } = await rgs.open()
  const other = await rgs.open()
  await playMany(other.token, 1)
  const ids = await playMany(token, 23)
  const list = (cursor = '') =>
    rgs.call<Value<typeof listRounds>>('GET', `/rgs/v1/rounds${cursor}`, { token })
  const first = await list()
  expect(first.value.rounds).toHaveLength(20)
  const second = await list(`?cursor=${first.value.nextCursor}`)
  expect(second.value.nextCursor).toBeNull()
  const listed = [...first.value.rounds, ...second.value.rounds].map(({ id }) => id)
  expect(listed).toEqual(ids.toReversed())
  expect((await list('?cursor=nonsense')).value.errorCode).toBe('request_param_err')
})

test('the session reports its net position', async () => {
  const { player, token } = await rgs.open('100.00')
  await playMany(token, 5)
  const { value } = await rgs.call<{ stakeTotal: string; payoutTotal: string; roundCount: number }>(
    'GET',
    '/rgs/v1/session',
    { token },
  )
  expect(value.roundCount).toBe(5)
  const net = Math.round((Number(value.payoutTotal) - Number(value.stakeTotal)) * 10_000)
  expect(player.balanceMinor).toBe(1_000_000n + BigInt(net))
})

test('the outcome on the wire has the shape of the rules’ outcome', () => {
  expectTypeOf<RoundOutcome['kind']>().toEqualTypeOf<SlotOutcome['kind']>()
  expectTypeOf<keyof RoundOutcome>().toEqualTypeOf<keyof SlotOutcome>()
  expectTypeOf<keyof RoundOutcome['steps'][number]>().toEqualTypeOf<
    keyof SlotOutcome['steps'][number]
  >()
})

describe('a link that the platform signed', () => {
  const linked = (roundId: string, proof: string) =>
    rgs.call<Linked>(
      'GET',
      `/rgs/v1/linked-rounds/${roundId}?${new URLSearchParams({ proof })}`,
      {},
    )

  test('shows its round without a session, before and after its seed is revealed', async () => {
    const { token } = await rgs.open()
    const [roundId = ''] = await playMany(token, 1)
    const proof = rgs.signLink({ gameCode: tigreDaSorte.gameCode, roundId })
    const before = await linked(roundId, proof)
    expect(before.status).toBe(200)
    expect(before.value.proof?.serverSeed).toBeNull()
    await rgs.finish(token, roundId)
    await rotate(token)
    const own = await detailOf(token, roundId)
    const after = await linked(roundId, proof)
    expect(after.value.proof).toEqual(own.value.proof)
    expect(after.value.proof?.serverSeed).toMatch(/^[0-9a-f]{64}$/)
    expect(after.value.round.outcome).toEqual(own.value.round.outcome)
    // It may be passed on, so it does not contain the player's balance.
    expect(after.value.round).toMatchObject({ balanceBefore: null, balanceAfter: null })
  })

  test('a link without amounts tells the round at the smallest stake, and its seeds still prove it', async () => {
    const { token } = await rgs.open()
    const [roundId = ''] = await playMany(token, 1, { stake: '1.00' })
    const named = { gameCode: tigreDaSorte.gameCode, roundId }
    const bare = rgs.signLink(named, 'without amounts')
    expect((await linked(roundId, bare)).value.proof?.serverSeed).toBeNull()
    await rgs.finish(token, roundId)
    await rotate(token)
    const own = await detailOf(token, roundId)
    const { value } = await linked(roundId, bare)
    const smallest = tigreDaSorte.stakeStepsMinor[0] ?? 0n
    expect(value).toMatchObject({
      withoutAmounts: true,
      round: { stake: formatMoney(smallest), balanceBefore: null, balanceAfter: null },
    })
    expect(own.value.round.stake).not.toBe(value.round.stake)
    const inStakes = ({ payout, stake }: { payout: string; stake: string }) =>
      Number(payout) / Number(stake)
    expect(inStakes(value.round)).toBeCloseTo(inStakes(own.value.round), 9)
    const { proof, round } = value
    if (!proof?.serverSeed || !round.outcome) throw new Error('no proof')
    const input = { ...proof, serverSeed: proof.serverSeed, outcome: round.outcome }
    const verdict = verifyRound(input, (chance) =>
      playRound(tigreDaSorte, { stakeMinor: smallest }, chance),
    )
    expect(verdict.ok).toBe(true)
  })

  test('shows no other round, and an unsigned link shows none', async () => {
    const { token } = await rgs.open()
    const [first = '', second = ''] = await playMany(token, 2)
    const proof = rgs.signLink({ gameCode: tigreDaSorte.gameCode, roundId: first })
    const wrong = rgs.signLink({ gameCode: 'dado-de-ouro', roundId: first })
    for (const [roundId, given] of [
      [second, proof],
      [first, wrong],
      [first, `k1.${'0'.repeat(64)}`],
      [crypto.randomUUID(), proof],
    ] as const) {
      const { status, value } = await linked(roundId, given)
      expect([status, value.errorCode]).toEqual([404, 'rgs.round_unknown'])
    }
  })
})
