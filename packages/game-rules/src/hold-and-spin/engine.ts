import type { RuleSection } from '../engine/engine.ts'
import { instantEngine } from '../reels/instant-engine.ts'
import { nameOfKind, reelsRules } from '../reels/rules.ts'
import type { ReelsTexts } from '../reels/reels-texts.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { playHold, unitsOfFace } from './play-hold.ts'
import type { HoldAndSpinTitle } from './types.ts'

export const engine = instantEngine<HoldAndSpinTitle>('hold-and-spin', playHold, (title) =>
  reelsRules(
    title,
    (t) => [t.lines(title.lines.length)],
    (t, language) => [holdSection(title, t, language), jackpotSection(title, t, language)],
  ),
)

const holdSection = (
  title: HoldAndSpinTitle,
  t: ReelsTexts,
  language: LanguageCode,
): RuleSection => {
  const { coinCountMin, respins, coinWeight, blankWeight } = title.hold
  const name = nameOfKind(title, 'scatter', language) ?? ''
  const weightSum = title.coins.reduce((sum, { weight }) => sum + weight, 0)
  return {
    heading: t.headings.hold,
    paragraphs: [
      t.hold({ name, min: coinCountMin, respins }),
      t.holdChance({ coin: coinWeight, all: coinWeight + blankWeight }),
      t.holdPays,
    ],
    table: {
      head: [t.heads.prize, t.heads.stakes, t.heads.chance],
      rows: title.coins.map((face) => [
        face.jackpot === undefined ? name : (title.jackpots[face.jackpot]?.name[language] ?? ''),
        t.stakesOf(unitsOfFace(title, face), title.unitsPerStake),
        t.percent(face.weight / weightSum),
      ]),
    },
  }
}

const jackpotSection = (
  { jackpots }: HoldAndSpinTitle,
  t: ReelsTexts,
  language: LanguageCode,
): RuleSection => ({
  heading: t.heads.jackpot,
  paragraphs: [t.grand(jackpots.at(-1)?.name[language] ?? '')],
  table: {
    head: [t.heads.jackpot, t.heads.stakes],
    rows: jackpots.map(({ name, stakes }) => [name[language], t.stakesOf(stakes, 1)]),
  },
})
