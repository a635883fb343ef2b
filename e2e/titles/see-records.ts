import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Round } from '@trevo/contract/rgs/round.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { isHydrated } from '../steps.ts'
import { centavosIn } from './play-title.ts'

/** The rounds are in the member's bet record, each with its stake and result. */
export const seeInRecords = async (
  page: Page,
  name: string,
  rounds: readonly Round[],
): Promise<void> => {
  const rows = page.getByRole('main').getByRole('button').filter({ hasText: name })
  // A busy machine may not list them the first time.
  await expect(async () => {
    await page.goto('/member?page=personalHistoryCopy')
    await isHydrated(page)
    await expect(rows.first()).toBeVisible({ timeout: 10_000 })
  }).toPass()
  for (const round of rounds) {
    const row = rows.filter({ hasText: round.id.slice(-8) })
    await expect(row).toBeVisible()
    const [net, stake] = [
      parseMoney(round.payout) - parseMoney(round.stake),
      parseMoney(round.stake),
    ]
    const [shownNet, shownStake] = await row.locator('span:last-child > *').allTextContents()
    expect([centavosIn(shownNet ?? ''), centavosIn(shownStake ?? '')]).toEqual([
      Number((net < 0n ? -net : net) / 100n),
      Number(stake / 100n),
    ])
    expect(/[-−]/.test(shownNet ?? '')).toBe(net < 0n)
  }
  const last = rounds.at(-1)
  if (last) await openReceipt(page, rows.filter({ hasText: last.id.slice(-8) }))
}

/** CALL-66: the receipt of a round links to a separate page, which explains how to verify it. */
const openReceipt = async (page: Page, row: Locator): Promise<void> => {
  await row.click()
  const opening = page.context().waitForEvent('page')
  await page
    .getByRole('link', { name: /^(Ver a rodada e sua prova|See the round and its)/ })
    .click()
  const own = await opening
  await expect(
    own.getByRole('heading', { name: /^(Verificar a rodada|Verify round)$/ }),
  ).toBeVisible()
  await own.close()
}

/**
 * Verifies the round in the game and then in the verifier; both return its payout. `at`: its position
 * in the history, from 0 for the newest.
 */
export const verifyRound = async (
  page: Page,
  game: FrameLocator,
  round: Round,
  at = 1,
): Promise<void> => {
  await game.getByRole('button', { name: 'Menu', exact: true }).click()
  await game
    .getByRole('dialog')
    .getByRole('button', { name: /^(Histórico|History)$/ })
    .click()
  const list = game.getByRole('dialog').getByRole('listitem')
  await list
    .nth(at)
    .getByRole('button', { name: /^(Verificar|Verify)$/ })
    .click()
  const panel = game.getByRole('dialog', { name: /^(Jogo justo|Fair play)$/ })
  const holds = panel.getByText(/^(Confere\. O resultado|Verified\. The result)/)
  const reveal = panel.getByRole('button', { name: /^(Revelar e trocar|Reveal and change)/ })
  await expect(holds.or(reveal).first()).toBeVisible()
  if (!(await holds.isVisible())) await reveal.click()
  await expect(holds).toBeVisible()
  await expect(panel.locator('li[data-ok="true"]')).toHaveCount(4)
  const opening = page.context().waitForEvent('page')
  await panel.getByRole('link', { name: /página de verificação|verification page/ }).click()
  const verifier = await opening
  await expect(verifier.locator('.good')).toHaveCount(1)
  await expect(verifier.locator('.bad')).toHaveCount(0)
  const paid = centavosIn(await verifier.locator('.payout').textContent())
  expect(paid).toBe(Number(parseMoney(round.payout) / 100n))
  await verifier.close()
}
