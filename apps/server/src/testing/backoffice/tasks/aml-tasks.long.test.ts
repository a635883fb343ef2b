import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CoafReport } from '../../../modules/aml/domain/coaf-report.ts'
import { openDesk, taskLanguages } from '../open-desk.ts'
import { performTask } from '../perform-task.ts'
import { findBarriers } from '../screens/check-screen.ts'
import { roleOperator, startBackoffice } from '../start-backoffice.ts'

const office = await startBackoffice()
afterAll(() => office.close())
const { server, pool } = office.server
const { aml, members, settings, staff } = server.modules
const desk = await openDesk(office, roleOperator('aml.demo'))
const { page } = desk

/** The tab of a view. */
const tab = (text: string) => page.locator('main [role=group] button', { hasText: text })
const idOf = async (username: string): Promise<bigint> => {
  const { rows } = await pool.query<{ id: bigint }>(
    'select id from identity.operator where brand_id = 1 and username = $1',
    [username],
  )
  return BigInt(rows[0]?.id ?? 0)
}

/** Deposits just below the amount that stands out, of two members who are alerts then. */
beforeAll(async () => {
  await office.server.change("update settings.brand set jurisdiction = 'br' where id = 1")
  await settings.reload()
  for (const username of ['ana.demo', 'bento.demo', 'clara.demo']) {
    const member = await members.findMemberByUsername(1, username)
    if (!member) throw new Error(`no member ${username}`)
    for (let index = 0; index < 3; index += 1) {
      await office.server.deposit(member.memberId, `${username} ${index}`, '9500.00')
    }
  }
  await aml.watchMoney()
})

test.each(taskLanguages)(
  'task 28 in %s: an alert is read with its money of 90 days, noted and closed; the next one opens',
  async (language) => {
    const t = await desk.begin(language)
    await performTask(page, 28, async (hands) => {
      const { press, type, think, read } = hands
      await desk.openPage(hands, t('office.aml'))
      await page.locator('aside svg[role=img]').waitFor()
      expect(await read(page.locator('aside dl').first())).toContain(t('aml.state.open'))
      await read(page.locator('aside table').first())
      await read(page.locator('aside section', { hasText: t('aml.profile') }).last())
      think()
      await press('n')
      await page.locator('[role=dialog] textarea:focus').waitFor()
      await type('Contrato de venda do carro conferido')
      await desk.confirm(hands)
      const before = page.url()
      think()
      await press('c')
      await page.locator('[role=dialog] textarea:focus').waitFor()
      await type('Origem comprovada')
      await desk.confirm(hands)
      await page.waitForURL((url) => url.href !== before)
    })
    const { rows } = await pool.query("select from aml.event where kind in ('note', 'closed')")
    expect(rows).toHaveLength(taskLanguages.indexOf(language) * 2 + 2)
    expect(await findBarriers(page)).toEqual([])
    expect(desk.wrong).toEqual([])
  },
)

test.each([
  ['PT', 'bento.demo'],
  ['EN', 'clara.demo'],
] as const)(
  'task 29 in %s: a case is decided, its file made by two persons and downloaded within its clock',
  async (language, username) => {
    const member = await members.findMemberByUsername(1, username)
    const { alerts } = await aml.showAmlPerson(1, member?.personId ?? 0n)
    const alertId = alerts.find(({ state }) => state === 'open')?.alertId ?? ''
    const operatorId = await idOf('aml.demo')
    const by = { operatorId, brandId: 1, username: 'aml.demo' }
    const opening = { alertId, title: `Depósitos de ${username}`, reason: 'Sem origem' }
    const { caseId } = await aml.openAmlCase(by, opening)
    const t = await desk.begin(language)
    await performTask(page, 29, async (hands) => {
      const { click, press, type, think, read } = hands
      await desk.openPage(hands, t('office.aml'))
      await click(tab(t('aml.view.cases')))
      await click(page.locator('tr[data-opens]', { hasText: opening.title }))
      await read(page.locator('aside dl').first())
      think()
      await press('r')
      await page.locator('[role=dialog] textarea:focus').waitFor()
      await type('Fracionamento sem origem comprovada')
      await desk.confirm(hands)
      await page.locator('aside button', { hasText: t('aml.makeFile') }).waitFor()
      await press('f')
      await page.locator('[role=dialog] textarea:focus').waitFor()
      await type('Dentro do prazo de 24 h')
      await desk.confirm(hands)
      // The other officer's own decision from the inbox is not of this task.
      const [waiting] = [...(await staff.approvals.listWaiting(1, 'reportAmlCase')).values()]
      const other = { operatorId: await idOf('aml.segunda'), username: 'aml.segunda', brandId: 1 }
      const requestId = waiting?.requestId ?? ''
      await staff.approvals.approveChange({ requestId, by: other })
      await page.locator('aside button', { hasText: t('aml.download') }).waitFor()
      await press('b')
      await page.locator('[role=dialog] textarea:focus').waitFor()
      await type('Envio pelo Siscoaf')
      const download = page.waitForEvent('download')
      await desk.confirm(hands)
      const path = await (await download).path()
      const report = CoafReport.parse(JSON.parse(await readFile(path, 'utf8')))
      expect(report.case.number).toBe(caseId)
    })
    await page.locator('aside', { hasText: t('aml.taken') }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    expect(desk.wrong).toEqual([])
  },
)
