import type { ListedRule, RuleChange } from '@trevo/contract/ops/company/jurisdictions.ts'
import { useT } from '../../core/texts.tsx'
import { Cells } from './rule-table.tsx'
import { describeRule, nameRule } from './rule-names.ts'

type Change = {
  readonly rule: ListedRule
  readonly change: RuleChange
  /** Undefined for the first value. */
  readonly before: RuleChange | undefined
}

/** Each value that a rule got, the newest first. */
const changesOf = (rules: readonly ListedRule[]): readonly Change[] =>
  rules
    .flatMap((rule) =>
      rule.changes.map((change, at) => ({ rule, change, before: rule.changes[at + 1] })),
    )
    .filter(({ change, before }) => before !== undefined || change.state === 'planned')
    .toSorted((a, b) => b.change.effectiveAt.localeCompare(a.change.effectiveAt))

/** Every change of the rules in the order of their days, as a regulator reads it. */
export const RuleChanges = ({ rules }: { readonly rules: readonly ListedRule[] }) => {
  const t = useT()
  const changes = changesOf(rules)
  if (changes.length === 0) return <p className="o-muted">{t('list.empty')}</p>
  return (
    <div className="o-scroll">
      <table className="o-table">
        <thead>
          <tr>
            <th scope="col">{t('rules.rule')}</th>
            <th scope="col">{t('rules.before')}</th>
            <th scope="col">{t('rules.value')}</th>
            <th scope="col">{t('rules.article')}</th>
            <th scope="col">{t('rules.sure')}</th>
            <th scope="col">{t('rules.from')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ rule, change, before }) => (
            <tr
              key={`${rule.key} ${change.effectiveAt}`}
              data-changed={change.state === 'planned' || undefined}
            >
              <td>{nameRule(t, rule.key)}</td>
              <td className="o-muted">{describeRule(t, before?.value, rule.unit)}</td>
              <Cells rule={rule} change={change} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
