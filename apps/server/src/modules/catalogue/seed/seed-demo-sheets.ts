import type { GameFeature } from '@trevo/contract/wps/games/game-filter.ts'
import type { Pool } from '@trevo/database/connect.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import type { RuleSection } from '@trevo/game-rules/engine/engine.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { ruleText } from '@trevo/game-rules/slots/rule-text.ts'
import { rulesOf } from '@trevo/game-rules/slots/rules-of.ts'
import { ruleTexts } from '@trevo/game-rules/slots/texts/rule-texts.ts'
import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'
import {
  inEachLanguage,
  languages,
  type InEachLanguage,
  type LanguageCode,
} from '@trevo/languages/languages.ts'
import { declaredRtpBp, jackpotShareBp } from '@trevo/titles/declared-return.ts'
import { getLobbyFigures, getPublishedFigures } from '@trevo/titles/published.ts'
import { isSlot } from '@trevo/titles/slot-titles.ts'
import type { Title } from '@trevo/titles/title.ts'

/** A slot's features, read from its maths. */
const slotFeatures = ({ kind, features, symbols }: SlotMaths): GameFeature[] => {
  const has: Partial<Record<GameFeature, boolean>> = {
    FREE_SPINS: features.freeSpins !== undefined,
    MULTIPLIER: features.multiplierReel !== undefined || features.fullGrid !== undefined,
    WILDS: symbols.some((symbol) => symbol.kind === 'wild'),
    CASCADES: features.cascades !== undefined,
    RESPIN: features.respinOnTwoFullReels === true,
    MEGAWAYS: kind === 'ways-5x3',
  }
  return (Object.keys(has) as GameFeature[]).filter((one) => has[one]) // the keys were written above
}

/** The search words of a title: from its maths and from its listing. */
export const featuresOf = ({ maths, listing }: Title): GameFeature[] => [
  ...new Set([
    ...(isSlot(maths) ? slotFeatures(maths) : []),
    ...(listing.features ?? []),
    'PROVABLY_FAIR' as const,
  ]),
]

const paragraphsOf = (sections: readonly RuleSection[]): string[] =>
  sections.flatMap(({ paragraphs }) => paragraphs)

const percentIn = (language: LanguageCode, bp: number): string =>
  new Intl.NumberFormat(languages[language].locale, {
    style: 'percent',
    minimumFractionDigits: 2,
  }).format(bp / 10_000)

/** The words of a title with a jackpot, after those of its engine. */
const jackpotRules: InEachLanguage<(share: string, declared: string) => string> = {
  PT: (share, declared) =>
    `${share} de cada aposta vai para um jackpot progressivo e volta integralmente aos jogadores. ` +
    `O retorno declarado, de ${declared}, já inclui essa parte.`,
  EN: (share, declared) =>
    `${share} of each stake goes into a progressive jackpot and is returned to players in full. ` +
    `The published RTP of ${declared} includes that share.`,
}

const withJackpot = (
  title: TitleData,
  rules: InEachLanguage<string[]>,
): InEachLanguage<string[]> => {
  const shareBp = jackpotShareBp(title)
  if (shareBp === 0) return rules
  return inEachLanguage((language) => [
    ...rules[language],
    jackpotRules[language](percentIn(language, shareBp), percentIn(language, declaredRtpBp(title))),
  ])
}

/** The rules of a title in whole sentences; measured figures are included if its engine has them. */
const rulesTexts = (title: TitleData): InEachLanguage<string[]> => {
  if (isSlot(title)) {
    const rules = rulesOf(title, getPublishedFigures(title.gameCode))
    return inEachLanguage((language) => rules.map((rule) => ruleText(ruleTexts[language], rule)))
  }
  const rules = engineOf(title).rules({ ...title, rtpBp: declaredRtpBp(title) })
  return inEachLanguage((language) => paragraphsOf(rules[language]))
}

const upsertSheet = `
  insert into catalogue.game_sheet as known (node_id, texts, hit_rate_bp,
    stake_min_minor, stake_max_minor, max_win_stakes, demo)
  values ($1, $2, $3, $4, $5, $6, true)
  on conflict (node_id) do update set
    -- The pitch may be the operator's by now.
    texts = (
      select jsonb_object_agg(language, said || jsonb_strip_nulls(
        jsonb_build_object('pitch', known.texts -> language -> 'pitch')))
      from jsonb_each(excluded.texts) as made (language, said)),
    hit_rate_bp = excluded.hit_rate_bp, stake_min_minor = excluded.stake_min_minor,
    stake_max_minor = excluded.stake_max_minor, max_win_stakes = excluded.max_win_stakes,
    demo = excluded.demo`

/** The sheet of one of our titles, from its maths and its published figures. */
export const sheetOf = (title: TitleData) => {
  const figures = getLobbyFigures(title)
  const rules = withJackpot(title, rulesTexts(title))
  return {
    texts: inEachLanguage((language) => ({
      pitch: title.pitch[language],
      rules: rules[language],
    })),
    // Rounded down, like every figure that promises something.
    hit_rate_bp: Math.floor(figures.hitRate * 10_000),
    stake_min_minor: title.stakeStepsMinor.at(0) ?? null,
    stake_max_minor: title.stakeStepsMinor.at(-1) ?? null,
    max_win_stakes: figures.maxWinStakes,
  }
}

/** Writes the sheet of one of our titles. */
export const seedSheet = async (pool: Pool, nodeId: number, title: TitleData): Promise<void> => {
  const sheet = sheetOf(title)
  const { texts, hit_rate_bp, stake_min_minor, stake_max_minor, max_win_stakes } = sheet
  const figures = [hit_rate_bp, stake_min_minor, stake_max_minor, max_win_stakes]
  await pool.query(upsertSheet, [nodeId, texts, ...figures])
}
