import { expect, test } from '@playwright/test'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { boardNameOf } from '@trevo/game-rules/engine/title-data.ts'
import type { Title } from '@trevo/titles/title.ts'
import { desktop, checkView, phone } from './axe.ts'
import { newMember } from './people.ts'
import { speak, storeToken } from './steps.ts'
import { howToPlay, type RoundKind } from '@trevo/testkit/titles/how-to-play.ts'
import {
  comeBack,
  leaveInTheMiddle,
  openFromLobby,
  playRound,
  type OpenTitle,
} from './titles/play-title.ts'
import { seeInRecords, verifyRound } from './titles/see-records.ts'
import { isWholeRun } from './whole-run.ts'

/** A member with money; a worker started after a failed test has another, without an open round. */
let memberToken = ''
test.beforeAll(async () => {
  ;({ token: memberToken } = await newMember({ reais: 1_000 }))
})

/** Each title is tested in one view; together they cover both languages, sizes and schemes. */
const views = [
  { language: 'PT', size: 'phone', schemes: ['dark'] },
  { language: 'EN', size: 'desktop', schemes: ['light'] },
  { language: 'EN', size: 'phone', schemes: ['dark'] },
  { language: 'PT', size: 'desktop', schemes: ['light'] },
] as const

const kindOf = ({ maths }: Title): RoundKind | undefined => howToPlay[boardNameOf(maths)]?.kind
const firstOf = (kind: RoundKind) => titlesInOrder.find((title) => kindOf(title) === kind)

/** `npm run titles` covers all of them; the other journeys cover one for each kind of round. */
const walked =
  process.env['TITLES'] === 'all'
    ? titlesInOrder
    : (isWholeRun ? (['instant', 'steps'] as const) : (['steps'] as const)).flatMap(
        (kind) => firstOf(kind) ?? [],
      )

test('every title has a family with a description of how it is played', () => {
  expect(titlesInOrder.filter((title) => !kindOf(title))).toEqual([])
})

for (const title of walked) {
  const view = views[titlesInOrder.indexOf(title) % views.length] ?? views[0]
  const { language, size } = view
  const name = title.maths.title[language]
  test.describe(`${title.maths.gameCode}, ${language} on a ${size}`, () => {
    test.use({
      viewport: size === 'phone' ? phone : desktop,
      locale: language === 'PT' ? 'pt-BR' : 'en-US',
      ...(size === 'phone' && { hasTouch: true, isMobile: true }),
    })
    test(`${name} is opened from the lobby, played, left in the middle, finished, recorded and verified`, async ({
      page,
      baseURL,
    }) => {
      // A flight's length is random.
      if (kindOf(title) === 'shared') test.setTimeout(600_000)
      await speak(page, language, baseURL)
      await storeToken(page, memberToken)
      const problems: string[] = []
      const look = async (where: string) => {
        problems.push(...(await checkView(page, view, where)))
      }
      const open = await openFromLobby(page, title, name)
      await readBalance(open)
      const first = await playRound(open)
      const { before, left } = await leaveInTheMiddle(open, title, () => look('in a round'))
      const second = await comeBack(open, { title, name }, left)
      const third = await playRound(open)
      await look('after a round')
      await verifyRound(page, open.game, second)
      expect(problems).toEqual([])
      await seeInRecords(page, name, [first, ...before, second, third])
    })
  })
}

/** The member's balance when the game opens, with no movement in progress. */
const readBalance = async (open: OpenTitle): Promise<void> => {
  const shown = await open.game.locator('.balance .money').textContent()
  open.balanceMinor = BigInt((shown ?? '').replaceAll(/\D/g, '')) * 100n
}
