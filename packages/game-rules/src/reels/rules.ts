import {
  inEachLanguage,
  type InEachLanguage,
  type LanguageCode,
} from '@trevo/languages/languages.ts'
import type { RuleSection } from '../engine/engine.ts'
import type { ReelsTexts } from './reels-texts.ts'
import { reelsTexts } from './texts.ts'
import type { ReelsTitle, SlotSymbol } from './types.ts'

/** A family's own texts, in one language. */
export type OwnSections = (t: ReelsTexts, language: LanguageCode) => readonly RuleSection[]

/** The rules screen of a title: how it pays, its special features, what can be bought, money. */
export const reelsRules = (
  title: ReelsTitle,
  winParagraphs: (t: ReelsTexts) => readonly string[],
  ownSections: OwnSections,
): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const t = reelsTexts(language)
    return [
      {
        heading: t.headings.wins,
        paragraphs: [...winParagraphs(t), ...wildLine(title, t, language)],
      },
      { heading: t.headings.symbols, paragraphs: [], table: payTable(title, t, language) },
      ...ownSections(t, language),
      ...buySection(title, t),
      moneySection(title, t),
    ]
  })

/** The name of the only symbol of a kind. */
export const nameOfKind = (
  { symbols }: ReelsTitle,
  kind: SlotSymbol['kind'],
  language: LanguageCode,
): string | undefined => symbols.find((symbol) => symbol.kind === kind)?.name[language]

/** Awards by count as a list. */
export const awardList = (
  awards: Readonly<Record<number, number>>,
): { count: number; spins: number }[] =>
  Object.entries(awards).map(([count, spins]) => ({ count: Number(count), spins }))

const wildLine = (title: ReelsTitle, t: ReelsTexts, language: LanguageCode): string[] => {
  const name = nameOfKind(title, 'wild', language)
  return name ? [t.wild({ name, scatter: nameOfKind(title, 'scatter', language) })] : []
}

const payTable = (
  { symbols, unitsPerStake }: ReelsTitle,
  t: ReelsTexts,
  language: LanguageCode,
): NonNullable<RuleSection['table']> => {
  const paying = symbols.filter(({ pays }) => Object.keys(pays).length > 0)
  const counts = [...new Set(paying.flatMap(({ pays }) => Object.keys(pays).map(Number)))].toSorted(
    (a, b) => a - b,
  )
  return {
    head: [t.heads.symbol, ...counts.map((count) => `${count}×`)],
    rows: paying.map(({ name, pays }) => [
      name[language],
      ...counts.map((count) => (pays[count] ? t.stakesOf(pays[count], unitsPerStake) : '–')),
    ]),
  }
}

const buySection = ({ buy }: ReelsTitle, t: ReelsTexts): RuleSection[] =>
  buy
    ? [
        {
          heading: t.headings.buy,
          paragraphs: [t.buy({ feature: t.features[buy.feature], price: buy.priceStakes })],
        },
      ]
    : []

const moneySection = (
  { stakeStepsMinor, winCapStakes, rtpBp }: ReelsTitle,
  t: ReelsTexts,
): RuleSection => ({
  heading: t.headings.money,
  paragraphs: [
    t.stakes({ least: stakeStepsMinor[0] ?? 0n, most: stakeStepsMinor.at(-1) ?? 0n }),
    t.exact,
    t.cap(winCapStakes),
    t.rtp(rtpBp),
    t.fair,
  ],
})
