import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, taskLanguages } from '../open-desk.ts'
import { performTask, type Hands } from '../perform-task.ts'
import { linkMembers, membersOf, writeToDesk } from '../screens/fill-queues.ts'
import { startBackoffice } from '../start-backoffice.ts'

const office = await startBackoffice()
afterAll(() => office.close())
const { pool } = office.server
const desk = await openDesk(office)
const { page, dialog } = desk
const members = await membersOf(office)

beforeAll(async () => {
  await linkMembers(office, members)
  await pool.query(
    `update members.member set email = 'ana.lima@mail.example', email_confirmed_at = now(),
       mobile_e164 = '+5531987654321', mobile_number = '31987654321', mobile_dialing_code = '+55',
       mobile_confirmed_at = now() where account_key = 'trevo@ana.demo'`,
  )
})

const openMember = async (hands: Hands): Promise<void> => {
  await desk.find(hands, 'ana.demo', 'ana.demo')
  await page.locator('main h1', { hasText: 'ana.demo' }).waitFor()
}

test.each(taskLanguages)('task 15 in %s: a failed round is paid back', async (language) => {
  const t = await desk.begin(language)
  await performTask(page, 15, async (hands) => {
    const { press, type } = hands
    await openMember(hands)
    await press('.')
    await desk.chooseEntry(press, t('members.act.adjust'))
    await page.locator('main form input[inputmode=decimal]').waitFor()
    await page.locator('main form input[inputmode=decimal]:focus').waitFor()
    await type('50')
    for (const _ of ['cause', 'about', 'evidence']) await press('Tab')
    await type('Rodada R-1 caiu; print no chamado')
    // Past the choice of pictures.
    while (!(await page.locator('main form button[type=submit]:focus').count())) await press('Tab')
    await press('Enter')
    await dialog().locator('textarea').waitFor()
    await type('Falha do jogo')
    await desk.confirm(hands)
  })
  const [asked] = await desk.takeWaiting('adjustBalance')
  expect(asked).toMatchObject({ cause: 'failed_round' })
})

test.each(taskLanguages)('task 19 in %s: an answer by macro, handed on', async (language) => {
  await pool.query(`update chat.conversation set queue = 'support' where queue = 'payments'`)
  await writeToDesk(office, language)
  const t = await desk.begin(language)
  await performTask(page, 19, async (hands) => {
    const { press, think, type } = hands
    await desk.openPage(hands, t('office.desk'))
    await page.locator('tr[data-opens]').first().waitFor()
    await press('j')
    await page.locator('aside form textarea').waitFor()
    think()
    await page.locator('aside form select option').nth(1).waitFor({ state: 'attached' })
    await press('m')
    await page.locator('aside form select:focus').waitFor()
    await press('ArrowDown')
    await expect.poll(() => page.inputValue('aside form textarea')).not.toBe('')
    await press('Control+Enter')
    await page.locator('li[data-side=operator]').last().waitFor()
    await press('Escape')
    await press('h')
    await dialog().locator('textarea').waitFor()
    for (const _ of ['queue', 'operator']) await press('Tab')
    await type('Conferir no banco')
    await desk.confirm(hands)
  })
  const { rows } = await pool.query(`select from chat.conversation where queue = 'payments'`)
  expect(rows).toHaveLength(1)
})

test.each(taskLanguages)('task 20 in %s: feedback is answered by its number', async (language) => {
  const t = await desk.begin(language)
  const number = `F${language}SCREE1`
  await performTask(page, 20, async (hands) => {
    const { press, type, read } = hands
    await desk.find(hands, number, number)
    await page.locator('aside h2', { hasText: number }).waitFor()
    expect(await read(page.locator('aside').getByText(/./).first())).not.toBe('')
    await press('a')
    await type('Foi creditado hoje às 14:02. Obrigado!')
    await press('Control+Enter')
    await page.locator('li[data-side=operator]').waitFor()
  })
  await page.getByText(t('desk.met')).waitFor()
})

test.each(taskLanguages)('task 22 in %s: a confirmed e-mail is corrected', async (language) => {
  const t = await desk.begin(language)
  await performTask(page, 22, async (hands) => {
    const { press, type } = hands
    await openMember(hands)
    await press('.')
    await desk.chooseEntry(press, t('members.act.contact'))
    await dialog().locator('input').waitFor()
    await press('Tab')
    await type('ana.maria@mail.example')
    await press('Tab')
    await type('Documento conferido por vídeo')
    await desk.confirm(hands)
  })
  const [asked] = await desk.takeWaiting('correctMemberContact')
  expect(asked).toMatchObject({ channel: 'email', value: 'ana.maria@mail.example' })
})

test.each(taskLanguages)('tasks 25 and 26 in %s: linked accounts are blocked', async (language) => {
  const t = await desk.begin(language)
  const [first] = members
  await performTask(page, 25, async (hands) => {
    await desk.find(hands, first?.username ?? '', first?.username ?? '')
    await hands.click(page.getByRole('link', { name: t('members.links.graph') }))
    await page.locator('svg[role=img]').waitFor()
    const said = await hands.read(page.locator('main table').first())
    expect(said).toContain(t('risk.link.sameDevice'))
  })
  await performTask(page, 26, async (hands) => {
    const boxes = page.locator('main tbody input[type=checkbox]')
    for (let marked = 0; marked < 5; marked += 1) await hands.click(boxes.nth(marked))
    await hands.click(page.getByRole('button', { name: t('risk.block', { count: 5 }) }))
    await hands.type('Uma só bolsa')
    await hands.click(dialog().locator('textarea'))
    await hands.type('Mesmo aparelho')
    await desk.confirm(hands)
  })
  const [asked] = await desk.takeWaiting('blockCaseMembers')
  expect(asked).toMatchObject({ permissions: ['withdraw'] })
})

test.each(taskLanguages)('task 18 in %s: a round is explained', async (language) => {
  const { server, deposit, stake, payout } = office.server
  const roundId = `explained-${language}`
  const member = await server.modules.members.findMemberByUsername(1, 'ana.demo')
  const memberId = member?.memberId ?? 0n
  const round = { memberId, roundId, nodeId: 1001 }
  await deposit(memberId, `before-${roundId}`, '100.00')
  await stake({ ...round, amount: '15.00', txnId: roundId })
  await payout({ ...round, amount: '40.00', txnId: `${roundId}-win`, debitTxn: roundId })
  await server.modules.play.projectBets()
  const t = await desk.begin(language)
  // The replay is a page of the game server, which this test goes without.
  await page.context().route(
    ({ port }) => port === '3001',
    (route) => route.fulfill({ body: 'replay' }),
  )
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await performTask(page, 18, async (hands) => {
    const { click, press, read } = hands
    await openMember(hands)
    await click(page.getByRole('button', { name: t('members.tab.rounds') }))
    await click(page.locator('main a', { hasText: roundId }))
    await page.getByText(t('games.balanceBefore')).first().waitFor()
    expect(await read(page.locator('main'))).toMatch(/R\$\s?40[.,]00/)
    const replay = page.waitForEvent('popup')
    await click(page.getByRole('link', { name: t('games.replay') }))
    const shown = await replay
    await shown.waitForURL(new RegExp(roundId))
    await shown.close()
    await press('c')
    await page.getByText(t('games.copied')).waitFor()
  })
  const copied = await page.evaluate('navigator.clipboard.readText()')
  expect(copied).toMatch(new RegExp(String.raw`^${t('games.paid')}: R\$\s?40[.,]00$`, 'm'))
})

test('nothing on the way was wrong', () => {
  expect(desk.wrong).toEqual([])
})
