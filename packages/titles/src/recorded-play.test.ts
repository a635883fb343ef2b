import { canonicalJson } from '@trevo/fairness/canonical-json.ts'
import { sha256Hex } from '@trevo/fairness/sha256/sha256.ts'
import { tableRulesOf } from '@trevo/game-rules/card-tables/table-rules.ts'
import type { Play, RuleSection } from '@trevo/game-rules/engine/engine.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { MeasuredWager, WagerFigures } from '@trevo/game-rules/engine/measure.ts'
import { measureOf } from '@trevo/game-rules/engine/measures.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { fastChance } from '@trevo/game-rules/slots/fast-chance.ts'
import { languageCodes, type InEachLanguage } from '@trevo/languages/languages.ts'
import { expect, it } from 'vitest'
import { cardGames } from './card-games/find-card-game.ts'
import { getGameFigures } from './published.ts'
import { isSlot } from './slot-titles.ts'
import { titlesInOrder } from './titles-in-order.ts'

// Rounds and figures as an earlier run recorded them, beside the few that `vectors.json` states in full.
// They change with a title's version only: a finished round must be redone with the same result.

/** Its exact figures; undefined in rounds, whose counting takes seconds for some titles. */
type Wagered = Omit<MeasuredWager, 'exact'>

const titles = titlesInOrder.map(({ maths }) => maths)
const roundsOfTitle = 120
/** From then on only actions that end a round. */
const actionsAtRandomMax = 60

const hashOf = (value: unknown): string => {
  const text = JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'bigint' ? String(one) : one,
  )
  return sha256Hex(canonicalJson(JSON.parse(text))).slice(0, 32)
}

/** The numbers of a text, without its words, which are edited more often than a title's figures. */
const numbersIn = (text: string): string => (text.match(/\d+(?:[.,]\d+)*/g) ?? []).join(' ')

const wagersOf = (title: TitleData): readonly Wagered[] => {
  if (!isSlot(title)) return measureOf(title).wagers(title)
  return title.stakeStepsMinor.map((stakeMinor) => ({
    id: `spin at ${stakeMinor}`,
    label: { PT: '', EN: '' },
    stakeMinor,
    choice: null,
  }))
}

/** A round step by step, its actions drawn among the legal ones. */
const playAtRandom = (title: TitleData, wager: Wagered, seed: number) => {
  const engine = engineOf(title)
  const whim = fastChance(seed + 1_000_000)
  const actions: Json[] = []
  const steps: Play<Json, Json>[] = []
  for (;;) {
    const play = engine.play(title, wager, actions, fastChance(seed))
    steps.push(play)
    if (play.legal.length === 0) return { steps, last: play }
    const chosen = play.legal[whim.nextInt(play.legal.length)]?.action
    actions.push((actions.length < actionsAtRandomMax ? chosen : play.timeoutAction) ?? null)
  }
}

const recordRound = (title: TitleData, wager: Wagered, seed: number) => {
  const engine = engineOf(title)
  const { steps, last } = playAtRandom(title, wager, seed)
  const facts = engine.facts(title, wager, last)
  return {
    wager: { id: wager.id, stakeMinor: wager.stakeMinor, choice: wager.choice },
    label: languageCodes.map((language) => numbersIn(wager.label[language])),
    steps,
    validMinor: engine.validStake?.(title, [wager], last.view),
    betReturns: engine.betReturns?.(title, [wager], last.view),
    facts: languageCodes.map((language) =>
      facts[language].map(({ label, value }) => numbersIn(`${label} ${value}`)),
    ),
  }
}

const recordRounds = (title: TitleData): string => {
  const wagers = wagersOf(title)
  const count = Math.max(roundsOfTitle, wagers.length)
  return hashOf(
    Array.from({ length: count }, (_, at) =>
      recordRound(title, wagers[at % wagers.length] ?? nothing(title), at + 1),
    ),
  )
}

const nothing = (title: TitleData): never => {
  throw new Error(`${title.gameCode} has no wager`)
}

const recordRules = (rules: InEachLanguage<readonly RuleSection[]>): string =>
  hashOf(
    languageCodes.map((language) =>
      rules[language].map(({ heading, paragraphs, table }) =>
        [heading, ...paragraphs, ...(table?.head ?? []), ...(table?.rows ?? []).flat()].map(
          numbersIn,
        ),
      ),
    ),
  )

it('the rounds of every title end as recorded, and its rules state the recorded figures', async () => {
  const recorded = titles.map((title) => {
    const { gameCode, version } = title
    const rules = recordRules(engineOf(title).rules(title))
    return `${gameCode} ${version}: rounds ${recordRounds(title)}, rules ${rules}`
  })
  const ofCards = cardGames.map((game) => {
    const { gameCode, version } = game
    return `${gameCode} ${version}: rules ${recordRules(tableRulesOf(game).rules(game))}`
  })
  await expect(`${[...recorded, ...ofCards].join('\n')}\n`).toMatchFileSnapshot('recorded-play.txt')
})

// Counting takes seconds to a minute; those of cards are counted again beside their rules.
const countedForLong = [
  'blackjack',
  'blackjack-table',
  'hold-and-spin',
  'picks',
  'sticky-lines',
  'three-card-poker',
  'video-poker',
]

const roundedLike = (figures: WagerFigures): WagerFigures => ({
  rtpBp: Number(figures.rtpBp.toFixed(4)),
  hitRate: Number(figures.hitRate.toFixed(6)),
  stdDev: Number(figures.stdDev.toFixed(4)),
  maxWinStakes: Number(figures.maxWinStakes.toFixed(4)),
})

it.each(titles.filter((title) => !isSlot(title) && !countedForLong.includes(title.family)))(
  '$gameCode: counted again, the exact figures of its wagers are those published',
  (title) => {
    const { wagers } = getGameFigures(title.gameCode)
    for (const [at, { id, exact }] of measureOf(title).wagers(title).entries()) {
      const published = wagers[at]
      expect(published?.method, id).toBe(exact ? 'exact' : 'simulation')
      if (exact) expect(roundedLike(exact), id).toEqual(published?.figures)
    }
  },
)
