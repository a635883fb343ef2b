import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk, taskLanguages } from '../open-desk.ts'
import { performTask } from '../perform-task.ts'
import { startBackoffice } from '../start-backoffice.ts'

const office = await startBackoffice()
afterAll(() => office.close())
const { pool, server } = office.server
const desk = await openDesk(office)
const { page, menuLink } = desk
const button = (name: string) => page.getByRole('button', { name, exact: true })

beforeAll(async () => {
  // The demo's promotions give all that may be given: another one has room once they are over.
  await pool.query(`update promotions.promotion set state = 'stopped'`)
  await server.modules.promotions.refreshProfiles()
})

test.each(taskLanguages)('task 30 in %s: a segment and its size', async (language) => {
  const name = `Quem volta ${language}`
  const t = await desk.begin(language)
  await performTask(page, 30, async ({ click, press, type, typeCode, read }) => {
    await click(menuLink('/promotions'))
    await click(page.locator('main a[href="/members/segments"]'))
    await click(button(t('segments.new')))
    const panel = page.locator('aside')
    await click(panel.getByLabel(t('word.name')))
    await type(name)
    for (const _ of ['for', 'level']) await press('Tab')
    await typeCode('0')
    for (const _ of ['up to', 'balance', 'up to', 'stake']) await press('Tab')
    await typeCode('30')
    await click(panel.getByRole('checkbox').first())
    // Members who are flagged are in no segment; the size says how many that are.
    await panel.getByText(t('segments.flagged')).waitFor()
    expect(await read(panel.getByText(t('segments.members')))).not.toBe('')
    await click(panel.getByRole('button', { name: t('word.save') }))
    await page.locator('tr[data-opens]', { hasText: name }).waitFor()
  })
  const { rows } = await pool.query<{ conditions: object }>(
    'select conditions from promotions.segment where name = $1',
    [name],
  )
  expect(rows[0]?.conditions).toMatchObject({ levelMin: 0, stakedWithinDays: 30 })
})

test.each(taskLanguages)('task 31 in %s: a cashback with its cost', async (language) => {
  const t = await desk.begin(language)
  await performTask(page, 31, async (hands) => {
    const { click, press, type, read } = hands
    const write = async (label: string, text: string) => {
      await click(page.getByLabel(label).first())
      await press('Control+a')
      await type(text)
    }
    await click(menuLink('/promotions'))
    await click(page.locator('main header button.o-go'))
    await page.waitForURL(/drafts\//)
    await write(t('promotions.cap'), '40')
    await write(t('promotions.budgetReais'), '20000')
    await click(button(t('promotions.part.words')))
    for (const [set, title, lead] of [
      [t('word.portuguese'), 'Volta da semana', '5% do que você perdeu, até R$ 40'],
      [t('word.english'), 'Cashback of the week', '5% of what you lost, up to R$ 40'],
    ] as const) {
      await click(page.locator('fieldset', { hasText: set }).locator('input').first())
      await press('Control+a')
      await type(title)
      await press('Tab')
      await type(lead)
    }
    await click(button(t('promotions.simulate')))
    const median = page.getByText(t('promotions.median'))
    expect(await read(median.first())).not.toBe('')
    await press('Control+Enter')
    await page.locator('[role=dialog] textarea:focus').waitFor()
    await type('Campanha de dezembro')
    await desk.confirm(hands)
  })
  expect(await desk.takeWaiting('publishPromotion')).toHaveLength(1)
})

test.each(taskLanguages)('task 33 in %s: a banner for a weekend', async (language) => {
  const t = await desk.begin(language)
  const buffer = await sharp({
    create: { width: 800, height: 300, channels: 3, background: '#285' },
  })
    .png()
    .toBuffer()
  const title = `Taça ${language}`
  await performTask(page, 33, async (hands) => {
    const { click, choose, press, type, typeCode, read } = hands
    await click(menuLink('/content'))
    await click(page.getByRole('link', { name: t('content.new') }))
    const set = (name: string) => page.locator('fieldset', { hasText: name }).first()
    for (const [name, words] of [
      [t('word.portuguese'), [title, 'Só até domingo.']],
      [t('word.english'), [`Cup ${language}`, 'Until Sunday only.']],
    ] as const) {
      await click(set(name).locator('input').first())
      await type(words[0])
      await press('Tab')
      await type(words[1])
    }
    await choose(page.getByLabel(t('content.callsToPlay')), 'true')
    // The browser of the test writes the month first.
    const day = '060620310800A'
    // Its name leads to the first part of the field.
    await click(page.locator('label').getByText(t('word.starts'), { exact: true }))
    await typeCode(day)
    // Past the button of the field that opens its calendar.
    for (const _ of ['calendar', 'end']) await press('Tab')
    await typeCode(day.replace(/^0606/, '0808'))
    await page.setInputFiles('input[type=file]', {
      name: 'cup.png',
      mimeType: 'image/png',
      buffer,
    })
    await page.waitForSelector('figure img[src^="/pictures/"]')
    expect(await read(page.locator('figure', { hasText: '390 px' }))).toContain(
      language === 'PT' ? title : `Cup ${language}`,
    )
    await click(button(t('word.save')))
    await page.locator('[role=dialog] textarea:focus').waitFor()
    await type('Final da taça')
    await desk.confirm(hands)
  })
  expect(desk.wrong).toEqual([])
})
