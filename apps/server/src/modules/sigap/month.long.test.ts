import { randomUUID } from 'node:crypto'
import { checkFile } from '@trevo/checks-sandbox/sigap/check-file.ts'
import { addDays, instantIn } from '@trevo/calendar/time-zone.ts'
import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { randomOf } from '@trevo/testkit/random-of.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  openTestSigap,
  testCompany,
  type TestKind,
  type TestSigap,
} from './testing/open-test-sigap.ts'

const persons = 10_000
/** 2,000 of the persons have an account of a second brand. */
const members = 12_000
const firstDay = '2026-03-10'
const dayCount = 31
const zone = 'America/Sao_Paulo'
const company = {
  ...testCompany,
  brands: ['one', 'two', 'three'].map((code, at) => ({ brandId: at + 1, code, timeZone: zone })),
}

/** Down from 00:10 to 04:00 of this day in Brasília: the files of the day before are due at 06:00. */
const downDay = addDays(firstDay, 9)
/** The member whose CPF the receiver does not know on this day, until it is corrected. */
const rejected = { day: addDays(firstDay, 14), memberId: 1n }

const days = Array.from({ length: dayCount }, (_, at) => addDays(firstDay, at))
const columns = ['deposits', 'withdrawals', 'stakes', 'prizes', 'given'] as const
type Columns = Record<(typeof columns)[number], bigint>

/** What the test itself moved, by day and member. */
const moved = new Map<string, Columns>()
const random = randomOf(20_260_310)
let world: TestSigap

const note = (day: string, memberId: bigint, column: keyof Columns, minor: bigint): void => {
  const key = `${day} ${memberId}`
  const sums = moved.get(key) ?? {
    deposits: 0n,
    withdrawals: 0n,
    stakes: 0n,
    prizes: 0n,
    given: 0n,
  }
  sums[column] += minor
  moved.set(key, sums)
}

const post = async (memberId: bigint, kind: TestKind, amountMinor: bigint, node?: string) => {
  const isSport = kind.startsWith('sportsbook')
  const txnId = randomUUID()
  const reference = { round: txnId, ...(node !== undefined && { node }) }
  const source = isSport ? 'sportsbook' : 'test'
  await world.wallet.post({ source, txnId, kind, memberId, amountMinor, reference })
}

/** A member's day: a deposit, bets in games and sports, sometimes a prize, a gift, or a Pix that its bank takes back. */
const playDay = async (day: string, memberId: bigint): Promise<void> => {
  const depositMinor = BigInt(1 + random(500)) * 10_000n
  await post(memberId, 'cashier.deposit_credited', depositMinor)
  note(day, memberId, 'deposits', depositMinor)
  const stakeMinor = (depositMinor / 10_000n) * 1_000n
  const isSport = random(3) === 0
  await post(memberId, isSport ? 'sportsbook.stake_taken' : 'play.stake_taken', stakeMinor, '7')
  note(day, memberId, 'stakes', stakeMinor)
  if (random(2) === 0) {
    const prizeMinor = BigInt(1 + random(2_000)) * 100n
    await post(memberId, isSport ? 'sportsbook.prize_paid' : 'play.payout_paid', prizeMinor, '7')
    note(day, memberId, 'prizes', prizeMinor)
  }
  if (random(20) === 0) {
    await post(memberId, 'promotions.cash_given', 50_000n)
    note(day, memberId, 'given', 50_000n)
  }
  if (random(50) === 0) {
    await post(memberId, 'cashier.deposit_reversed', depositMinor / 2n)
    note(day, memberId, 'deposits', -(depositMinor / 2n))
  }
}

const parallel = 64

const playAll = async (day: string, ids: readonly bigint[]): Promise<void> => {
  for (let from = 0; from < ids.length; from += parallel) {
    await Promise.all(ids.slice(from, from + parallel).map((id) => playDay(day, id)))
  }
}

/** Who plays: the tenth of a day, another each day, and one member every day. */
const playersOf = (at: number): readonly bigint[] => [
  ...new Set([
    1n,
    ...Array.from({ length: members / 10 }, (_, n) => BigInt(((n * 10 + at) % members) + 1)),
  ]),
]

/** Answers as SIGAP: a file that does not follow its schema is rejected, and the one with the unknown CPF. */
const answerFile = (content: Buffer, receipt: string): void => {
  const { header, records, problems } = checkFile(content)
  if (problems.length > 0)
    world.outside.answers.set(receipt, { state: 'rejected', problems: [...problems] })
  else if (header?.day === rejected.day) {
    const unknown = records.findIndex(
      (one) => typeof one === 'object' && one !== null && 'cpf' in one && one.cpf === '00000000001',
    )
    const problem = { record: unknown + 1, code: 'CPF_UNKNOWN', text: 'CPF not found' }
    if (unknown >= 0) world.outside.answers.set(receipt, { state: 'rejected', problems: [problem] })
  }
}

const sendAll = async (): Promise<void> => {
  for (;;) {
    const before = world.outside.deliveries.length
    const asked = await world.sigap.sendFiles()
    for (const { content, deliveryId } of world.outside.deliveries.slice(before)) {
      answerFile(content, `r-${deliveryId}`)
    }
    if (asked === 0) return
  }
}

/** The night after a day: files are made at 00:11, sent, and asked for until 05:50. */
const spendNight = async (day: string): Promise<void> => {
  const midnight = instantIn(addDays(day, 1), 0, zone).getTime()
  for (let minute = 11; minute < 350; minute += minute < 15 ? 1 : 15) {
    world.setNow(new Date(midnight + minute * 60_000).toISOString())
    const isDown = addDays(day, 1) === downDay && minute < 240
    if (isDown) world.outside.faults.deliver = new Error('down')
    else delete world.outside.faults.deliver
    await world.sigap.makeFiles()
    await sendAll()
  }
}

beforeAll(async () => {
  world = await openTestSigap(members, company, persons)
  for (const [at, day] of days.entries()) {
    world.setNow(new Date(instantIn(day, 43_200, zone)).toISOString())
    await playAll(day, playersOf(at))
    await spendNight(day)
  }
}, 900_000)
afterAll(() => world.close())

test('SIGAP: in a month of 10,000 persons every file is accepted before it is due, but the rejected ones', async () => {
  const { rows } = await world.pool.query<{ state: string; late: number; n: number }>(
    `select state, count(*)::integer as n,
       (count(*) filter (where decided_at is null or decided_at > due_at))::integer as late
     from sigap.file group by 1 order by 1`,
  )
  expect(rows).toEqual([
    { state: 'accepted', n: expect.any(Number), late: 0 },
    { state: 'rejected', n: 3, late: 0 },
  ])
  expect(rows[0]?.n).toBeGreaterThanOrEqual(dayCount * 4 - 2)
})

test('SIGAP: the corrected files of the day are accepted as their next version', async () => {
  const one = world.bettors.get(rejected.memberId)
  if (!one) throw new Error('no bettor')
  world.bettors.set(rejected.memberId, { ...one, cpf: '00000099999' })
  const { rows } = await world.pool.query<{ file_id: string }>(
    `select file_id from sigap.file where state = 'rejected'`,
  )
  for (const { file_id: fileId } of rows) {
    for (const name of ['ana', 'bruno']) {
      const by = { ...world.approvals.order(name), username: name }
      await world.sigap.correctSigapFile(by, fileId, { reason: 'CPF corrected by the Receita' })
    }
  }
  await sendAll()
  world.passSec(60)
  await sendAll()
  const { rows: open } = await world.pool.query(
    `select kind, day, version, state from sigap.file where state not in ('accepted', 'corrected')`,
  )
  expect(open).toEqual([])
})

/** The records of every accepted file of a kind with their day. */
const listRecords = async (kind: string): Promise<readonly Record<string, string>[]> => {
  const { rows } = await world.pool.query<{ day: string; content: Buffer }>(
    `select day::text as day, content from sigap.file
     where kind = $1 and state = 'accepted' order by day, part`,
    [kind],
  )
  return rows.flatMap(({ day, content }) =>
    checkFile(content).records.map((record) => ({ day, ...(record as Record<string, string>) })),
  )
}

test('SIGAP: the wallets of all files are what was moved, and close at the balance of the ledger', async () => {
  const closing = new Map<bigint, string>()
  const records = await listRecords('wallets')
  for (const { day, account, closing: closes, ...sums } of records) {
    const memberId = BigInt(account?.split('@m')[1] ?? 0)
    const expected = moved.get(`${day} ${memberId}`)
    const shown = columns.map((column) => [column, sums[column]])
    const wanted = columns.map((column) => [column, expected && formatMoney(expected[column])])
    expect([day, memberId, ...shown]).toEqual([day, memberId, ...wanted])
    closing.set(memberId, closes ?? '')
  }
  expect(records).toHaveLength(moved.size)
  for (const [memberId, closes] of closing) {
    const { availableMinor } = await world.wallet.balanceOf(memberId)
    expect(closes).toBe(formatMoney(availableMinor))
  }
})

test('SIGAP: games and sports add up to the same stakes and prizes, and the operator’s month to those of March', async () => {
  const sumOf = (amounts: readonly (string | undefined)[]): bigint =>
    amounts.reduce((sum, amount) => sum + parseMoney(amount ?? ''), 0n)
  const all = [...moved.values()]
  const games = await listRecords('games')
  const sports = await listRecords('sports')
  const ofSports = (kind: string) =>
    sports.filter((one) => one['kind'] === kind).map((one) => one['amount'])
  const totalOf = (column: keyof Columns, some = all) =>
    some.reduce((sum, sums) => sum + sums[column], 0n)
  expect([
    sumOf([...games.map((one) => one['stakes']), ...ofSports('stake')]),
    sumOf([...games.map((one) => one['prizes']), ...ofSports('prize')]),
  ]).toEqual([totalOf('stakes'), totalOf('prizes')])
  const ofMarch = [...moved].filter(([key]) => key < '2026-04').map(([, sums]) => sums)
  const month = await listRecords('operator')
  expect(month.map(({ day }) => day)).toEqual(month.map(() => '2026-03-31'))
  expect([
    sumOf(month.map((one) => one['stakes'])),
    sumOf(month.map((one) => one['prizes'])),
  ]).toEqual([totalOf('stakes', ofMarch), totalOf('prizes', ofMarch)])
})
