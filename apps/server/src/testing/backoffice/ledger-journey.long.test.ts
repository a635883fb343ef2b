import { randomUUID } from 'node:crypto'
import type { Page } from '@trevo/testkit/chromium.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
afterAll(() => office.close())

let page: Page
let member = { id: 0n, username: '' }
let failedRound = ''

/** Play and payments of some members, so that every report has rows. */
const play = async (): Promise<void> => {
  const { wallet, catalogue, reports } = office.server.server.modules
  const { rows } = await office.server.pool.query<{ id: bigint; account: string }>(
    'select member_id as id, account from members.member where type = 0 order by 1 limit 4',
  )
  const games = catalogue.lobby(1).games.slice(0, 40)
  for (const [index, { row }] of games.entries()) {
    const memberId = rows[index % rows.length]?.id ?? 0n
    const order = (kind: string, amountMinor: bigint, reference: Record<string, string> = {}) =>
      wallet.post({
        source: 'vendor:test',
        txnId: randomUUID(),
        kind,
        memberId,
        amountMinor,
        reference,
      })
    const reference = { node: String(row.node_id), round: `round-${index}` }
    await order('cashier.deposit_credited', 900_000_000n)
    await order('play.stake_taken', BigInt(index + 1) * 12_340_000n, reference)
    const paid = await order('play.payout_paid', BigInt(index + 1) * 11_110_000n, reference)
    failedRound = String(paid.transferId)
    member = { id: memberId, username: rows[index % rows.length]?.account.split('@')[1] ?? '' }
  }
  await reports.countTransfers()
}

beforeAll(async () => {
  await play()
  page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(office.server.opsUrl)
  await office.signIn(page)
})

test('the start page shows the figures of the day, where they come from, and what is out of order', async () => {
  await page.waitForSelector('svg[role=img]')
  await page.waitForSelector('table')
  await page.click('a[href="/reports"]')
})

test('gross revenue is followed from its product down to the ten largest prizes', async () => {
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
  await page.goto(`${office.server.opsUrl}/reports?from=${today}&to=${today}`)
  await page.waitForSelector('tbody button')
  await page.click('tbody button')
  await page.waitForURL(/by=vendor/)
  await page.waitForSelector('nav button')
  await page.click('tbody button')
  await page.waitForURL(/by=game/)
  await page.waitForSelector('a[href^="/ledger?transfer="]')
  expect(await page.locator('a[href^="/ledger?transfer="]').count()).toBeLessThanOrEqual(10)
  await page.goto(`${office.server.opsUrl}/reports?report=performance&on=${today}`)
  await page.waitForSelector('tbody tr')
})

/** Opens the picture on the page for a reason. */
const openPicture = async (): Promise<void> => {
  await page.click('li:has-text("Imagem 1") button')
  await page.waitForSelector('[role=dialog] textarea')
  await page.fill('[role=dialog] textarea', 'Conferir o comprovante')
  await page.click('[role=dialog] button[type=submit]')
  await page.waitForSelector('figure img[src^="data:image/webp"]')
}

test('a member is credited for a failed round by two persons, from the house of adjustments', async () => {
  await page.goto(`${office.server.opsUrl}/ledger?member=${member.id}`)
  await page.waitForSelector('tbody button')
  await page.click('tbody button')
  await page.waitForSelector('aside table')
  await page.goto(`${office.server.opsUrl}/ledger/adjust?member=${member.id}`)
  await page.waitForSelector('input[inputmode=decimal]')
  await page.fill('input[inputmode=decimal]', '50,00')
  await page.selectOption('form select >> nth=1', failedRound)
  await page.fill('form textarea', 'Rodada sem resultado, chamado 4711')
  const buffer = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#1fd17f' },
  })
    .png()
    .toBuffer()
  const receipt = { name: 'receipt.txt', mimeType: 'image/png', buffer }
  await page.setInputFiles('input[type=file]', receipt)
  await page.waitForSelector('form li:has-text("Imagem 1")')
  await page.click('button:has-text("Comparar e confirmar")')
  await page.waitForSelector('[role=dialog] textarea')
  await page.fill('[role=dialog] textarea', 'Rodada falhou no fornecedor')
  await page.click('[role=dialog] button[type=submit]')
  await page.waitForSelector('[role=dialog]', { state: 'detached' })
  const { rows } = await office.server.pool.query<{ kind: string; state: string }>(
    'select kind, state from staff.change_request',
  )
  expect(rows).toEqual([{ kind: 'adjustBalance', state: 'waiting' }])
  await page.goto(`${office.server.opsUrl}/approvals?view=own`)
  await openPicture()
  // The colleague approves it in the inbox.
  const { modules } = office.server.server
  const found = await office.server.pool.query<{ id: bigint; request: string }>(
    `select o.id, r.id as request from identity.operator o, staff.change_request r
     where o.username = 'pagamentos.demo'`,
  )
  const [colleague] = found.rows
  if (!colleague) throw new Error('no colleague')
  const before = (await modules.wallet.balanceOf(member.id)).availableMinor
  await modules.staff.approvals.approveChange({
    requestId: colleague.request,
    by: { operatorId: colleague.id, username: 'pagamentos.demo', brandId: 1 },
  })
  expect((await modules.wallet.balanceOf(member.id)).availableMinor - before).toBe(500_000n)
  for (const tab of ['holds', 'adjustments', 'houses', 'proofs']) {
    await page.goto(`${office.server.opsUrl}/ledger?tab=${tab}`)
    await page.waitForSelector(tab === 'holds' ? '[role=status]' : 'table')
  }
  await page.goto(`${office.server.opsUrl}/ledger?tab=adjustments`)
  await page.click('tbody button')
  await openPicture()
  await office.server.server.modules.staff.audit.flushReadings()
  const read = await office.server.pool.query(
    `select act from staff.data_access where act = 'openEvidence'`,
  )
  expect(read.rows.map(({ act }) => act)).toEqual(['openEvidence', 'openEvidence'])
})
