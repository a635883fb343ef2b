import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { launchChromium, type Browser, type Page } from '@trevo/testkit/chromium.ts'
import { generateSync } from 'otplib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoPasswords, demoTotpSecrets } from '../modules/identity/index.ts'
import { startTestServer } from './start-test-server.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'trevo-backoffice-'))
const program = path.resolve('apps/backoffice/build.ts')
await promisify(execFile)(process.execPath, [program, path.join(folder, 'backoffice')])
const server = await startTestServer({ environment: { BUILD_DIR: folder } })
let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
  await server.close()
  await rm(folder, { recursive: true })
})

/** Two withdrawals in review of each of five members, of money that they won. */
const askForTen = async (): Promise<void> => {
  const { wallet, cashier } = server.server.modules
  const { rows } = await server.pool.query<{ id: bigint }>(
    `update members.member set tax_id = (50000000000 + member_id)::text, payee_name = 'Marina Alves'
     where member_id in (select member_id from members.member where type = 0 order by 1 limit 5)
     returning member_id as id`,
  )
  for (const { id: memberId } of rows) {
    const won = { source: 'test', txnId: randomUUID(), kind: 'play.payout_paid', memberId }
    await wallet.post({ ...won, amountMinor: 90_000_000n })
    const asking = { memberId, brandId: 1 }
    const payee = {
      kind: 'bank',
      bankCode: '00000000',
      branch: '0001',
      accountNumber: String(memberId),
      accountType: 'checking',
    } as const
    const clientId = randomUUID()
    const { bankCardId } = await cashier.withdrawals.addPayee({ ...asking, clientId, payee })
    for (const amount of ['2100.00', '2200.00']) {
      await cashier.withdrawals.createWithdrawal({
        ...asking,
        clientId: randomUUID(),
        payeeId: bankCardId,
        channel: 'pix',
        amount,
        device: { userAgent: 'test', address: '127.0.0.1' },
      })
    }
  }
}

const signIn = async (page: Page): Promise<void> => {
  await page.waitForSelector('input[name=username]:focus')
  await page.keyboard.type('operador.demo')
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPasswords.operator)
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Tab')
  const epoch = Math.floor(Date.now() / 1000)
  await page.keyboard.type(generateSync({ secret: demoTotpSecrets.operator, epoch }))
  await page.keyboard.press('Enter')
}

test('an operator signs in, finds the queue and decides ten, by keyboard alone', async () => {
  await askForTen()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(server.opsUrl)
  await signIn(page)
  await page.waitForSelector('nav a[href="/withdrawals"]')
  await page.keyboard.press('Control+k')
  await page.waitForSelector('[role=dialog] input:focus')
  await page.keyboard.type('saques')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  for (let decided = 0; decided < 10; decided += 1) {
    await page.waitForSelector('[data-withdrawal][aria-selected=true]')
    await page.waitForSelector('dl')
    const before = page.url()
    if (decided === 3) {
      await page.keyboard.press('r')
      await page.waitForSelector('footer input:focus')
      await page.keyboard.type('Confirme sua identidade primeiro.')
      await page.keyboard.press('Enter')
    } else await page.keyboard.press('a')
    await page.waitForURL((url) => url.href !== before)
  }
  expect(wrong).toEqual([])
  const { rows } = await server.pool.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from cashier.withdrawal group by 1 order by 1',
  )
  expect(rows).toEqual([
    { status: 'approved', count: 9 },
    { status: 'rejected', count: 1 },
  ])
})
