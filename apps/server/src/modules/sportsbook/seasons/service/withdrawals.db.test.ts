import { parseMoney } from '@trevo/money/money.ts'
import { deductionFor } from '@trevo/sports-rules/outrights/rule-four.ts'
import { afterAll, describe, expect, it } from 'vitest'
import type { SeasonRow } from '../repository/seasons.ts'
import { createStagedSeason } from '../../testing/staged-season.ts'
import { openTestSportsbook } from '../../testing/open-test-sportsbook.ts'

const startsAt = new Date('2030-05-14T16:00:00.000Z')
const names = ['even', 'out', 'hand', 'off'] as const
const staged = Object.fromEntries(
  names.map((name) => [name, createStagedSeason(startsAt)]),
) as Record<(typeof names)[number], ReturnType<typeof createStagedSeason>>
const feeds = Object.entries(staged).map(([name, { feed }]) => [name, feed] as const)
const world = await openTestSportsbook(Object.fromEntries(feeds))
for (const name of names) await staged[name].join(world, name.toUpperCase(), name)
afterAll(() => world.close())

const seasonOf = async (name: (typeof names)[number]): Promise<SeasonRow> =>
  (await world.listSeasons(name.toUpperCase()))[0]!
const by = (operator: string, { id }: SeasonRow) => ({
  operator,
  operatorId: world.approvals.by(operator).operatorId,
  matchId: id,
  brandId: 1,
  reason: 'checked',
})
const champion = (match: SeasonRow, selection: string) => ({
  match,
  market: 'season.champion',
  selection,
})
const lookAt = async (at: Date): Promise<void> => {
  world.advanceTo(at)
  await world.sportsbook.runSeasons()
  await world.sportsbook.settleMatches()
  await world.sportsbook.settleMatches()
}
const wonAt = (odds: number, percent = 100): bigint =>
  parseMoney('10.00') + (BigInt(odds - 100) * BigInt(percent) * parseMoney('10.00')) / 10_000n

const before = new Date('2030-05-14T15:10:00.000Z')

describe('a withdrawn competitor', () => {
  it('leaves by two operators: bets on it are returned, older ones on others pay rule 4, newer ones do not', async () => {
    world.advanceTo(before)
    const season = await seasonOf('out')
    const old = await world.createMember()
    const gone = await world.createMember()
    await world.place(old, [champion(season, 'ALF')])
    await world.place(gone, [champion(season, 'DEL')])
    const order = { competitor: 'DEL' }
    await world.sportsbook.withdrawCompetitor({ ...by('ana', season), ...order })
    expect((await world.getMatch(season.id)).book).toEqual(season.book)
    await expect(
      world.sportsbook.withdrawCompetitor({ ...by('ana', season), ...order }),
    ).rejects.toMatchObject({ code: 'approval.same_person' })
    const shown = await world.sportsbook.withdrawCompetitor({ ...by('rui', season), ...order })
    expect(shown.season?.withdrawn).toMatchObject([{ code: 'DEL' }])
    await expect(world.place(old, [champion(season, 'ALF')])).rejects.toMatchObject({
      code: 'sportsbook.market_closed',
    })

    await lookAt(new Date('2030-05-14T15:20:00.000Z'))
    expect(await world.balanceOf(gone)).toBe(parseMoney('1000.00'))
    const again = await seasonOf('out')
    expect(Object.keys(again.book['season.champion']!).sort()).toEqual(['ALF', 'BET', 'GAM'])
    const young = await world.createMember()
    await world.place(young, [champion(again, 'ALF')])
    const taken = deductionFor('champion', season.book['season.champion']?.['DEL'])
    expect(taken).toBeGreaterThan(0)
    const { list } = await world.sportsbook.listSlips(old, { state: 'open', pageSize: 1 })
    expect(list[0]?.legs[0]?.outright?.deductionPct).toBe(taken)
    const oldWon = wonAt(season.book['season.champion']!['ALF']!, 100 - taken)
    expect(parseMoney(list[0]!.possible)).toBe(oldWon - (oldWon % 100n))

    staged.out.play(0, [1, 0], [0, 5])
    staged.out.play(1, [1, 0], [0, 5])
    await lookAt(staged.out.play(2, [0, 9], [1, 1]))
    // Beaten by a competitor that was withdrawn: that match does not count.
    expect(await world.balanceOf(old)).toBe(parseMoney('990.00') + oldWon - (oldWon % 100n))
    const youngWon = wonAt(again.book['season.champion']!['ALF']!)
    expect(await world.balanceOf(young)).toBe(parseMoney('990.00') + youngWon)
    expect(await world.balanceOf(gone)).toBe(parseMoney('1000.00'))
  })

  it('plays no more: its coming matches are void, and those of others are not', async () => {
    world.advanceTo(before)
    const [, season] = await world.listSeasons('BICHOS')
    world.advanceTo(new Date(season!.starts_at.getTime() - 600_000))
    const coming = await world.listComing('BICHOS')
    const own = coming.filter(
      ({ starts_at, home, away }) =>
        starts_at >= season!.starts_at && [home.code, away.code].includes('QUA'),
    )
    expect(own.length).toBeGreaterThan(0)
    const member = await world.createMember()
    await world.place(member, [{ match: own[0]!, market: 'full.result', selection: '1' }])
    for (const operator of ['ana', 'rui']) {
      await world.sportsbook.withdrawCompetitor({ ...by(operator, season!), competitor: 'QUA' })
    }
    await lookAt(world.now())
    for (const { id } of own) expect((await world.getMatch(id)).status).toBe('void')
    const others = coming.filter(({ id }) => !own.some((one) => one.id === id))
    for (const { id } of others) expect((await world.getMatch(id)).status).toBe('scheduled')
    expect(await world.balanceOf(member)).toBe(parseMoney('1000.00'))
  })

  it('must be in the season, and another must remain', async () => {
    world.advanceTo(before)
    const season = await seasonOf('off')
    const refused = { code: 'sportsbook.match_state' }
    const withdraw = (operator: string, competitor: string) =>
      world.sportsbook.withdrawCompetitor({ ...by(operator, season), competitor })
    await expect(withdraw('ana', 'ZZZ')).rejects.toMatchObject(refused)
    for (const code of ['ALF', 'BET']) for (const one of ['ana', 'rui']) await withdraw(one, code)
    await expect(withdraw('ana', 'ALF')).rejects.toMatchObject(refused)
    await expect(withdraw('ana', 'GAM')).rejects.toMatchObject(refused)
    const [match] = await world.listComing()
    await expect(
      world.sportsbook.withdrawCompetitor({
        ...by('ana', season),
        matchId: match!.id,
        competitor: 'ONC',
      }),
    ).rejects.toMatchObject(refused)
  })
})

describe('a season that ended', () => {
  it('with two equal in everything pays each of them on half of the stake', async () => {
    world.advanceTo(before)
    const season = await seasonOf('even')
    const members = await Promise.all(['ALF', 'BET', 'GAM'].map(() => world.createMember()))
    for (const [at, code] of ['ALF', 'BET', 'GAM'].entries()) {
      await world.place(members[at]!, [champion(season, code)])
    }
    const both = await world.createMember()
    await world.place(both, [{ match: season, market: 'season.toptwo', selection: 'ALF' }])
    staged.even.play(0, [1, 1], [0, 0])
    staged.even.play(1, [2, 0], [2, 0])
    await lookAt(staged.even.play(2, [3, 0], [3, 0]))
    for (const [at, code] of ['ALF', 'BET'].entries()) {
      const half = (wonAt(season.book['season.champion']![code]!) / 200n) * 100n
      expect(await world.balanceOf(members[at]!)).toBe(parseMoney('990.00') + half)
    }
    expect(await world.balanceOf(members[2]!)).toBe(parseMoney('990.00'))
    const whole = wonAt(season.book['season.toptwo']!['ALF']!)
    expect(await world.balanceOf(both)).toBe(parseMoney('990.00') + whole)
    const { list } = await world.sportsbook.listSlips(members[0]!, { state: 'ended', pageSize: 1 })
    expect(list[0]?.legs[0]?.outright?.share).toEqual({ won: 1, of: 2 })
  })

  it('is settled again by hand, and made void, by two operators', async () => {
    world.advanceTo(before)
    const season = await seasonOf('hand')
    const members = await Promise.all(['ALF', 'BET'].map(() => world.createMember()))
    for (const [at, code] of ['ALF', 'BET'].entries()) {
      await world.place(members[at]!, [champion(season, code)])
    }
    staged.hand.play(0, [2, 0], [0, 0])
    staged.hand.play(1, [2, 0], [0, 0])
    await lookAt(staged.hand.play(2, [2, 0], [0, 0]))
    const balances = () => Promise.all(members.map((member) => world.balanceOf(member)))
    const lost = parseMoney('990.00')
    const odds = season.book['season.champion']!
    expect(await balances()).toEqual([lost + wonAt(odds['ALF']!), lost])
    const decide = async (winners: readonly string[]) => {
      for (const operator of ['ana', 'rui']) {
        await world.sportsbook.settleMarket({
          ...by(operator, season),
          market: 'season.champion',
          winners,
        })
      }
      await lookAt(world.now())
    }
    await decide(['BET'])
    expect(await balances()).toEqual([lost, lost + wonAt(odds['BET']!)])
    await decide(['ALF', 'BET'])
    const half = (code: string) => lost + (wonAt(odds[code]!) / 200n) * 100n
    expect(await balances()).toEqual([half('ALF'), half('BET')])
    for (const operator of ['ana', 'rui']) await world.sportsbook.voidMatch(by(operator, season))
    await lookAt(world.now())
    expect(await balances()).toEqual([parseMoney('1000.00'), parseMoney('1000.00')])
  })
})
