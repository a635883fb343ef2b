import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insideAct, newAct } from '../../platform/acts/act.ts'
import { openTestTax, type TestKind } from './testing/open-test-tax.ts'

const world = await openTestTax(9)
afterAll(() => world.close())

const post = (memberId: bigint, kind: TestKind, amountMinor: bigint) =>
  world.wallet.post({
    source: kind.split('.')[0] ?? '',
    txnId: randomUUID(),
    kind,
    memberId,
    amountMinor,
  })

const yearOf = async (memberId: bigint, brandId: number, year: number) => {
  const { years } = await world.tax.getTax(memberId, brandId)
  return years.find((one) => one.year === year)
}

const list = (more: Record<string, unknown> = {}) =>
  world.tax.listTaxStatements(1, { year: 2026, pageSize: 50, ...more })

/** What a void stake of this source cost; before there was `stakeSource`, its id alone named the source. */
const returnVoid = (memberId: bigint, source: string, amountMinor: bigint, isNamed: boolean) =>
  world.wallet.post({
    source: 'compliance',
    txnId: `void-${source}-${randomUUID()}`,
    kind: 'compliance.stake_returned',
    memberId,
    amountMinor,
    ...(isNamed && { reference: { node: '0', stakeSource: source } }),
  })

describe('L art. 31: net prizes of a year by person and nature', () => {
  beforeAll(async () => {
    world.setNow('2026-03-10T15:00:00Z')
    for (const id of [1n, 2n, 4n]) await post(id, 'cashier.deposit_credited', 5_000_000_000n)
    // Member 1 and 2 are one person at two brands: games +40.000, sports −10.000.
    await post(1n, 'play.stake_taken', 100_000_000n)
    await post(1n, 'play.payout_paid', 400_000_000n)
    await post(2n, 'play.payout_paid', 100_000_000n)
    await post(2n, 'sportsbook.stake_taken', 150_000_000n)
    await post(2n, 'sportsbook.stake_refunded', 50_000_000n)
    // A gift is no prize of a bet.
    await post(1n, 'promotions.cash_given', 70_000_000n)
    await post(4n, 'lottery.stake_taken', 10_000n)
    await post(4n, 'lottery.prize_paid', 20_000n)
    await post(3n, 'cashier.deposit_credited', 900_000n)
    await post(3n, 'play.stake_taken', 900_000n)
    // 23:30 of 31 December in Brasília, already the next year in UTC.
    world.setNow('2027-01-01T02:30:00Z')
    await post(4n, 'lottery.prize_paid', 30_000n)
    world.setNow('2027-01-01T03:01:00Z')
    await post(4n, 'lottery.prize_paid', 990_000n)
  })

  test('while the year runs the member sees its figures, over all brands of the company', async () => {
    world.setNow('2026-12-31T12:00:00Z')
    await world.tax.makeStatements()
    const year = await yearOf(2n, 2, 2026)
    expect(year).toMatchObject({ state: 'running', dueOn: '2027-02-26', versions: [] })
    expect(year?.figures.lines).toEqual([
      { nature: 'sports', stakes: '10000.00', prizes: '0.00', net: '-10000.00' },
      { nature: 'games', stakes: '10000.00', prizes: '50000.00', net: '40000.00' },
      { nature: 'lottery', stakes: '0.00', prizes: '0.00', net: '0.00' },
    ])
    expect((await list()).statements).toEqual([])
  })

  test('taxBandMinor, taxRateBp: the loss of sports lowers no prize of games; above the band 15 % are due', async () => {
    expect((await yearOf(1n, 1, 2026))?.figures).toMatchObject({
      netPrizes: '40000.00',
      band: '29145.60',
      taxable: '10854.40',
      tax: '1628.16',
    })
  })

  test('of a year that runs only a document that says so is printed', async () => {
    const { fileName } = await world.tax.printTax(
      { memberId: 1n, brandId: 1, language: 'PT' },
      { year: 2026 },
    )
    expect(fileName).toBe('comprovabet-2026-parcial.pdf')
    expect(world.printed.at(-1)).toMatchObject({ version: null, accounts: ['m1', 'm2'] })
  })

  test('statements are made ten minutes after the year has ended, not before', async () => {
    world.setNow('2027-01-01T03:09:00Z')
    await world.tax.makeStatements()
    expect((await list()).isOver).toBe(false)
    world.setNow('2027-01-01T03:11:00Z')
    await world.tax.makeStatements()
    const { statements, isOver, runs } = await list()
    expect(isOver).toBe(true)
    expect(statements.map(({ figures }) => [figures.netPrizes, figures.tax])).toEqual([
      ['40000.00', '1628.16'],
      ['4.00', '0.00'],
    ])
    expect(runs).toEqual([expect.objectContaining({ accounts: 4, made: 2, corrected: 0 })])
  })

  test('comprovaBetDueMonth: due on the last business day of February, and in time', async () => {
    const { dueOn, runs } = await list()
    expect(dueOn).toBe('2027-02-26')
    expect(runs[0]).toMatchObject({ dueOn: '2027-02-26', isLate: false })
    expect((await list({ year: 2023 })).dueOn).toBe('2024-02-29')
  })

  test('a run that is repeated by several copies makes nothing twice', async () => {
    await Promise.all([1, 2, 3].map(() => world.tax.makeStatements()))
    expect((await list()).statements).toHaveLength(2)
    expect((await list()).runs).toHaveLength(1)
  })

  test('the list shows the middle of a CPF, those with tax alone, and a person by the account here', async () => {
    const due = await list({ view: 'due' })
    expect(due.statements.map(({ cpf }) => cpf)).toEqual(['***.000.001-**'])
    expect((await list({ username: 'm4' })).statements).toHaveLength(1)
    // The account of another brand is nobody here.
    expect((await list({ username: 'm2' })).statements).toEqual([])
    await expect(world.tax.listTaxStatements(3, { pageSize: 10 })).rejects.toThrow('tax.not_due')
  })

  test('pages through the list without a gap', async () => {
    const first = await list({ pageSize: 1 })
    const second = await list({ pageSize: 1, after: first.next ?? '' })
    expect([first, second].flatMap(({ statements }) => statements.map((one) => one.cpf))).toEqual(
      (await list()).statements.map((one) => one.cpf),
    )
    expect(second.next).toBeNull()
    await expect(list({ after: 'x' })).rejects.toThrow('request_param_err')
  })
})

describe('ComprovaBet: the first version is kept beside its corrections', () => {
  const by = { brandId: 1, username: 'ana' }

  test('a year that is not over is not compared', async () => {
    await expect(world.tax.compareTaxYear(by, { year: 2027, reason: 'too early' })).rejects.toThrow(
      'tax.year_open',
    )
  })

  test('compared without a difference nothing is made', async () => {
    const act = newAct()
    await insideAct(act, () =>
      world.tax.compareTaxYear(by, { year: 2026, reason: 'a member asked' }),
    )
    expect(act.note).toEqual({ target: '2026', before: {}, after: { run: expect.any(String) } })
    await expect(world.tax.compareTaxYear(by, { year: 2026, reason: 'once more' })).rejects.toThrow(
      'tax.running',
    )
    await world.tax.makeStatements()
    const { statements, runs } = await list()
    expect(statements.map(({ version }) => version)).toEqual([1, 1])
    expect(runs[0]).toMatchObject({ askedBy: 'ana', made: 0 })
  })

  test('two accounts that turn out to be one person: the next version has both, the first stays', async () => {
    const four = world.accounts.get(4n)
    const one = world.accounts.get(1n)
    if (!four || !one) throw new Error('no account')
    world.accounts.set(4n, { ...four, personId: one.personId, cpf: one.cpf })
    await world.tax.compareTaxYear(by, { year: 2026, reason: 'CPF corrected' })
    await world.tax.makeStatements()
    const { statements } = await list({ view: 'corrected' })
    expect(statements.map((row) => [row.version, row.figures.netPrizes])).toEqual([[2, '40004.00']])
    const year = await yearOf(1n, 1, 2026)
    expect(year?.versions.map(({ version }) => version)).toEqual([2, 1])
    const caller = { memberId: 1n, brandId: 1, language: 'PT' } as const
    await world.tax.printTax(caller, { year: 2026, version: 1 })
    expect(world.printed.at(-1)).toMatchObject({ version: 1, netPrizesMinor: 400_000_000n })
    const whole = await world.tax.showTaxStatement(1, statements[0]?.statementId ?? '')
    expect(whole.versions.map((one_) => one_.figures.netPrizes)).toEqual(['40004.00', '40000.00'])
    expect(whole.accounts).toEqual([{ username: 'm1' }, { username: 'm4' }])
  })

  test('what a statement says cannot be changed', async () => {
    await expect(world.pool.query('update tax.statement set tax_minor = 0')).rejects.toThrow(
      'not changed',
    )
    await expect(world.pool.query('delete from tax.statement')).rejects.toThrow('not changed')
  })

  test('another person’s or company’s member finds none of it', async () => {
    const { statements } = await list()
    const [first] = statements
    await expect(world.tax.showTaxStatement(3, first?.statementId ?? '')).rejects.toThrow(
      'tax.not_due',
    )
    await expect(
      world.tax.printTax({ memberId: 7n, brandId: 1, language: 'PT' }, { year: 2026, version: 1 }),
    ).rejects.toThrow('tax.statement_unknown')
    expect(await world.tax.getTax(3n, 3)).toEqual({ isDue: false, years: [], countedUntil: null })
  })
})

describe('ComprovaBet: equal to the ledger, and whole after a stop', () => {
  const kindsOfBets = [
    'play.stake_taken',
    'play.payout_paid',
    'sportsbook.stake_taken',
    'sportsbook.prize_paid',
    'sportsbook.stake_refunded',
    'lottery.stake_taken',
    'lottery.prize_paid',
  ] as const

  test('after random bets of random years every sum equals a recount of the transfers', async () => {
    const bet = fc.record({
      member: fc.bigInt(5n, 9n),
      kind: fc.constantFrom(...kindsOfBets),
      amount: fc.bigInt(1n, 9_999_999n),
      at: fc.date({
        min: new Date('2024-11-01T00:00:00Z'),
        max: new Date('2026-02-01T00:00:00Z'),
        noInvalidDate: true,
      }),
    })
    for (const id of [5n, 6n, 7n, 8n, 9n]) await post(id, 'cashier.deposit_credited', 10n ** 12n)
    await fc.assert(
      fc.asyncProperty(fc.array(bet, { minLength: 1, maxLength: 25 }), async (bets) => {
        for (const { member, kind, amount, at } of bets) {
          world.setNow(at.toISOString())
          await post(member, kind, amount)
        }
        world.setNow('2027-01-02T00:00:00Z')
        await world.tax.makeStatements()
        const { rows } = await world.pool.query(`
          with ledger as (
            select extract(year from t.created_at at time zone 'America/Sao_Paulo')::smallint as year, m.member_id,
              case split_part(k.name, '.', 1) when 'sportsbook' then 'sports' when 'lottery' then 'lottery'
                else 'games' end as nature,
              sum(case when k.name ~ 'stake' then -t.amount else 0 end) as stakes,
              sum(case when k.name ~ 'payout|prize' then t.amount else 0 end) as prizes
            from wallet.transfer t join wallet.transfer_kind k on k.id = t.kind
              join wallet.member m on m.member_id = t.account_id / 4
            where k.name ~ '^(play|sportsbook|lottery)' group by 1, 2, 3)
          select * from ledger full join tax.result r using (year, member_id, nature)
          where stakes is distinct from stakes_minor or prizes is distinct from prizes_minor`)
        expect(rows).toEqual([])
      }),
      { numRuns: 8 },
    )
  })

  test('a job that is killed in a batch leaves no half of it, and ends on the next run', async () => {
    const count = async () => {
      const { rows } = await world.pool.query<{ n: number }>(
        'select count(*)::integer as n from tax.statement where year = 2025',
      )
      return rows[0]?.n
    }
    world.setNow('2027-01-02T01:00:00Z')
    await world.tax.compareTaxYear({ brandId: 1, username: 'ana' }, { year: 2025, reason: 'first' })
    world.faults.accounts = new Error('killed')
    await expect(world.tax.makeStatements()).rejects.toThrow('killed')
    expect(await count()).toBe(0)
    delete world.faults.accounts
    await world.tax.makeStatements()
    const made = await count()
    expect(made).toBeGreaterThan(0)
    await world.tax.makeStatements()
    expect(await count()).toBe(made)
  })
})

describe('L art. 26 § 1: the return of a void stake', () => {
  const stakesOf = async (memberId: bigint, brandId: number) => {
    await world.tax.makeStatements()
    const year = await yearOf(memberId, brandId, 2028)
    return year?.figures.lines.map(({ nature, stakes }) => [nature, stakes])
  }

  test('counts in the nature of its stake', async () => {
    world.setNow('2028-04-01T12:00:00Z')
    await post(5n, 'cashier.deposit_credited', 9_000_000n)
    await post(5n, 'sportsbook.stake_taken', 500_000n)
    await post(5n, 'play.stake_taken', 300_000n)
    await post(5n, 'lottery.stake_taken', 200_000n)
    await returnVoid(5n, 'sportsbook', 500_000n, true)
    await returnVoid(5n, 'lottery', 50_000n, true)
    await returnVoid(5n, 'vendor:alpha', 100_000n, true)
    expect(await stakesOf(5n, 2)).toEqual([
      ['sports', '0.00'],
      ['games', '20.00'],
      ['lottery', '15.00'],
    ])
  })

  test('that was counted as games moves there, each once', async () => {
    world.setNow('2028-04-02T12:00:00Z')
    await post(8n, 'cashier.deposit_credited', 9_000_000n)
    await post(8n, 'sportsbook.stake_taken', 500_000n)
    await post(8n, 'play.stake_taken', 300_000n)
    await returnVoid(8n, 'sportsbook', 400_000n, false)
    await returnVoid(8n, 'vendor:alpha', 100_000n, false)
    expect(await stakesOf(8n, 2)).toEqual([
      ['sports', '50.00'],
      ['games', '-20.00'],
      ['lottery', '0.00'],
    ])
    // Not read yet: it is counted where it belongs when it is.
    await returnVoid(8n, 'sportsbook', 100_000n, true)
    const file = new URL('./migrations/0002-returned-stakes.sql', import.meta.url)
    await world.pool.query(await readFile(file, 'utf8'))
    expect(await stakesOf(8n, 2)).toEqual([
      ['sports', '0.00'],
      ['games', '20.00'],
      ['lottery', '0.00'],
    ])
  })
})
