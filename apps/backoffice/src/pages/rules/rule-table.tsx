import type { ListedRule, RuleChange } from '@trevo/contract/ops/company/jurisdictions.ts'
import { useState } from 'react'
import { formatDate, formatMomentInFull } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import styles from './rules.module.css'
import { describeRule, inForce, nameRule } from './rule-names.ts'

/** Value, article, confidence and day of one value of a rule. */
export const Cells = ({
  rule,
  change,
}: {
  readonly rule: ListedRule
  readonly change: RuleChange
}) => {
  const t = useT()
  const { value, article, confidence, effectiveAt } = change
  return (
    <>
      <td>{describeRule(t, value, rule.unit)}</td>
      <td className={article === null ? 'o-muted' : undefined}>{article ?? t('rules.none')}</td>
      <td>
        {confidence && (
          <span
            className={`o-pill ${confidence === 'H' ? '' : 'o-warn'}`}
            title={t(`rules.sure.${confidence}`)}
          >
            {confidence}
          </span>
        )}
      </td>
      <td title={formatMomentInFull(effectiveAt)}>{formatDate(effectiveAt)}</td>
    </>
  )
}

const RuleRows = ({ rule }: { readonly rule: ListedRule }) => {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const now = inForce(rule)
  const others = rule.changes.filter((one) => one.state === 'planned' || (isOpen && one !== now))
  const hasPast = rule.changes.some(({ state }) => state === 'past')
  return (
    <>
      {now && (
        <tr>
          <td className={styles['rule']}>
            {hasPast ? (
              <button
                type="button"
                className={styles['unfold']}
                aria-expanded={isOpen}
                onClick={() => setOpen(!isOpen)}
              >
                {nameRule(t, rule.key)}
              </button>
            ) : (
              nameRule(t, rule.key)
            )}
          </td>
          <Cells rule={rule} change={now} />
        </tr>
      )}
      {others.map((change) => (
        <tr key={change.effectiveAt} data-changed={change.state === 'planned' || undefined}>
          <td className={styles['later']}>
            <span className={`o-pill ${change.state === 'planned' ? 'o-info' : ''}`}>
              {t(`rules.${change.state}`)}
            </span>
          </td>
          <Cells rule={rule} change={change} />
        </tr>
      ))}
    </>
  )
}

/** Rules with the value in force, what is planned, and what was before. */
export const RuleTable = ({ rules }: { readonly rules: readonly ListedRule[] }) => {
  const t = useT()
  return (
    <div className="o-scroll">
      <table className="o-table">
        <thead>
          <tr>
            <th scope="col">{t('rules.rule')}</th>
            <th scope="col">{t('rules.value')}</th>
            <th scope="col">{t('rules.article')}</th>
            <th scope="col">{t('rules.sure')}</th>
            <th scope="col">{t('rules.from')}</th>
          </tr>
        </thead>
        <tbody>
          {rules.map((rule) => (
            <RuleRows key={rule.key} rule={rule} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
