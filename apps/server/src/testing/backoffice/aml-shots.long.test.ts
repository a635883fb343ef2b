import { afterAll, test } from 'vitest'
import { mkdirSync } from 'node:fs'
import { openDesk } from './open-desk.ts'
import { roleOperator, startBackoffice } from './start-backoffice.ts'
import { findOverflow } from './screens/check-screen.ts'

const office = await startBackoffice()
afterAll(() => office.close())
const { server, pool } = office.server
const { aml, members, settings } = server.modules

test('shots', async () => {
  mkdirSync('/tmp/aml-shots', { recursive: true })
  await office.server.change("update settings.brand set jurisdiction = 'br' where id = 1")
  await settings.reload()
  for (const username of ['ana.demo', 'bento.demo', 'clara.demo', 'davi.demo']) {
    const member = await members.findMemberByUsername(1, username)
    for (let index = 0; index < 3; index += 1) {
      await office.server.deposit(member!.memberId, `${username} ${index}`, '9500.00')
    }
  }
  await aml.watchMoney()
  const { list } = await aml.listAmlAlerts(1, { state: 'open', pageSize: 10 })
  const { rows } = await pool.query<{ id: bigint }>(
    `select id from identity.operator where username = 'aml.demo'`,
  )
  const by = { operatorId: BigInt(rows[0]!.id), brandId: 1, username: 'aml.demo' }
  const { caseId } = await aml.openAmlCase(by, {
    alertId: list[0]!.alertId,
    title: 'Depósitos fracionados',
    reason: 'Sem origem',
  })
  await aml.decideAmlCase(by, BigInt(caseId), {
    decision: 'report',
    reason: 'Fracionamento sem origem comprovada',
  })
  const desk = await openDesk(office, roleOperator('aml.demo'))
  const { page } = desk
  for (const language of ['EN', 'PT'] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await desk.begin(language)
    for (const theme of ['dark', 'light']) {
      for (const width of [1440, 768, 390]) {
        await page.setViewportSize({ width, height: 900 })
        for (const [name, path] of [
          ['alerts', '/aml'],
          ['case', `/aml?view=cases&stage=to_report&row=${caseId}`],
          ['persons', '/aml?view=persons'],
        ] as const) {
          await page.goto(office.server.opsUrl + path)
          await page
            .locator(name === 'persons' ? 'main table' : 'aside h2')
            .first()
            .waitFor()
          if (name !== 'persons') await page.locator('aside svg[role=img]').waitFor()
          await page.evaluate((one) => {
            document.documentElement.dataset['theme'] = one
          }, theme)
          await page.screenshot({
            path: `/tmp/aml-shots/${name}-${width}-${language}-${theme}.png`,
          })
          const wide = await findOverflow(page)
          if (wide.length) console.log(name, width, language, wide)
        }
      }
    }
  }
}, 200_000)
