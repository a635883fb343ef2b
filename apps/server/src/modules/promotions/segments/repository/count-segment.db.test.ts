import type { SegmentConditions } from '@trevo/contract/segment-conditions.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { isInSegment, type SegmentProfile } from '@trevo/promotion-rules/in-segment.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverMigrations } from '../../../module-folders.ts'
import type { PromotionsTables } from '../../tables.ts'
import { countSegment, listSome, sampleSegment } from './count-segment.ts'
import { saveProfiles } from './profiles.ts'

const now = new Date('2026-06-10T12:00:00Z')
const dayMs = 86_400_000
const ago = (days: number): Date => new Date(now.getTime() - days * dayMs)

let server: Awaited<ReturnType<typeof createTestDatabase>>
let database: ReturnType<typeof createDatabase<PromotionsTables>>

/** Numbers that are the same at each run. */
const createDice = (seed: number) => {
  let state = seed
  return (sides: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % sides
  }
}
const dice = createDice(7)
const pick = <One>(list: readonly One[]): One => list[dice(list.length)] as One
const products = ['BGS', 'LIVE', 'LOTT', 'SPORTS'] as const
const tags = ['praia', 'novo', 'alto'] as const
const states = ['SP', 'BA', null] as const
const agents = ['topo', 'norte'] as const

const members = Array.from({ length: 300 }, (_, index): SegmentProfile & { id: bigint } => ({
  id: BigInt(index + 1),
  level: dice(5),
  registeredAt: ago(dice(400)),
  lastStakes: products
    .filter(() => dice(3) === 0)
    .map((product) => ({ product, at: ago(dice(60)) })),
  country: pick(['BR', null]),
  state: pick(states),
  tags: tags.filter(() => dice(3) === 0),
  availableMinor: BigInt(dice(400)) * 10_000n,
  line: agents.slice(0, dice(3)),
  isFlagged: dice(8) === 0,
}))

const maybe = <Value>(value: Value): Value | undefined => (dice(3) === 0 ? value : undefined)

const randomConditions = (): SegmentConditions => {
  const drawn = {
    levelMin: maybe(dice(4)),
    levelMax: maybe(dice(5)),
    stakedWithinDays: maybe(1 + dice(40)),
    stakedNotForDays: maybe(1 + dice(40)),
    products: maybe([pick(products), pick(products)]),
    registeredWithinDays: maybe(1 + dice(300)),
    registeredForDays: maybe(1 + dice(300)),
    balanceMin: maybe(dice(300)),
    balanceMax: maybe(100 + dice(300)),
    line: maybe(pick(['topo', 'Norte'])),
    countries: maybe(['BR']),
    states: maybe(['SP']),
    tags: maybe([pick(tags)]),
    withoutTags: maybe([pick(tags)]),
  }
  // A condition that is not named is absent, as it arrives over the wire.
  return JSON.parse(JSON.stringify(drawn)) as SegmentConditions
}

beforeAll(async () => {
  server = await createTestDatabase(serverMigrations)
  database = createDatabase<PromotionsTables>(server.pool)
  await database.inTx((tx) =>
    saveProfiles(
      tx,
      members.map((member) => ({
        member_id: member.id,
        brand_id: member.id % 10n === 0n ? 2 : 1,
        account: `trevo@m${member.id}`,
        level: member.level,
        registered_at: member.registeredAt,
        last_staked_at: member.lastStakes.reduce<Date | null>(
          (last, { at }) => (last === null || at > last ? at : last),
          null,
        ),
        country: member.country,
        state: member.state,
        tags: [...member.tags],
        available_minor: member.availableMinor,
        line: [...member.line],
        is_flagged: member.isFlagged,
        read_at: now,
        due_at: now,
      })),
      members.flatMap(({ id, lastStakes }) =>
        lastStakes.map(({ product, at }) => ({ member_id: id, product, at })),
      ),
    ),
  )
})
afterAll(() => server.drop())

test('a count is that of the rule, for 300 random conditions', async () => {
  const own = members.filter(({ id }) => id % 10n !== 0n)
  let found = 0
  for (let round = 0; round < 300; round += 1) {
    const conditions = randomConditions()
    const expected = own.filter((member) => isInSegment(conditions, member, now))
    const counted = await countSegment(database, 1, conditions, now)
    const count = counted.levels.reduce((sum, level) => sum + level.count, 0)
    expect(count, JSON.stringify(conditions)).toBe(expected.length)
    const flagged = own.filter((member) =>
      isInSegment(conditions, { ...member, isFlagged: !member.isFlagged }, now),
    )
    expect(counted.leftOut).toBe(flagged.length)
    found += count
  }
  expect(found).toBeGreaterThan(300)
})

test('no flagged member, and none of another brand, is an example or in a sample', async () => {
  const wanted = { brandId: 1, conditions: {}, now }
  const listed = [
    ...(await listSome(database.db, wanted, 300)),
    ...(await sampleSegment(database.db, wanted, { seed: 3, limit: 300 })),
  ]
  const ids = new Set(listed.map(({ memberId }) => memberId))
  const allowed = members.filter(({ id, isFlagged }) => !isFlagged && id % 10n !== 0n)
  expect(ids).toEqual(new Set(allowed.map(({ id }) => id)))
})

test('the same seed samples the same members, another one others', async () => {
  const wanted = { brandId: 1, conditions: {}, now }
  const sample = (seed: number) => sampleSegment(database.db, wanted, { seed, limit: 20 })
  expect(await sample(1)).toEqual(await sample(1))
  expect(await sample(2)).not.toEqual(await sample(1))
})
