import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import { createDatabase, tables } from '@trevo/database/connect.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eligibleMembers } from '../../compose/accounts/eligible-members.ts'
import { shareWithheld } from '../../modules/members/common/repository/persons.ts'
import type { MemberTables } from '../../modules/members/index.ts'
import { carryOverPlayRisk } from '../../modules/play-risk/index.ts'
import { startTestServer } from '../start-test-server.ts'
import { valueOf } from '../value-of.ts'

const server = await startTestServer()
const { modules } = server.server
const { members, rewards, promotions } = modules
const { inTx } = createDatabase(server.pool)
afterAll(() => server.close())

const withhold = async (memberId: bigint, at: Date | null) => {
  const member = await members.findMember(memberId)
  if (member) await inTx((tx) => members.withholdOffers(tx, member.personId, at))
}
const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: { code?: string }) => error.code ?? String(error),
  )
const grant = (memberId: bigint) =>
  rewards.grantReward({
    memberId,
    brandId: 1,
    kind: 'MANUAL',
    names: { PT: 'Cortesia', EN: 'Courtesy' },
    prize: { type: 'cash', amountMinor: 10_000n },
    expiresAt: null,
    source: 'test',
    sourceId: randomUUID(),
  })

let ana: Awaited<ReturnType<typeof server.logIn>>
beforeAll(async () => {
  ana = await server.logIn('ana.demo')
})

test('a reward that was earned before is claimed, and none is granted any more', async () => {
  expect(await grant(ana.memberId)).toBe('granted')
  await withhold(ana.memberId, new Date())
  expect(await codeOf(grant(ana.memberId))).toBe('rewards.not_allowed')
  const { list } = valueOf(await ana.api.call(endpoints.listRewards, { query: { status: 'U' } }))
  const rewardId = list[0]?.rewardId ?? ''
  const body = { promId: 'MANUAL', rewardId } as const
  expect(valueOf(await ana.api.call(endpoints.claimReward, { body }))).toMatchObject({ rewardId })
  await withhold(ana.memberId, null)
  expect(await grant(ana.memberId)).toBe('granted')
})

test('levels, birthdays, missions, rankings, referrals and points: not eligible, what was earned is payable', async () => {
  const eligible = eligibleMembers(modules)
  const ask = async () => {
    const several = await eligible.findEligibles([ana.memberId])
    return {
      one: (await eligible.findEligible(ana.memberId)) !== undefined,
      locked: (await inTx((tx) => eligible.findEligible(ana.memberId, tx))) !== undefined,
      several: several.has(ana.memberId),
      payable: (await inTx((tx) => eligible.findPayable(ana.memberId, tx))) !== undefined,
    }
  }
  await withhold(ana.memberId, new Date())
  expect(await ask()).toEqual({ one: false, locked: false, several: false, payable: true })
  await withhold(ana.memberId, null)
  expect(await ask()).toEqual({ one: true, locked: true, several: true, payable: true })
})

test('promotions: nobody takes part', async () => {
  await withhold(ana.memberId, new Date())
  const answer = await ana.api.call(endpoints.redeemPromotionCode, { body: { code: 'trevo3' } })
  expect(answer.ok ? 'ok' : answer.code).toBe('promotion.member_excluded')
  await withhold(ana.memberId, null)
})

test('segments and campaigns: the member is left out, as for any other cause', async () => {
  const isFlagged = async () => {
    await server.pool.query(`update promotions.member_profile set due_at = '2020-01-01'`)
    await promotions.refreshProfiles()
    const { rows } = await server.pool.query<{ is_flagged: boolean }>(
      'select is_flagged from promotions.member_profile where member_id = $1',
      [ana.memberId],
    )
    return rows[0]?.is_flagged
  }
  expect(await isFlagged()).toBe(false)
  await withhold(ana.memberId, new Date())
  expect(await isFlagged()).toBe(true)
  await withhold(ana.memberId, null)
})

test('marketing: announcements that call to play are left out when they are asked', async () => {
  const count = async () => {
    const { banners, player, popup } = valueOf(
      await ana.api.call(endpoints.listAnnouncements, { query: {} }),
    )
    return banners.length + player.length + popup.length
  }
  const before = await count()
  await withhold(ana.memberId, new Date())
  expect(await count()).toBeLessThan(before)
  await withhold(ana.memberId, null)
  expect(await count()).toBe(before)
})

test('an account that joins a person takes over what is withheld, and the level', async () => {
  const accountOf = async (username: string) => {
    const member = await members.findMemberByUsername(1, username)
    if (!member) throw new Error(`no member ${username}`)
    return member
  }
  const [bento, clara] = [await accountOf('bento.demo'), await accountOf('clara.demo')]
  await withhold(bento.memberId, new Date())
  await server.pool.query(
    'insert into play_risk.person (person_id, level, level_since) values ($1, 2, now())',
    [clara.personId],
  )
  const joined = {
    fromPersonId: clara.personId,
    toPersonId: bento.personId,
    memberId: clara.memberId,
  }
  await inTx((tx) => carryOverPlayRisk(tx, joined))
  await inTx((tx) => shareWithheld(tables<MemberTables>(tx), clara.memberId, bento.personId))
  expect((await accountOf('clara.demo')).offersWithheldAt).not.toBeNull()
  const { rows } = await server.pool.query(
    'select person_id, level, counted_at from play_risk.person where person_id = any($1)',
    [[bento.personId, clara.personId]],
  )
  expect(rows).toEqual([{ person_id: bento.personId, level: 2, counted_at: null }])
})
