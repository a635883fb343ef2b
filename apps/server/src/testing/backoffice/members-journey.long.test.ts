import { afterAll, expect, test } from 'vitest'
import { startBackoffice } from './start-backoffice.ts'

const office = await startBackoffice()
afterAll(() => office.close())

/** A member with money, play, a phone number and a CPF. */
const fill = async (): Promise<bigint> => {
  const { server } = office
  await server.pool.query(
    `update members.member set email = 'ana.lima@mail.example', email_confirmed_at = now(),
       mobile_e164 = '+5531987654321', mobile_number = '31987654321', mobile_dialing_code = '+55',
       mobile_confirmed_at = now(), tax_id = '12345678909', payee_name = 'Ana Maria Lima',
       born_on = '1990-05-17', terms_accepted_at = now()
     where account_key = 'trevo@ana.demo'`,
  )
  const { memberId } = await server.logIn('ana.demo')
  await server.deposit(memberId, 'journey-1', '300.00')
  const round = { memberId, amount: '15.00', nodeId: 1001 }
  await server.stake({ ...round, txnId: 'j1', roundId: 'jr1' })
  await server.payout({
    ...round,
    amount: '40.00',
    txnId: 'j1-win',
    roundId: 'jr1',
    debitTxn: 'j1',
  })
  await server.stake({ ...round, txnId: 'j2', roundId: 'jr2' })
  await server.server.modules.play.projectBets()
  return memberId
}

test('support opens a member from a phone number, notes something, and the officer blocks withdrawals', async () => {
  const memberId = await fill()
  const page = await office.browser.newPage({ viewport: { width: 1440, height: 900 } })
  const wrong: string[] = []
  page.on('pageerror', (error) => wrong.push(String(error)))
  await page.goto(office.server.opsUrl)
  await office.signIn(page)
  await page.waitForSelector('nav a[href="/members"]')
  // From the phone number to the page, by keyboard alone.
  await page.keyboard.press('Control+k')
  await page.waitForSelector('[role=dialog] input:focus')
  await page.keyboard.type('31 98765-4321')
  await page.waitForSelector('[role=dialog] [role=menuitem]:has-text("ana.demo")')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForSelector('h1:has-text("ana.demo")')
  await page.waitForSelector('ol li:has-text("Pix recebido")')
  await page.keyboard.press('n')
  await page.waitForSelector('[role=dialog] textarea')
  await page.locator('[role=dialog] textarea').fill('Perguntou pelos limites.')
  await page.locator('[role=dialog] button[type=submit]').click()
  await page.waitForSelector('[role=dialog]', { state: 'detached' })
  await page.waitForSelector('text=Perguntou pelos limites.')
  await page.keyboard.press('.')
  await page.locator('[role=menuitem]:has-text("Bloquear")').click()
  await page.locator('[role=dialog] label:has-text("Saque") input').check()
  await page.locator('[role=dialog] textarea').fill('Caso 12')
  await page.locator('[role=dialog] button[type=submit]').click()
  await page.waitForSelector('li[data-may=false]:has-text("Saque")')
  const member = await office.server.server.modules.members.findMember(memberId)
  expect(member?.blocked).toEqual(['withdraw'])
  // The list finds everybody who is blocked.
  await page.goto(`${office.server.opsUrl}/members?blocked=withdraw&state=nonsense`)
  await page.waitForSelector('table td:has-text("ana.demo")')
  await page.waitForSelector('text=Um filtro do endereço não vale aqui')
  expect(wrong).toEqual([])
})
