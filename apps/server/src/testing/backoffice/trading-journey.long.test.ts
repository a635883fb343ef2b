import { randomUUID } from 'node:crypto'
import type { Page } from '@trevo/testkit/chromium.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
const { pool, opsUrl, server } = office.server
const { sportsbook, wallet } = server.modules
let page: Page
const wrong: string[] = []

type Match = { id: bigint; book: Record<string, Record<string, number>> }

const findMatch = async (): Promise<Match> => {
  const { rows } = await pool.query<Match>(
    `select f.id, f.book from sportsbook.fixture f join sportsbook.league l on l.id = f.league_id
     where f.status = 'scheduled' and l.sport = 'football' and f.book ? 'full.result'
       and f.starts_at > now() + interval '3 minutes' order by f.starts_at limit 1`,
  )
  const [match] = rows
  if (!match) throw new Error('no coming match')
  return { ...match, id: BigInt(match.id) }
}

/** A single bet of a demo member on a choice of the result. */
const place = async (match: Match, selection: string, stake: string): Promise<string> => {
  const { rows } = await pool.query<{ id: bigint }>(
    'select member_id as id from members.member where brand_id = 1 and type = 0 order by 1 limit 1',
  )
  const memberId = BigInt(rows[0]?.id ?? 0)
  const won = { source: 'test', txnId: randomUUID(), kind: 'play.payout_paid', memberId }
  await wallet.post({ ...won, amountMinor: parseMoney('1000.00') })
  const slip = await sportsbook.placeSlip({
    memberId,
    brandId: 1,
    clientId: randomUUID(),
    kind: 'singles',
    stakeEachMinor: parseMoney(stake),
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
  return slip.slipId
}

let match: Match
let slipId: string

beforeAll(async () => {
  await sportsbook.scheduleMatches()
  match = await findMatch()
  await place(match, '1', '40.00')
  slipId = await place(match, '2', '300.00')
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(opsUrl)
  await office.signIn(page)
})
afterAll(() => office.close())

const suspended = async (): Promise<string[]> => {
  const { rows } = await pool.query<{ markets: string[] }>(
    'select suspended_markets as markets from sportsbook.fixture where id = $1',
    [match.id],
  )
  return rows[0]?.markets ?? []
}

test('a market is suspended by M, S and the number of the reason, and opened again by O', async () => {
  await page.click('nav a[href="/trading"]')
  await page.goto(`${opsUrl}/trading?view=coming&match=${match.id}`)
  await page.waitForSelector('aside h2')
  await page.keyboard.press('m')
  await page.keyboard.press('s')
  await page.keyboard.press('1')
  await expect.poll(suspended).toEqual(['full.result'])
  // O reopens what the screen shows as suspended.
  await page.locator('aside .o-bad').first().waitFor()
  await page.keyboard.press('o')
  await page.keyboard.press('1')
  await expect.poll(suspended).toEqual([])
})

test('what is suspended elsewhere is shown within a second', async () => {
  const operator = { operator: 'test', operatorId: 1n, brandId: 1, reason: 'goal under review' }
  const begun = performance.now()
  await sportsbook.suspendMarket({ ...operator, matchId: match.id, market: undefined })
  await page.waitForSelector('aside header .o-bad')
  expect(performance.now() - begun).toBeLessThan(1_000)
  await sportsbook.resumeMarket({ ...operator, matchId: match.id, market: undefined })
})

test('exposure opens with E; the slip behind the worst outcome is one click away', async () => {
  await page.keyboard.press('e')
  await page.waitForURL((url) => url.searchParams.get('view') === 'cost')
  // J opens a row of the view before for as long as this one is being read.
  await page.goto(`${opsUrl}/trading?view=cost&match=${match.id}`)
  await page.click(`aside a[href*="row=${slipId}"]`)
  await page.waitForSelector(`aside h2:has-text("${slipId}")`)
})

test('a lower payout of a league waits for a second person, old beside new', async () => {
  await page.goto(`${opsUrl}/trading/limits?tab=leagues`)
  await page.click('tbody tr:first-child button')
  await page.fill('[role=dialog] label:nth-of-type(2) input', '1.000,50')
  await page.waitForSelector('[role=dialog] td b:has-text("1.000,50")')
  await page.fill('[role=dialog] textarea', 'Liga sob observação')
  await page.keyboard.press('Tab')
  await page.click('[role=dialog] button[type=submit]')
  await page.waitForSelector('tbody tr:first-child a[href="/approvals"]')
  const { rows } = await pool.query<{ after: { payoutMax: string } }>(
    `select after from staff.change_request where kind = 'changeLeagueLimits'`,
  )
  expect(rows[0]?.after.payoutMax).toBe('1000.50')
  expect(wrong).toEqual([])
})
