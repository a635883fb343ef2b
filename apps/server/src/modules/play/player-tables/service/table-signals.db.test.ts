import type { LinkReason } from '@trevo/contract/promotion-names.ts'
import {
  signalsPerPage,
  type TableDeal,
  type TableSignal,
} from '@trevo/contract/vendor/table-signals.ts'
import { seat } from '@trevo/vendor-kit/conformance/bench.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createReadTableSignals } from './read-table-signals.ts'
import { isSignalled } from '../repository/table-signals.ts'
import { createRaiseOppositeBets } from './raise-opposite-bets.ts'
import { createOperatorTableSignals } from './operator-table-signals.ts'
import { openTestPlay } from '../../testing/open-test-play.ts'

let told: TableSignal[] | undefined
let links: LinkReason[]
/** Created by each test, with three members. */
let brand = 0
/** Of members of another brand. */
let brands: Map<bigint, number>
let deal: TableDeal | null | undefined
let refs: string[]
let memberIds: bigint[]
const accountOf = (index: number) => `trevo@member${memberIds[index]}`
/** Vendors number their signals forever: each test begins after those of the previous one. */
let numbersBefore = 0
const numbersOfTest = 1_000

const readOf = () => createReadTableSignals(server.context)()
const operators = () => createOperatorTableSignals(server.context)
const list = (brandId = brand, state: 'open' | 'reviewed' | 'dismissed' = 'open') =>
  operators().listTableSignals({ brandId, state, limit: 10 })

const server = await openTestPlay({
  members: {
    findMember: async (memberId) => ({
      account: `trevo@member${memberId}`,
      brandId: brands.get(memberId) ?? brand,
    }),
    linksBetween: async () => links,
  },
  vendors: {
    withTableSignals: ['BGS'],
    tableSignalsOf: async (_, after) =>
      told?.filter(({ number }) => number > after).slice(0, signalsPerPage),
    tableDealOf: async () => deal,
  },
})
beforeEach(async () => {
  told = []
  links = []
  brands = new Map()
  deal = undefined
  brand += 10
  numbersBefore += numbersOfTest
  refs = []
  memberIds = []
  for (let count = 0; count < 3; count += 1) {
    const table = await seat(server.world, '10.00')
    refs.push(table.playerRef)
    memberIds.push((await server.sessionOf(table)).member_id)
  }
})
afterAll(() => server.close())

const signal = (number: number, change: Partial<TableSignal> = {}): TableSignal => ({
  number: numbersBefore + number,
  gameCode: 'texas-holdem',
  kind: 'chip_transfer',
  rulesVersion: 1,
  playerRef: refs[0] ?? '',
  otherRef: refs[1] ?? '',
  figures: { deals: 80, deviations: 6.1 },
  deals: [
    { tableId: 'a', number: 7 },
    { tableId: 'b', number: 2 },
  ],
  raisedAt: '2026-11-26T12:00:00.000Z',
  ...change,
})

describe('a vendor’s reports of players at its tables', () => {
  test('reaches operators once, with the links between the two accounts', async () => {
    links = ['sameDevice', 'samePayee']
    told = [signal(4)]
    expect(await readOf()).toBe(1)
    expect(await readOf()).toBe(0)
    expect(await list()).toEqual([
      {
        signalId: expect.any(String),
        vendor: 'BGS',
        gameCode: 'texas-holdem',
        subject: null,
        kind: 'chip_transfer',
        rulesVersion: 1,
        account: accountOf(0),
        other: accountOf(1),
        figures: { deals: 80, deviations: 6.1 },
        links: ['sameDevice', 'samePayee'],
        state: 'open',
        raisedAt: '2026-11-26T12:00:00.000Z',
        deals: [
          { tableId: 'a', number: 7 },
          { tableId: 'b', number: 2 },
        ],
        events: [],
      },
    ])
  })

  test('of players who only keep company counts if the accounts are linked', async () => {
    told = [signal(1, { kind: 'company' })]
    await readOf()
    // A referrer plays with the friend they brought.
    links = ['referral']
    told = [...told, signal(2, { kind: 'company' })]
    await readOf()
    expect(await list()).toEqual([])
    links = ['sameDocument']
    told = [...told, signal(3, { kind: 'company' })]
    await readOf()
    expect(await list()).toMatchObject([{ kind: 'company', links: ['sameDocument'] }])
  })

  test('of bets against each other at a live table counts if the accounts are linked', async () => {
    const opposite = (number: number, other: number) =>
      signal(number, {
        gameCode: 'roleta-ao-vivo',
        kind: 'opposite_bets',
        otherRef: refs[other] ?? '',
        figures: { rounds: 4, oppositeRounds: 3, togetherAtRiskBrl: 0 },
        deals: [],
      })
    told = [opposite(1, 1)]
    expect(await readOf()).toBe(1)
    // Strangers bet against each other on matches as well.
    links = ['oppositeBets']
    told = [...told, opposite(2, 1)]
    expect(await readOf()).toBe(1)
    expect(await list()).toEqual([])
    links = ['referral']
    told = [...told, opposite(3, 2)]
    expect(await readOf()).toBe(1)
    expect(await list()).toMatchObject([
      {
        vendor: 'BGS',
        gameCode: 'roleta-ao-vivo',
        subject: null,
        kind: 'opposite_bets',
        account: accountOf(0),
        other: accountOf(2),
        figures: { rounds: 4, oppositeRounds: 3 },
        links: ['referral'],
        deals: [],
      },
    ])
    const since = new Date('2026-11-01T00:00:00.000Z')
    const seen: boolean[] = []
    for (const memberId of memberIds) {
      seen.push(await server.context.database.inTx((tx) => isSignalled(tx, memberId, since)))
    }
    // Withdrawals of both, and of nobody else, are reviewed.
    expect(seen).toEqual([true, false, true])
    // Their bets on matches are signalled all the same.
    const [memberId = 0n, , otherMemberId = 0n] = memberIds
    const raised = await createRaiseOppositeBets(server.context)({
      product: 'sportsbook',
      gameCode: 'BICHOS',
      subject: 'match 7',
      memberId,
      otherMemberId,
      links: ['referral'],
      figures: { accounts: 2 },
    })
    expect(raised).toBe(true)
  })

  test('of one deal counts if the two had just met, or the accounts are linked', async () => {
    const single = (number: number, firstMeeting: 0 | 1) =>
      signal(number, { kind: 'single_deal', figures: { firstMeeting } })
    told = [single(1, 0), single(2, 1)]
    await readOf()
    expect(await list()).toMatchObject([{ figures: { firstMeeting: 1 } }])
    links = ['samePayee']
    told = [...told, single(3, 0)]
    await readOf()
    expect(await list()).toHaveLength(2)
  })

  test('of unknown players is skipped, and a silent vendor is queried again', async () => {
    told = undefined
    expect(await readOf()).toBe(0)
    told = [signal(1, { otherRef: 'nobody' }), signal(2)]
    expect(await readOf()).toBe(2)
    expect(await list()).toHaveLength(1)
  })

  test('of more than one answer are all read', async () => {
    told = Array.from({ length: 230 }, (_, at) => signal(at + 1, { playerRef: 'nobody' }))
    expect(await readOf()).toBe(230)
  })
})

describe('linked accounts that bet against each other', () => {
  const found = (subject: string, [memberId, otherMemberId]: readonly [bigint, bigint]) => ({
    product: 'sportsbook',
    gameCode: 'BICHOS',
    subject,
    memberId,
    otherMemberId,
    links: ['sameDevice', 'referral'] as const,
    figures: { ownAtRiskBrl: 100, otherAtRiskBrl: 90.5, togetherAtRiskBrl: 9, accounts: 2 },
  })

  test('are signalled to operators once in 30 days, and their withdrawals reviewed', async () => {
    const [ana = 0n, rui = 0n, eva = 0n] = memberIds
    const raise = createRaiseOppositeBets(server.context)
    expect(await raise(found('match 7', [ana, rui]))).toBe(true)
    expect(await raise(found('match 7', [ana, rui]))).toBe(false)
    expect(await raise(found('match 8', [rui, ana]))).toBe(false)
    expect(await raise(found('match 8', [rui, eva]))).toBe(true)
    expect(await list()).toMatchObject([
      { subject: 'match 8', account: accountOf(1), other: accountOf(2) },
      {
        vendor: 'sportsbook',
        gameCode: 'BICHOS',
        subject: 'match 7',
        kind: 'opposite_bets',
        account: accountOf(0),
        other: accountOf(1),
        figures: { otherAtRiskBrl: 90.5, togetherAtRiskBrl: 9 },
        links: ['sameDevice', 'referral'],
        deals: [],
      },
    ])
    const since = new Date('2026-11-01T00:00:00.000Z')
    const isSeen = await server.context.database.inTx((tx) => isSignalled(tx, eva, since))
    expect(isSeen).toBe(true)
    await server.pool.query(
      `update play.table_signal set raised_at = raised_at - interval '31 days' where brand_id = $1`,
      [brand],
    )
    expect(await raise(found('match 9', [ana, rui]))).toBe(true)
  })
})

describe('an operator', () => {
  test('puts withdrawals of both members under review for a signal until it is dismissed', async () => {
    told = [signal(1)]
    await readOf()
    const isSeen = () =>
      server.context.database.inTx(async (tx) => {
        const since = new Date('2026-11-01T00:00:00.000Z')
        const seen: boolean[] = []
        for (const memberId of memberIds) seen.push(await isSignalled(tx, memberId, since))
        return seen
      })
    expect(await isSeen()).toEqual([true, true, false])
    await server.pool.query(
      `update play.table_signal set state = 'dismissed' where brand_id = $1`,
      [brand],
    )
    expect(await isSeen()).toEqual([false, false, false])
  })

  test('decides a signal with a reason, may decide differently later, and every decision is kept', async () => {
    told = [signal(1)]
    await readOf()
    const [{ signalId } = { signalId: '' }] = await list()
    const order = { brandId: brand, signalId, operator: 'ana', reason: 'one purse' }
    await operators().decideTableSignal({ ...order, state: 'reviewed' })
    expect(await list()).toEqual([])
    await expect(
      operators().decideTableSignal({ ...order, state: 'reviewed' }),
    ).rejects.toMatchObject({
      code: 'play.signal_decided',
    })
    const bia = { ...order, operator: 'bia', reason: 'brothers, both play well' }
    expect(await operators().decideTableSignal({ ...bia, state: 'dismissed' })).toMatchObject({
      state: 'dismissed',
      events: [
        { state: 'reviewed', operator: 'ana', reason: 'one purse' },
        { state: 'dismissed', operator: 'bia', reason: 'brothers, both play well' },
      ],
    })
    expect(await list(brand, 'dismissed')).toHaveLength(1)
    await expect(server.pool.query('delete from play.table_signal_event')).rejects.toThrow(
      'append-only',
    )
  })

  test('of two identical concurrent decisions only one counts', async () => {
    told = [signal(1)]
    await readOf()
    const [{ signalId } = { signalId: '' }] = await list()
    const decisions = await Promise.allSettled(
      Array.from({ length: 6 }, (_, at) =>
        operators().decideTableSignal({
          brandId: brand,
          signalId,
          operator: `operator${at}`,
          reason: 'at once',
          state: 'reviewed',
        }),
      ),
    )
    expect(decisions.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await list(brand, 'reviewed'))[0]?.events).toHaveLength(1)
  })

  test('sees signals of members of their own brand, and of another brand no name', async () => {
    const [otherBrand, strangeBrand] = [brand + 1, brand + 2]
    brands = new Map([[memberIds[1] ?? 0n, otherBrand]])
    told = [signal(1)]
    await readOf()
    expect(await list()).toMatchObject([{ account: accountOf(0), other: null }])
    expect(await list(otherBrand)).toMatchObject([{ account: null, other: accountOf(1) }])
    expect(await list(strangeBrand)).toEqual([])
    const [{ signalId } = { signalId: '' }] = await list()
    const unknown = { code: 'play.signal_unknown' }
    await expect(operators().showTableSignal(strangeBrand, signalId)).rejects.toMatchObject(unknown)
    const order = {
      brandId: strangeBrand,
      signalId,
      state: 'reviewed',
      operator: 'eve',
      reason: 'x y',
    } as const
    await expect(operators().decideTableSignal(order)).rejects.toMatchObject(unknown)
    await expect(operators().showSignalDeal(strangeBrand, signalId, 1)).rejects.toMatchObject(
      unknown,
    )
  })

  test('replays a deal of the signal, with the two members’ seats marked', async () => {
    told = [signal(1)]
    await readOf()
    const [{ signalId } = { signalId: '' }] = await list()
    expect(await operators().showSignalDeal(brand, signalId, 1)).toBeNull()
    deal = {
      number: 7,
      gameCode: 'texas-holdem',
      entry: '20.00',
      posts: [],
      names: ['fox', 'owl', 'bee'],
      commitmentNumber: 3,
      commitments: { server: 'c', seats: [] },
      seeds: { server: 's', seats: [] },
      stacks: ['20.00', '20.00', '20.00'],
      moves: [],
      sitAndGo: null,
      hand: null,
      standIns: [],
      houses: [],
      result: { stacks: ['20.00', '20.00', '20.00'], rake: '0.00' },
      playerRefs: [refs[2] ?? '', refs[1] ?? '', refs[0] ?? ''],
      endedAt: '2026-11-26T11:00:00.000Z',
    }
    const shown = await operators().showSignalDeal(brand, signalId, 2)
    expect(shown).toMatchObject({ place: 2, otherPlace: 1, names: ['fox', 'owl', 'bee'] })
    expect(JSON.stringify(shown)).not.toContain(refs[2])
    await expect(operators().showSignalDeal(brand, signalId, 3)).rejects.toMatchObject({
      code: 'play.deal_unknown',
    })
  })
})
