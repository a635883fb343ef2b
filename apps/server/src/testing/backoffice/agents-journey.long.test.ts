import { randomUUID } from 'node:crypto'
import type { Page } from '@trevo/testkit/chromium.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
const { pool, opsUrl } = office.server
let page: Page
let statementId = ''
const wrong: string[] = []

const memberOf = async (name: string): Promise<bigint> => {
  const { rows } = await pool.query<{ id: bigint }>(
    'select member_id as id from members.member where account = $1',
    [`trevo@${name}`],
  )
  return BigInt(rows[0]?.id ?? 0)
}

/** A paid statement of two rounds that its receiver disputes. */
beforeAll(async () => {
  const [top, norte] = [await memberOf('agente.demo'), await memberOf('agente.norte')]
  const player = await memberOf('bento.demo')
  // Counts the teams.
  await office.server.server.modules.agents.runContracts(['HOURLY'])
  const contractId = randomUUID()
  await pool.query('truncate agents.contract cascade; truncate agents.run cascade')
  await pool.query(
    `insert into agents.contract (contract_id, brand_id, contract_type, product, giver_id,
       receiver_id, period, rate_bp, status, created_at, processed_at, signed_at)
     values ($1, 1, 'REALTIME', 'CONS', $2, $3, null, 100, 'A', now(), now(), now())`,
    [contractId, top, norte],
  )
  await pool.query('insert into agents.contract_tier values ($1, 0, 0, 0, 0, 100)', [contractId])
  const { rows } = await pool.query<{ id: string }>(
    `with run as (
       insert into agents.run (brand_id, contract_type, period, starts_at, ends_at, seen_seq,
         began_at, statements_hash, finished_at)
       values (1, 'REALTIME', '5', now() - interval '10 minutes', now() - interval '5 minutes', 1,
         now(), 'hash', now()) returning run_id
     ) insert into agents.statement (run_id, contract_id, giver_id, receiver_id, starts_at, ends_at,
         version, inputs, inputs_hash, due_minor, amount_minor, status, paid_minor, created_at, paid_at)
       select run_id, $1, $2, $3, now() - interval '10 minutes', now() - interval '5 minutes', 1,
         '{}', 'hash', 30000, 30000, 'paid', 30000, now(), now() from run
       returning statement_id::text as id`,
    [contractId, top, norte],
  )
  statementId = rows[0]?.id ?? ''
  await pool.query(
    `insert into agents.statement_line (statement_id, line_number, contract_id, member_id, source,
       round_id, node_id, bet_minor, win_minor, rate_bp, due_minor, amount_minor, is_correction)
     select $1, n, $2, $3, 'test', 'R-' || n, 1001, 1000000 * n, 0, 100, 10000 * n, 10000 * n, false
     from generate_series(1, 2) n`,
    [statementId, contractId, player],
  )
  await pool.query(
    `insert into agents.dispute (statement_id, reason, opened_at)
     values ($1, 'A rodada R-2 foi de R$ 200 com taxa menor.', now())`,
    [statementId],
  )
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(opsUrl)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/agents"]')
})
afterAll(() => office.close())

test('the tree unfolds, and an agent opens with line and contracts', async () => {
  await page.click('nav a[href="/agents"]')
  await page.click('li:has-text("agente.demo") button[aria-expanded=false]')
  await page.click('ul ul button:has-text("agente.norte")')
  await page.waitForSelector('aside h2:has-text("agente.norte")')
  await page.waitForSelector('aside button:has-text("agente.demo")')
})

test('a dispute is settled by line and waits for the second person', async () => {
  await page.goto(`${opsUrl}/agents/statements?dispute=open`)
  await page.waitForSelector('tbody tr[data-opens]')
  await page.keyboard.press('j')
  await page.click('aside button.o-go')
  await page.fill('[role=dialog] label:has-text("#2") input', '3,50')
  await page.waitForSelector('[role=dialog] td b:has-text("3,50")')
  await page.fill('[role=dialog] textarea[maxlength="500"]', 'A taxa da rodada R-2 estava errada.')
  await page.fill('[role=dialog] textarea[maxlength="200"]', 'Conferido com o livro-razão')
  await page.click('[role=dialog] button[type=submit]')
  await page.waitForSelector('aside a[href="/approvals"]')
  const { rows } = await pool.query<{ after: { lines: Record<string, string> } }>(
    `select after from staff.change_request where kind = 'decideStatementDispute' and target = $1`,
    [statementId],
  )
  expect(rows[0]?.after.lines).toEqual({ '#2': '3.50' })
  expect(wrong).toEqual([])
})
