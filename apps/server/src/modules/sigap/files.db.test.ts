import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { checkFile } from '@trevo/checks-sandbox/sigap/check-file.ts'
import { openTestSigap, testCompany, type TestKind } from './testing/open-test-sigap.ts'

const world = await openTestSigap(6)
afterAll(() => world.close())

const post = (
  memberId: bigint,
  kind: TestKind,
  amountMinor: bigint,
  reference?: Record<string, string>,
) =>
  world.wallet.post({
    source: kind.startsWith('sportsbook') ? 'sportsbook' : 'test',
    txnId: randomUUID(),
    kind,
    memberId,
    amountMinor,
    ...(reference && { reference }),
  })

const Sent = z.object({
  header: z.record(z.string(), z.unknown()),
  records: z.array(z.record(z.string(), z.unknown())),
})

/** The latest file of a kind and day, as it was made. */
const readFile = async (kind: string, day: string) => {
  const { rows } = await world.pool.query<{ content: Buffer }>(
    `select content from sigap.file where kind = $1 and day = $2 order by version desc, part limit 1`,
    [kind, day],
  )
  const [header, ...records] = (rows[0]?.content.toString() ?? '')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))
  return Sent.parse({ header, records })
}

const statesOf = async (day: string) => {
  const { rows } = await world.pool.query<{ state: string; n: number }>(
    'select state, count(*)::integer as n from sigap.file where day = $1 group by 1 order by 1',
    [day],
  )
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
}

describe('SIGAP: a day of the ledger becomes files', () => {
  beforeAll(async () => {
    world.setNow('2026-03-10T15:00:00Z')
    await post(1n, 'cashier.deposit_credited', 1_000_000n)
    await post(1n, 'play.stake_taken', 200_000n, { node: '7', round: 'a' })
    await post(1n, 'play.payout_paid', 50_000n, { node: '7', round: 'a' })
    await post(2n, 'cashier.deposit_credited', 500_000n)
    await post(2n, 'sportsbook.stake_taken', 100_000n, { round: 'S1' })
    // Member 3 is of a company that does not report.
    await post(3n, 'cashier.deposit_credited', 900_000n)
    // 23:30 in Brasília, already the next day in UTC.
    world.setNow('2026-03-11T02:30:00Z')
    await post(1n, 'promotions.cash_given', 10_000n)
    world.setNow('2026-03-11T15:00:00Z')
    await post(2n, 'sportsbook.stake_refunded', 100_000n, { round: 'S1' })
    await post(1n, 'play.stake_taken', 60_000n, { node: '7', round: 'b' })
  })

  test('nothing is made before the day has been over for ten minutes', async () => {
    world.setNow('2026-03-11T03:09:00Z')
    await world.sigap.makeFiles()
    expect(await statesOf('2026-03-10')).toEqual({})
    world.setNow('2026-03-11T03:11:00Z')
    await world.sigap.makeFiles()
    expect(await statesOf('2026-03-10')).toEqual({ queued: 4 })
  })

  test('sigapDueHour: the day’s files are due at six of the next day in Brasília', async () => {
    const { rows } = await world.pool.query<{ due_at: Date }>(
      "select distinct due_at from sigap.file where day = '2026-03-10'",
    )
    expect(rows).toEqual([{ due_at: new Date('2026-03-11T09:00:00Z') }])
  })

  test('wallets: opening, movements and closing of each account of the company’s brands', async () => {
    const { header, records } = await readFile('wallets', '2026-03-10')
    expect(header).toEqual({
      schema: 'trevo-1',
      kind: 'wallets',
      cnpj: testCompany.cnpj,
      day: '2026-03-10',
      part: 1,
      parts: 1,
      version: 1,
      records: 2,
    })
    expect(records).toEqual([
      {
        cpf: '00000000001',
        account: 'b1@m1',
        brand: 'one',
        opening: '0.00',
        deposits: '100.00',
        withdrawals: '0.00',
        stakes: '20.00',
        prizes: '5.00',
        given: '1.00',
        commission: '0.00',
        adjustments: '0.00',
        other: '0.00',
        closing: '86.00',
      },
      expect.objectContaining({ account: 'b2@m2', stakes: '10.00', closing: '40.00' }),
    ])
  })

  test('games, sports and bettors of the same day', async () => {
    expect((await readFile('games', '2026-03-10')).records).toEqual([
      {
        cpf: '00000000001',
        account: 'b1@m1',
        brand: 'one',
        game: 'Game 7',
        vendor: 'v',
        product: 'SLOT',
        stakes: '20.00',
        stakeCount: 1,
        prizes: '5.00',
        prizeCount: 1,
      },
    ])
    expect((await readFile('sports', '2026-03-10')).records).toEqual([
      expect.objectContaining({ account: 'b2@m2', slip: 'S1', kind: 'stake', amount: '10.00' }),
    ])
    // Members 4 and 5 registered on the day and moved nothing.
    expect((await readFile('bettors', '2026-03-10')).records.map((one) => one['account'])).toEqual([
      'b1@m1',
      'b2@m2',
      'b1@m4',
      'b2@m5',
    ])
  })

  test('the next day opens with what the day before closed, and a returned stake lowers the day of its return', async () => {
    world.setNow('2026-03-12T03:11:00Z')
    await world.sigap.makeFiles()
    expect((await readFile('wallets', '2026-03-11')).records).toEqual([
      expect.objectContaining({ account: 'b1@m1', opening: '86.00', closing: '80.00' }),
      expect.objectContaining({
        account: 'b2@m2',
        opening: '40.00',
        stakes: '-10.00',
        closing: '50.00',
      }),
    ])
    expect((await readFile('sports', '2026-03-11')).records).toEqual([
      expect.objectContaining({ slip: 'S1', kind: 'returned', amount: '10.00' }),
    ])
  })

  test('several copies that make a day at once make it once', async () => {
    world.setNow('2026-03-13T03:11:00Z')
    await Promise.all([world.sigap.makeFiles(), world.sigap.makeFiles(), world.sigap.makeFiles()])
    expect(await statesOf('2026-03-12')).toEqual({ queued: 4 })
  })
})

describe('SIGAP: files are delivered until they are accepted', () => {
  const deliverAll = async () => {
    while ((await world.sigap.sendFiles()) > 0);
  }

  test('delivered, asked for and accepted', async () => {
    await deliverAll()
    expect(await statesOf('2026-03-10')).toEqual({ sent: 4 })
    world.passSec(11)
    await deliverAll()
    expect(await statesOf('2026-03-10')).toEqual({ accepted: 4 })
    expect(world.outside.deliveries).toHaveLength(12)
  })

  test('while the receiver is down a file waits, longer each time, and is delivered under the same id', async () => {
    world.setNow('2026-03-14T03:11:00Z')
    await world.sigap.makeFiles()
    world.outside.faults.deliver = new Error('down')
    expect(await world.sigap.sendFiles()).toBe(4)
    expect(await world.sigap.sendFiles()).toBe(0)
    world.passSec(31)
    await world.sigap.sendFiles()
    expect(await statesOf('2026-03-13')).toEqual({ queued: 4 })
    delete world.outside.faults.deliver
    world.passSec(61)
    const before = world.outside.deliveries.length
    await deliverAll()
    expect(world.outside.deliveries.length - before).toBe(4)
    expect(await statesOf('2026-03-13')).toEqual({ sent: 4 })
  })

  test('a receipt that the receiver lost leads to the same delivery again', async () => {
    const last = world.outside.deliveries.at(-1)
    world.outside.answers.set(`r-${last?.deliveryId}`, 'unknown')
    world.passSec(11)
    await deliverAll()
    expect(
      world.outside.deliveries.filter((one) => one.deliveryId === last?.deliveryId),
    ).toHaveLength(2)
    world.outside.answers.clear()
    world.passSec(11)
    await deliverAll()
    expect(await statesOf('2026-03-13')).toEqual({ accepted: 4 })
  })
})

describe('SIGAP: a rejected file is sent again or corrected by two persons', () => {
  const reject = async (day: string) => {
    const { rows } = await world.pool.query<{ file_id: string; delivery_id: string }>(
      `select file_id, delivery_id from sigap.file where day = $1 and kind = 'wallets' and state <> 'corrected'`,
      [day],
    )
    const problems = [{ record: 1, code: 'CPF_UNKNOWN', text: 'CPF not found' }]
    world.outside.answers.set(`r-${rows[0]?.delivery_id}`, { state: 'rejected', problems })
    return rows[0]?.file_id ?? ''
  }
  const by = (name: string) => ({ ...world.approvals.order(name), username: name })
  const settle = async () => {
    while ((await world.sigap.sendFiles()) > 0);
    world.passSec(11)
    while ((await world.sigap.sendFiles()) > 0);
  }
  let fileId = ''

  test('its problems name the member, the others of the day are accepted', async () => {
    world.setNow('2026-03-14T15:00:00Z')
    await post(1n, 'cashier.deposit_credited', 10_000n)
    world.setNow('2026-03-15T03:11:00Z')
    await world.sigap.makeFiles()
    fileId = await reject('2026-03-14')
    await settle()
    expect(await statesOf('2026-03-14')).toEqual({ accepted: 3, rejected: 1 })
    expect(await world.sigap.countTroubled(1)).toMatchObject({ rejected: 1, late: 0 })
    expect(await world.sigap.countTroubled(3)).toEqual({ rejected: 0, late: 0 })
    world.setNow('2026-03-15T09:00:01Z')
    expect(await world.sigap.countTroubled(2)).toMatchObject({ rejected: 1, late: 1 })
    const file = await world.sigap.showSigapFile(1, fileId)
    expect(file.problems).toEqual([
      { record: 1, code: 'CPF_UNKNOWN', text: 'CPF not found', account: 'b1@m1' },
    ])
    expect(file.events.map(({ kind }) => kind)).toEqual(['made', 'sent', 'rejected'])
  })

  test('sent again it is another delivery; an accepted one is not sent again', async () => {
    world.outside.answers.clear()
    await world.sigap.resendSigapFile(by('ana'), fileId, 'the receiver was wrong')
    await settle()
    expect((await world.sigap.showSigapFile(1, fileId)).state).toBe('accepted')
    await expect(world.sigap.resendSigapFile(by('ana'), fileId, 'once more')).rejects.toThrow(
      'sigap.file_state',
    )
  })

  test('a correction that changes nothing is refused', async () => {
    await expect(
      world.sigap.correctSigapFile(by('ana'), fileId, { reason: 'why not' }),
    ).rejects.toThrow('sigap.nothing_to_correct')
  })

  test('two persons correct it: the next version has the corrected CPF, the old one stays as it was', async () => {
    const bettor = world.bettors.get(1n)
    if (!bettor) throw new Error('no bettor')
    world.bettors.set(1n, { ...bettor, cpf: '99999999999' })
    const first = await world.sigap.correctSigapFile(by('ana'), fileId, { reason: 'CPF corrected' })
    expect(first.isDone).toBe(false)
    expect((await world.sigap.showSigapFile(1, fileId)).waiting?.askedBy).toBe('ana')
    await expect(
      world.sigap.correctSigapFile(by('ana'), fileId, { reason: 'CPF corrected' }),
    ).rejects.toThrow('approval.same_person')
    const second = await world.sigap.correctSigapFile(by('bruno'), fileId, { reason: 'checked' })
    expect(second.isDone).toBe(true)
    expect((await world.sigap.showSigapFile(1, fileId)).state).toBe('corrected')
    const { header, records } = await readFile('wallets', '2026-03-14')
    expect([header['version'], records[0]?.['cpf']]).toEqual([2, '99999999999'])
    await settle()
    expect(await statesOf('2026-03-14')).toEqual({ accepted: 4, corrected: 1 })
  })

  test('another company’s operator finds none of it', async () => {
    await expect(world.sigap.showSigapFile(3, fileId)).rejects.toThrow('sigap.file_unknown')
    await expect(world.sigap.listSigapFiles({ brandId: 3, pageSize: 10 })).rejects.toThrow(
      'sigap.not_reporting',
    )
  })

  test('the log of files is only added to', async () => {
    await expect(world.pool.query('delete from sigap.file_event')).rejects.toThrow('only added to')
  })
})

describe('SIGAP: the list', () => {
  test('pages through days, kinds and parts without a gap', async () => {
    const seen: string[] = []
    let after: string | undefined
    do {
      const { files, next } = await world.sigap.listSigapFiles({
        brandId: 1,
        pageSize: 3,
        ...(after !== undefined && { after }),
      })
      seen.push(...files.map((file) => `${file.day} ${file.kind} ${file.version}`))
      after = next ?? undefined
    } while (after !== undefined)
    expect(seen).toHaveLength(new Set(seen).size)
    expect(seen).toHaveLength(4 * 5 + 1)
    expect(seen[0]).toBe('2026-03-14 bettors 1')
  })

  test('a made-up cursor is refused', async () => {
    await expect(
      world.sigap.listSigapFiles({ brandId: 1, pageSize: 3, after: 'x' }),
    ).rejects.toThrow('request_param_err')
  })
})

test('SIGAP: the last day of a month brings the month of each brand by product', async () => {
  world.setNow('2026-04-01T03:11:00Z')
  await world.sigap.makeFiles()
  const { header, records } = await readFile('operator', '2026-03-31')
  expect(header['kind']).toBe('operator')
  expect(records).toEqual([
    {
      brand: 'one',
      product: 'SLOT',
      stakes: '26.00',
      prizes: '5.00',
      grossRevenue: '21.00',
      bettors: 1,
    },
    {
      brand: 'two',
      product: 'SPORTS',
      stakes: '0.00',
      prizes: '0.00',
      grossRevenue: '0.00',
      bettors: 1,
    },
  ])
})

test('SIGAP: every file that was made follows its schema', async () => {
  const { rows } = await world.pool.query<{ content: Buffer }>('select content from sigap.file')
  expect(rows.length).toBeGreaterThan(80)
  for (const { content } of rows) expect(checkFile(content).problems).toEqual([])
})
