import { expect, test, type Page } from '@playwright/test'
import { isHydrated, speak } from './steps.ts'
import { onDatabase } from './system.ts'
import { isWholeRun, visitsInTurn } from './whole-run.ts'

// One title of each kind of rules: slots, tables of prizes, tables that scroll sideways.
const titles = ['tigre-da-sorte', 'keno-do-mar', 'dado-de-ouro', 'roda-da-feira', 'ache-a-onca']

const openRules = async (page: Page, gameCode: string) => {
  const [row] = await onDatabase(
    `select node_id from catalogue.game where game_code = '${gameCode}'`,
  )
  await page.goto(`/demo?nodeId=${Number(row?.['node_id'])}`)
  await isHydrated(page)
  const game = page.frameLocator('iframe')
  await expect(game.locator('#game')).toHaveAttribute('data-state', 'ready', { timeout: 30_000 })
  await game.getByRole('button', { name: 'Menu' }).click()
  await game.getByRole('button', { name: 'Regras e prêmios' }).click()
  return game
}

/** What of an open sheet lies on what follows it, or is cut off; empty where all can be read. */
const covered = (body: Element): string[] => {
  const parts = [...body.children]
  return parts.flatMap((part, at) => {
    const next = parts[at + 1]
    const name = `${part.tagName} ${part.className} "${part.textContent.slice(0, 30)}"`
    const isCut = part.scrollHeight > part.clientHeight + 1 && part.clientHeight > 0
    const table = part.querySelector('table')
    const isLow = table && part.clientHeight < table.getBoundingClientRect().height - 1
    const end = Math.max(
      part.getBoundingClientRect().bottom,
      table?.getBoundingClientRect().bottom ?? 0,
    )
    const isUnder = next && end > next.getBoundingClientRect().top + 1
    return isCut || isLow || isUnder ? [name] : []
  })
}

for (const width of visitsInTurn(0, [390, 1_440])) {
  for (const gameCode of isWholeRun ? titles : titles.slice(0, 2)) {
    test(`rules of ${gameCode} can be read at ${width} px, with the return that game and sheet show`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await speak(page, 'PT', baseURL)
      const game = await openRules(page, gameCode)
      const body = game.locator('.sheet-body')
      await expect(body.locator('h3').first()).toBeVisible()
      expect(await body.evaluate(covered)).toEqual([])

      const [row] = await onDatabase(
        `select rtp_bp from catalogue.game where game_code = '${gameCode}'`,
      )
      // With play money no stake fills a pool, so a title that fills one returns less here.
      if (gameCode === 'dado-de-ouro') return
      const percent = new Intl.NumberFormat('pt-BR', {
        style: 'percent',
        maximumFractionDigits: 2,
      }).format(Number(row?.['rtp_bp']) / 10_000)
      await expect(body).toContainText(percent)
    })
  }
}
