import type { GameFeature } from '@trevo/contract/wps/game-filter.ts'
import type { Pool } from '@trevo/database/connect.ts'
import { inEachLanguage } from '@trevo/languages/languages.ts'
import { getPublishedFigures } from '@trevo/titles/published.ts'
import { ruleText } from '@trevo/game-rules/slots/rule-text.ts'
import { rulesOf } from '@trevo/game-rules/slots/rules-of.ts'
import { ruleTexts } from '@trevo/game-rules/slots/texts/rule-texts.ts'
import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'

/** What a title has, read from its maths. */
export const featuresOf = ({ kind, features, symbols }: SlotMaths): GameFeature[] => {
  const has: Partial<Record<GameFeature, boolean>> = {
    FREE_SPINS: features.freeSpins !== undefined,
    MULTIPLIER: features.multiplierReel !== undefined || features.fullGrid !== undefined,
    WILDS: symbols.some((symbol) => symbol.kind === 'wild'),
    CASCADES: features.cascades !== undefined,
    RESPIN: features.respinOnTwoFullReels === true,
    MEGAWAYS: kind === 'ways-5x3',
    PROVABLY_FAIR: true,
  }
  return (Object.keys(has) as GameFeature[]).filter((one) => has[one]) // the keys were written above
}

const upsertSheet = `
  insert into catalogue.game_sheet as known (node_id, texts, hit_rate_bp,
    stake_min_minor, stake_max_minor, max_win_stakes)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (node_id) do update set
    -- The pitch may be the operator's by now.
    texts = (
      select jsonb_object_agg(language, said || jsonb_strip_nulls(
        jsonb_build_object('pitch', known.texts -> language -> 'pitch')))
      from jsonb_each(excluded.texts) as made (language, said)),
    hit_rate_bp = excluded.hit_rate_bp, stake_min_minor = excluded.stake_min_minor,
    stake_max_minor = excluded.stake_max_minor, max_win_stakes = excluded.max_win_stakes`

/** The sheet of one of our titles, from its maths and the figures published of it. */
export const seedSheet = async (pool: Pool, nodeId: number, maths: SlotMaths): Promise<void> => {
  const figures = getPublishedFigures(maths.gameCode)
  const rules = rulesOf(maths, figures)
  await pool.query(upsertSheet, [
    nodeId,
    inEachLanguage((language) => ({
      pitch: maths.pitch[language],
      rules: rules.map((rule) => ruleText(ruleTexts[language], rule)),
    })),
    // Downwards, like every figure that promises something.
    Math.floor(figures.hitRate * 10_000),
    maths.stakeStepsMinor.at(0) ?? null,
    maths.stakeStepsMinor.at(-1) ?? null,
    figures.maxWinStakes,
  ])
}
