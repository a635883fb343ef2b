import { expect, type FrameLocator, type Page, type Response } from '@playwright/test'
import type { Answer } from '@trevo/contract/endpoint.ts'
import type { getRoom } from '@trevo/contract/rgs/rooms.ts'
import type { Round } from '@trevo/contract/rgs/round.ts'

/** The phase of a shared game. */
export const roomScreen = ':is(.crash-screen, .felt.live)'

/** Longest flight waited for; longer ones are rarer than one in a thousand. */
const flightMsMax = 170_000

const decided: ReadonlySet<Round['state']> = new Set(['played', 'credited', 'closed'])
const isDecided = ({ state }: Round): boolean => decided.has(state)

/** At the beginning of the next betting time, so that no bet comes too late. */
export const waitForBets = async (game: FrameLocator): Promise<void> => {
  for (const phase of ['over', 'betting']) {
    await game.locator(`${roomScreen}[data-phase=${phase}]`).waitFor({ timeout: flightMsMax })
  }
}

const pathOf = (answer: Response): string => new URL(answer.url()).pathname
const isAnswer = (answer: Response): boolean =>
  answer.ok() && answer.request().method() !== 'OPTIONS'
const roundIn = async (answer: Response): Promise<Round> =>
  ((await answer.json()) as { round: Round }).round // from the answers below

/** The bet as the game server settles it, whether or not its player cashes out in time. */
export const untilDecided = async (
  page: Page,
  roundId: string,
  act: () => Promise<void>,
): Promise<Round> => {
  const answered = page.waitForResponse(
    async (answer) =>
      pathOf(answer).startsWith(`/rgs/v1/rounds/${roundId}`) &&
      isAnswer(answer) &&
      isDecided(await roundIn(answer)),
    { timeout: flightMsMax },
  )
  const [answer] = await Promise.all([answered, act()])
  return roundIn(answer)
}

/**
 * Opens the game again: the room still has the bet, or its flight is over and the game server reports
 * the outcome.
 */
export const seeBetAgain = async (
  page: Page,
  roundId: string,
  enter: () => Promise<unknown>,
): Promise<{ readonly bet: Round; readonly isThere: boolean }> => {
  const looked = page.waitForResponse(
    (answer) => pathOf(answer) === '/rgs/v1/room' && isAnswer(answer),
  )
  const [answer] = await Promise.all([looked, enter()])
  const { own } = (await answer.json()) as Answer<typeof getRoom>
  const there = own.find(({ id }) => id === roundId)
  if (there) return { bet: there, isThere: !isDecided(there) }
  const { origin } = new URL(answer.url())
  const headers = { authorization: (await answer.request().allHeaders())['authorization'] ?? '' }
  const url = `${origin}/rgs/v1/rounds/${roundId}`
  const ask = async () => {
    const told = await page.request.get(url, { headers })
    return ((await told.json()) as { round: Round }).round
  }
  await expect.poll(async () => isDecided(await ask()), { timeout: 30_000 }).toBe(true)
  return { bet: await ask(), isThere: false }
}
