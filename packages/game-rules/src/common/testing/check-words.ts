import { languageCodes } from '@trevo/languages/languages.ts'
import { expect, it } from 'vitest'
import type { Json } from '../../engine/json.ts'
import type { TitleData } from '../../engine/title-data.ts'
import { fastChance } from '../../slots/fast-chance.ts'
import { spread, type Checked, type Rounds } from './checked.ts'
import { playAt, playOn } from './play-checked.ts'

/** Rules and facts have texts in every language. */
export const checkWords = <T extends TitleData, C extends Json, A extends Json, V extends Json>(
  { engine, title, actionCountMax }: Checked<T, C, A, V>,
  wagers: readonly Rounds<C>[],
): void => {
  it('has texts for its rules and the facts of a round in every language', () => {
    const rules = engine.rules(title)
    for (const language of languageCodes) {
      expect(rules[language].length).toBeGreaterThan(3)
      for (const { heading, paragraphs, table } of rules[language]) {
        for (const text of [heading, ...paragraphs]) expect(text).not.toMatch(/undefined|NaN|^$/)
        for (const row of table?.rows ?? []) {
          expect(row).toHaveLength(table?.head.length ?? 0)
          expect(row.join(' ')).not.toMatch(/undefined|NaN/)
        }
      }
    }
    for (const { wager, choice } of spread(wagers, 20)) {
      const staked = { stakeMinor: wager.stakeMinor, choice }
      const play = playAt(engine, title, staked, 11)
      const { last } = playOn(play, fastChance(5), actionCountMax)
      const facts = engine.facts(title, staked, last)
      for (const language of languageCodes) {
        expect(facts[language].length).toBeGreaterThan(0)
        for (const { label, value } of facts[language]) {
          expect(`${label}: ${value}`).not.toMatch(/undefined|NaN|null|: $/)
        }
      }
    }
  })
}
