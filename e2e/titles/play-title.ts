import { expect, type FrameLocator, type Page, type Request, type Response } from '@playwright/test'
import type { Round } from '@trevo/contract/rgs/round.ts'
import { boardNameOf } from '@trevo/game-rules/engine/title-data.ts'
import { parseMoney } from '@trevo/money/money.ts'
import type { Title } from '@trevo/titles/title.ts'
import { isHydrated } from '../steps.ts'
import { howToPlay, mainButton, type HowToPlay } from '@trevo/testkit/titles/how-to-play.ts'
import { roomScreen, seeBetAgain, untilDecided, waitForBets } from './play-flight.ts'

/** A title open in a page, and its player's balance, in 1/10,000 BRL. */
export type OpenTitle = {
  readonly page: Page
  readonly game: FrameLocator
  readonly how: HowToPlay
  balanceMinor: bigint
}

const isOrder = (request: Request): boolean =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/rgs/v1/rounds'
const isAction = (request: Request): boolean =>
  /\/rgs\/v1\/rounds\/[\w-]+\/actions$/.test(request.url())

const roundOf = async (answer: Response): Promise<Round> => {
  const body = await answer.text()
  expect(answer.status(), body).toBe(200)
  return (JSON.parse(body) as { round: Round }).round
}

/** The round that a press starts, or that its board continues automatically. */
const roundAfter = async (
  page: Page,
  isAsked: (request: Request) => boolean,
  press: () => Promise<void>,
): Promise<Round> => {
  const answered = page.waitForResponse((answer) => isAsked(answer.request()), { timeout: 60_000 })
  const [answer] = await Promise.all([answered, press()])
  return roundOf(answer)
}

/** Amounts are shown in whole centavos. */
const centavosOf = (amountMinor: bigint): number => Number(amountMinor / 100n)
export const centavosIn = (text: string | null): number =>
  Number((text ?? '').replaceAll(/\D/g, ''))

const shownBalance = async (game: FrameLocator): Promise<number> =>
  centavosIn(await game.locator('.balance .money').textContent())

/** The game shows the player's balance. */
const hasBalance = ({ game, balanceMinor }: OpenTitle) =>
  expect.poll(() => shownBalance(game), { timeout: 30_000 }).toBe(centavosOf(balanceMinor))

const pathOf = ({ listing }: Title): string => `/${listing.category.toLowerCase()}`
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** From the list of its category, 20 per page, the way a visitor looks for it. */
export const openFromLobby = async (page: Page, title: Title, name: string): Promise<OpenTitle> => {
  await page.goto(pathOf(title))
  await isHydrated(page)
  const card = page.getByRole('main').getByRole('link', { name: new RegExp(`^${escaped(name)} `) })
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect(card).toBeVisible({ timeout: 700 })
  }).toPass({ timeout: 30_000 })
  await card.click()
  await expect(page).toHaveURL(new RegExp(`/seamless\\?nodeId=${title.listing.nodeId}$`))
  const game = page.frameLocator('iframe')
  await expect(game.locator('#game[data-state=ready]')).toBeAttached({ timeout: 30_000 })
  const how = howToPlay[boardNameOf(title.maths)]
  if (!how) throw new Error(`no entry for how ${title.maths.family} is played`)
  return { page, game, how, balanceMinor: 0n }
}

/** Bets the chips on the table, or places them first; where they are bet by themselves, nothing is pressed. */
const pressPlay = async ({ page, game, how }: OpenTitle): Promise<void> => {
  if (how.kind === 'shared') await waitForBets(game)
  if (how.placesItself && how.choose) return how.choose(game)
  const main = mainButton(game)
  if (how.choose && (await main.isDisabled())) await how.choose(game)
  await expect(main).toBeEnabled({ timeout: 60_000 })
  if (!how.mayMiss) return main.click()
  const timeout = 5_000
  await expect(async () => {
    await Promise.all([page.waitForRequest(isOrder, { timeout }), main.click({ timeout })])
  }).toPass({ timeout: 30_000 })
}

const startRound = async (open: OpenTitle): Promise<Round> => {
  const round = await roundAfter(open.page, isOrder, () => pressPlay(open))
  open.balanceMinor -= parseMoney(round.stake)
  return round
}

const moveIn = async (open: OpenTitle, round: Round): Promise<Round> => {
  const { how, game, page } = open
  const next = await roundAfter(page, isAction, async () => how.move?.(game, round))
  open.balanceMinor -= parseMoney(next.stake) - parseMoney(round.stake)
  return next
}

const isOpen = ({ state }: Round): boolean => state === 'in_steps'

/** Cashes out in flight, or loses with it. */
const endFlight = ({ page, game, how }: OpenTitle, bet: Round): Promise<Round> =>
  untilDecided(page, bet.id, async () => how.move?.(game, bet))

/** Continues until the round is over, and reads its payout in the game. */
const finishRound = async (open: OpenTitle, started: Round): Promise<Round> => {
  let round = started
  if (open.how.kind === 'shared' && isOpen(round)) round = await endFlight(open, round)
  while (isOpen(round)) round = await moveIn(open, round)
  open.balanceMinor += parseMoney(round.payout)
  const said = open.game.getByText(/Sem prêmio|Você recebeu|No win|You received/)
  await expect(said.first()).toBeAttached({ timeout: 90_000 }) // free spins take their time
  await hasBalance(open)
  return round
}

/** Plays one whole round. */
export const playRound = async (open: OpenTitle): Promise<Round> =>
  finishRound(open, await startRound(open))

const leave = async (page: Page, title: Title): Promise<void> => {
  await page.getByRole('button', { name: /Voltar ao lobby|Back to the lobby/ }).click()
  await expect(page).toHaveURL(new RegExp(`${pathOf(title)}$`))
  await expect(page.locator('iframe')).toHaveCount(0)
}

/** The round is played, but its answer never arrives here. */
const leaveOnTheWay = async (open: OpenTitle, title: Title): Promise<Round> => {
  const { page } = open
  const answered = Promise.withResolvers<Round>()
  await page.route('**/rgs/v1/rounds', async (route) => {
    if (!isOrder(route.request())) return route.fallback()
    const answer = await route.fetch()
    const { round } = (await answer.json()) as { round: Round } // the answer to the order
    return answered.resolve(round)
  })
  await pressPlay(open)
  const round = await answered.promise
  await leave(page, title)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  open.balanceMinor -= parseMoney(round.stake)
  return round
}

/** How many rounds may end before their middle until one is left in progress instead. */
const triesMax = 6

/**
 * Leaves a round in the middle: while waiting for the answer, after the first step, or in flight.
 * Returns also the rounds that ended before that, in the order in which they were played.
 */
export const leaveInTheMiddle = async (
  open: OpenTitle,
  title: Title,
  look: () => Promise<void>,
): Promise<{ readonly before: readonly Round[]; readonly left: Round }> => {
  const { how, game, page } = open
  const before: Round[] = []
  const tries = how.kind === 'instant' ? 0 : triesMax
  while (before.length < tries) {
    await how.chooseToLeave?.(game)
    let round = await startRound(open)
    if (how.kind === 'shared') {
      await look()
      await game.locator(`${roomScreen}:is([data-phase=flying], [data-phase=over])`).waitFor()
      await leave(page, title)
      return { before, left: round }
    }
    for (let move = 0; move < (how.movesBeforeLeaving ?? 0) && isOpen(round); move += 1) {
      round = await moveIn(open, round)
    }
    if (isOpen(round)) {
      await look()
      await leave(page, title)
      return { before, left: round }
    }
    before.push(await finishRound(open, round))
  }
  return { before, left: await leaveOnTheWay(open, title) }
}

/** A bet is restored with its room rather than as an open round; its flight may be over by then. */
const comeBackToFlight = async (
  open: OpenTitle,
  left: Round,
  enter: () => Promise<unknown>,
): Promise<Round> => {
  const { bet, isThere } = await seeBetAgain(open.page, left.id, enter)
  if (isThere) return finishRound(open, bet)
  open.balanceMinor += parseMoney(bet.payout)
  await hasBalance(open)
  return bet
}

/** Returns to a round that was left, from the lobby, and sees how it ends. */
export const comeBack = async (
  open: OpenTitle,
  { title, name }: { readonly title: Title; readonly name: string },
  left: Round,
): Promise<Round> => {
  const { page, how } = open
  const enter = () => openFromLobby(page, title, name)
  if (how.kind === 'shared') return comeBackToFlight(open, left, enter)
  const session = page.waitForResponse(
    (answer) =>
      /\/rgs\/v1\/sessions?$/.test(answer.url()) && answer.request().method() !== 'OPTIONS',
  )
  await enter()
  const { openRound } = (await (await session).json()) as { openRound: Round | null }
  expect(openRound?.id).toBe(left.id)
  await expect(
    open.game.getByText(/foi interrompida|de onde parou|was interrupted|where it stopped/),
  ).toBeVisible()
  return finishRound(open, openRound ?? left)
}
