import type { StandIn } from '../../apps/server/src/stand-in/open-stand-in.ts'
import { isWholeRun, visitsInTurn } from '../whole-run.ts'
import { openDemoGame } from './demo-games.ts'
import { expect, test, type Page } from './site-test.ts'

// One title for each kind of rules: slots, prize tables, tables that scroll sideways.
const titles = ['tigre-da-sorte', 'keno-do-mar', 'dado-de-ouro', 'roda-da-feira', 'ache-a-onca']

const openRules = async (page: Page, standIn: StandIn, gameCode: string) => {
  const game = await openDemoGame(page, standIn, gameCode)
  await game.getByRole('button', { name: 'Menu' }).click()
  await game.getByRole('button', { name: 'Regras e prêmios' }).click()
  return game
}

/** Parts of an open sheet that overlap what follows or are cut off; empty if everything can be read. */
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
      standIn,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      const game = await openRules(page, standIn, gameCode)
      const body = game.locator('.sheet-body')
      await expect(body.locator('h3').first()).toBeVisible()
      expect(await body.evaluate(covered)).toEqual([])

      // With play money no stake fills a pool, so a title that fills one returns less here.
      if (gameCode === 'dado-de-ouro') return
      const listed = standIn.world.lobby().games.find(({ row }) => row.game_code === gameCode)
      const percent = new Intl.NumberFormat('pt-BR', {
        style: 'percent',
        maximumFractionDigits: 2,
      }).format((listed?.row.rtp_bp ?? 0) / 10_000)
      await expect(body).toContainText(percent)
    })
  }
}
