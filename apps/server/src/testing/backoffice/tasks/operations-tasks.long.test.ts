import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, taskLanguages } from '../open-desk.ts'
import { performTask } from '../perform-task.ts'
import { roleOperator, startBackoffice } from '../start-backoffice.ts'

/** What the clock of the server shows is behind by this; the play of yesterday is made under it. */
let behindMs = 0
const office = await startBackoffice({ clock: { now: () => new Date(Date.now() - behindMs) } })
afterAll(() => office.close())
const { pool, server } = office.server
const desk = await openDesk(office)
const { page, menuLink } = desk
/** Who manages staff holds no right over money. */
const managing = await openDesk(office, roleOperator('administracao.demo'))
const field = (label: string) => page.getByLabel(label, { exact: true })
const button = (name: string) => page.getByRole('button', { name })

/** Yesterday's play of two members on three games of the lobby, and far more of it a week before. */
beforeAll(async () => {
  const { wallet, catalogue, reports } = server.modules
  behindMs = 86_400_000
  const { rows } = await pool.query<{ id: bigint }>(
    'select member_id as id from members.member where brand_id = 1 and type = 0 order by 1 desc limit 2',
  )
  for (const [index, { row }] of catalogue.lobby(1).games.slice(0, 3).entries()) {
    const memberId = BigInt(rows[index % 2]?.id ?? 0)
    const reference = { node: String(row.node_id), round: `round-${index}` }
    const move = (kind: string, amountMinor: bigint) =>
      wallet.post({
        source: 'vendor:test',
        txnId: randomUUID(),
        kind,
        memberId,
        amountMinor,
        reference,
      })
    await move('cashier.deposit_credited', 900_000_000n)
    await move('play.stake_taken', 12_000_000n)
    await move('play.payout_paid', BigInt(index + 1) * 9_000_000n)
  }
  behindMs = 0
  await reports.countTransfers()
})

test.each(taskLanguages)('task 2 in %s: why gross revenue fell', async (language) => {
  const t = await desk.begin(language)
  await performTask(page, 2, async ({ click, choose, read }) => {
    await click(menuLink('/reports'))
    await choose(page.locator('[role=search] select[name=order]'), 'fall')
    await click(page.locator('[role=search] button[type=submit]'))
    for (const by of ['product', 'vendor', 'game'] as const) {
      const rows = page.locator('section', { hasText: t(`report.by.${by}`) }).first()
      await click(rows.locator('tbody button').first())
    }
    expect(await read(page.locator('section', { hasText: t('report.wins') }).last())).not.toBe('')
  })
})

test.each(taskLanguages)('task 3 in %s: a brand under maintenance', async (language) => {
  const t = await desk.begin(language)
  await performTask(page, 3, async (hands) => {
    const { click, type, typeCode, press } = hands
    await click(menuLink('/brands'))
    await click(page.getByText(t('brands.availability.maintenance'), { exact: true }).first())
    await press('Tab')
    await typeCode('050520310600A')
    // Past the button of the field that opens its calendar.
    await press('Tab')
    for (const text of ['Voltamos já', 'Troca de servidores', 'Back soon', 'New servers']) {
      await press('Tab')
      await type(text)
    }
    await click(button(t('brands.compare')))
    await type('Janela do banco')
    await desk.confirm(hands)
  })
  const [asked] = await desk.takeWaiting('changeBrand')
  expect(asked).toMatchObject({ change: { section: 'availability' } })
})

test.each(taskLanguages)('task 4 in %s: what waits for the second yes', async (language) => {
  const [withdrawalId = ''] = await office.askForWithdrawals(1, ['12000.00'], 400_000_000n)
  const by = await desk.colleague()
  const order = { withdrawalId, brandId: 1, ceilingMinor: null, note: 'Payee is the member' }
  const operator = { operator: by.username, operatorId: by.operatorId }
  await server.modules.cashier.withdrawals.approveWithdrawal({ ...order, ...operator })
  const t = await desk.begin(language)
  await performTask(page, 4, async (hands) => {
    await desk.openPage(hands, t('office.approvals'))
    await hands.read(page.locator('main table s').first())
    await hands.press('a')
    await page.locator('[data-request]').waitFor({ state: 'detached' })
  })
  const { rows } = await pool.query<{ state: string }>(
    'select state from staff.change_request where target = $1',
    [withdrawalId],
  )
  expect(rows).toEqual([{ state: 'approved' }])
})

test.each(taskLanguages)(
  'task 5 in %s: a colleague gets a role up to an amount',
  async (language) => {
    const t = await managing.begin(language)
    await performTask(managing.page, 5, async (hands) => {
      const { click, choose, press, type } = hands
      await click(managing.menuLink('/staff'))
      await click(managing.page.locator('tbody button', { hasText: 'crm' }).first())
      await click(managing.page.locator('aside').getByRole('button', { name: t('staff.grant') }))
      await choose(managing.dialog().locator('select').last(), 'payments')
      await press('Tab')
      await type('5000')
      await click(managing.dialog().locator('textarea'))
      await type('Cobre as férias')
      await managing.confirm(hands)
    })
    const [asked] = await desk.takeWaiting('grantStaffRole')
    expect(asked).toMatchObject({ ceiling: '5000.00' })
  },
)

test.each(taskLanguages)('task 6 in %s: a module is switched off', async (language) => {
  const t = await desk.begin(language)
  await performTask(page, 6, async (hands) => {
    const { click, read, type } = hands
    await click(menuLink('/brands'))
    await click(button(t('brands.tab.modules')))
    await click(
      field(t('module.VIP'))
        .or(page.getByText(t('module.VIP'), { exact: true }))
        .first(),
    )
    expect(await read(page.locator('main [role=status]').last())).toContain(t('module.VIP'))
    await click(button(t('brands.compare')))
    await type('Sem níveis')
    await desk.confirm(hands)
  })
  const [asked] = await desk.takeWaiting('changeBrand')
  expect(asked).toMatchObject({ change: { section: 'modules' } })
  expect(desk.wrong).toEqual([])
})
