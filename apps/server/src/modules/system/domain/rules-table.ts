import { isRuleName } from '@trevo/contract/jurisdiction-rules.ts'
import { texts } from '@trevo/i18n/texts/en/office/law/rules.ts'
import type { DossierRule } from '../needs.ts'
import { describeRule } from './describe-rule.ts'

/** The rules in force as a table of the dossier, by article; days are those of UTC. */
export const rulesTable = (rules: readonly DossierRule[]): string => {
  const rows = rules
    .toSorted((one, other) => one.article.localeCompare(other.article))
    .map(({ key, unit, value, article, confidence, effectiveAt }) => {
      const words = isRuleName(key) ? texts[`rules.rule.${key}`] : key
      const day = effectiveAt.slice(0, 10)
      return `| ${article} | ${words} | ${describeRule(value, unit)} | ${confidence ?? '–'} | ${day} |`
    })
  return [
    '| Article | Rule | Value | Sure | In force from |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
}
