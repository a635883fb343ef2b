import { randomUUID } from 'node:crypto'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, taskLanguages } from '../open-desk.ts'
import { performTask } from '../perform-task.ts'
import { startBackoffice } from '../start-backoffice.ts'

const office = await startBackoffice()
afterAll(() => office.close())
const { pool, opsUrl, server } = office.server
const { sportsbook, wallet } = server.modules
const desk = await openDesk(office)
const { page, menuLink, dialog } = desk

type Match = {
  readonly id: bigint
  readonly book: Readonly<Record<string, Readonly<Record<string, number>>>>
}
let match: Match

const findMatch = async (): Promise<Match> => {
  const { rows } = await pool.query<Match>(
    `select f.id, f.book from sportsbook.fixture f join sportsbook.league l on l.id = f.league_id
     where f.status = 'scheduled' and l.sport = 'football' and f.book ? 'full.result'
       and f.starts_at > now() + interval '3 minutes' order by f.starts_at limit 1`,
  )
  const [found] = rows
  if (!found) throw new Error('no coming match')
  return { ...found, id: BigInt(found.id) }
}

/** Bets of a demo member on the result of the match. */
const stake = async (selection: string, stakeEach: string): Promise<void> => {
  const { rows } = await pool.query<{ id: bigint }>(
    'select member_id as id from members.member where brand_id = 1 and type = 0 order by 1 limit 1',
  )
  const memberId = BigInt(rows[0]?.id ?? 0)
  const won = { source: 'test', txnId: randomUUID(), kind: 'play.payout_paid', memberId }
  await wallet.post({ ...won, amountMinor: parseMoney('1000.00') })
  await sportsbook.placeSlip({
    memberId,
    brandId: 1,
    clientId: randomUUID(),
    kind: 'singles',
    stakeEachMinor: parseMoney(stakeEach),
    accepts: 'any',
    choices: [
      {
        fixtureId: match.id,
        market: 'full.result',
        selection,
        odds: match.book['full.result']?.[selection] ?? 0,
      },
    ],
  })
}

beforeAll(async () => {
  await sportsbook.scheduleMatches()
  match = await findMatch()
  await stake('1', '40.00')
  await stake('2', '300.00')
})

const suspended = async (): Promise<string[]> => {
  const { rows } = await pool.query<{ markets: string[] }>(
    'select suspended_markets as markets from sportsbook.fixture where id = $1',
    [match.id],
  )
  return rows[0]?.markets ?? []
}

test.each(taskLanguages)('task 34 in %s: a market is suspended', async (language) => {
  await desk.begin(language)
  // The trader watches the match whose score turns out to be wrong.
  await page.goto(`${opsUrl}/trading?view=coming&match=${match.id}`)
  await page.locator('aside h2').waitFor()
  await performTask(page, 34, async ({ press, think }) => {
    think()
    await press('m')
    await press('s')
    await press('1')
    await expect.poll(suspended).toEqual(['full.result'])
  })
  await page.locator('aside .o-bad').first().waitFor()
  await page.keyboard.press('o')
  await page.keyboard.press('1')
  await expect.poll(suspended).toEqual([])
})

test.each(taskLanguages)('task 35 in %s: what could cost most, and its slips', async (language) => {
  const t = await desk.begin(language)
  await performTask(page, 35, async ({ click, press, read }) => {
    await click(menuLink('/trading'))
    await page.locator('main h1', { hasText: t('trading.board') }).waitFor()
    await press('e')
    await page.waitForURL((url) => url.searchParams.get('view') === 'cost')
    const rows = page.locator('tr[data-opens]')
    // The board before stays until the one by cost is read.
    await rows.first().filter({ hasText: '−' }).waitFor()
    expect(await rows.count()).toBeLessThanOrEqual(10)
    await press('j')
    expect(await read(page.locator('aside a[href*="row="]').first())).not.toBe('')
  })
})

test.each(taskLanguages)('task 36 in %s: a lower payout of a league', async (language) => {
  const t = await desk.begin(language)
  await performTask(page, 36, async (hands) => {
    const { click, press, type, typeCode } = hands
    await click(menuLink('/trading'))
    await page.locator('main h1', { hasText: t('trading.board') }).waitFor()
    await press('l')
    await click(page.locator('main tbody tr').first().locator('button'))
    await press('Tab')
    await typeCode('1000,50')
    await page.locator('[role=dialog] td b', { hasText: /1[.,]000[.,]50/ }).waitFor()
    // Past the margin and the fields without a change.
    while (!(await dialog().locator('textarea:focus').count())) await press('Tab')
    await type('Liga sob observação')
    await desk.confirm(hands)
  })
  const [asked] = await desk.takeWaiting('changeLeagueLimits')
  expect(asked).toMatchObject({ payoutMax: '1000.50' })
  expect(desk.wrong).toEqual([])
})
