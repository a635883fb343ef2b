import { expect, test, type FrameLocator, type Page } from '@playwright/test'
import { testInViews } from './axe.ts'
import { newMember } from './people.ts'
import { storeToken } from './steps.ts'

const crashNode = 1101
/** Some flights end at once: at most this many are tried until one leaves time to cash out. */
const flightsMax = 6

// One member with money plays through the whole file; a flight's length is random.
test.describe.configure({ mode: 'serial', timeout: 240_000 })
let token = ''
test.beforeAll(async () => {
  ;({ token } = await newMember({ reais: 50 }))
})

const phaseIs = (game: FrameLocator, phase: 'betting' | 'flying' | 'over') =>
  expect(game.locator(`.crash-screen[data-phase="${phase}"]`)).toBeAttached({ timeout: 170_000 })
const mainButton = (game: FrameLocator) => game.locator('.spin')
const secondButton = (game: FrameLocator) => game.locator('.crash-bet')

const openCrash = async (page: Page): Promise<FrameLocator> => {
  await storeToken(page, token)
  await page.goto(`/seamless?nodeId=${crashNode}`)
  const game = page.frameLocator('iframe')
  await expect(mainButton(game)).toBeEnabled({ timeout: 20_000 })
  return game
}

/** At the beginning of the next betting time, so that no bet comes too late. */
const waitForBetting = async (game: FrameLocator) => {
  await phaseIs(game, 'over')
  await phaseIs(game, 'betting')
}

test('two bets in one flight, the page reopened during it, each settled separately', async ({
  page,
}) => {
  const game = await openCrash(page)
  await expect(game.locator('.crash-state')).toHaveText(/Decola em|^$|Foi embora/)
  await game.getByRole('button', { name: '+ 2ª aposta' }).click()
  const second = game.getByRole('region', { name: 'Segunda aposta' })
  await second.getByRole('button', { name: 'Retirada automática' }).click()
  await second.getByLabel('Retirar em').fill('1,01')
  await second.getByLabel('Retirar em').press('Tab')
  const own = game.locator('.crash-bets [data-own="yes"]')
  const isBack = () => expect(own).toHaveCount(2, { timeout: 8_000 })
  let isSeen = false
  for (let flight = 0; flight < flightsMax && !isSeen; flight += 1) {
    await waitForBetting(game)
    await mainButton(game).press('Enter')
    await secondButton(game).press('Enter')
    await expect(mainButton(game)).toHaveText(/Apostado|Retirar/)
    await expect(own).toHaveCount(2)
    await page.reload()
    isSeen = await isBack().then(
      () => true,
      () => false,
    )
    await expect(mainButton(game)).toBeVisible({ timeout: 20_000 })
    if (!isSeen) await game.getByRole('button', { name: '+ 2ª aposta' }).click()
  }
  expect(isSeen).toBe(true)
  await expect(game.locator('.crash-second')).toBeVisible()
  await phaseIs(game, 'over')
  await expect(mainButton(game)).toHaveText(/Apostar|No próximo voo/)
})

test('a cash-out in flight is paid at the current multiplier, and the flight can be verified', async ({
  page,
}) => {
  const game = await openCrash(page)
  let paid = ''
  for (let flight = 0; flight < flightsMax && paid === ''; flight += 1) {
    await waitForBetting(game)
    await mainButton(game).click()
    await expect(mainButton(game)).toHaveText(/Apostado/)
    await phaseIs(game, 'flying')
    await mainButton(game)
      .click({ timeout: 1_500 })
      .catch(() => undefined)
    await expect(mainButton(game)).toHaveText(/No próximo voo|Apostar/, { timeout: 15_000 })
    paid = (await game.locator('.result-amount').textContent()) ?? ''
  }
  expect(paid).toMatch(/R\$/)
  await phaseIs(game, 'over')
  await game.locator('.crash-past button').first().click()
  const proof = game.getByRole('dialog')
  await expect(proof.getByText('Confere. O resultado não foi alterado.')).toBeVisible()
  await expect(proof.locator('.proof li[data-ok="true"]')).toHaveCount(2)

  const [verifier] = await Promise.all([
    page.context().waitForEvent('page'),
    proof.getByRole('link', { name: 'Abrir na página de verificação' }).click(),
  ])
  await expect(verifier.getByText('A semente corresponde ao hash.')).toBeVisible()
  const seed = verifier.getByLabel('Semente do servidor (revelada)')
  const shown = await seed.inputValue()
  await seed.fill(`${shown.startsWith('0') ? '1' : '0'}${shown.slice(1)}`)
  await verifier.getByRole('button', { name: 'Recalcular a rodada' }).click()
  await expect(verifier.getByText('A semente não corresponde ao hash.')).toBeVisible()
})

testInViews(0, 'the crash game with its second bet', async ({ page, look }) => {
  const game = await openCrash(page)
  await game.locator('.crash-options > .text-action').click()
  await phaseIs(game, 'betting')
  await look('crash')
})
