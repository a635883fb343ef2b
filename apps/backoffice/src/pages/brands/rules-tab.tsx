import { listJurisdictionRules } from '@trevo/api-client/ops-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import type { ListedRule, RuleChange } from '@trevo/contract/ops/company/jurisdictions.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '../../core/api.ts'
import { formatMoment, formatMomentInFull } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import styles from './brands.module.css'
import { PlanRulesDialog } from './plan-rules-dialog.tsx'
import { describeRule, inForce, nameRule } from './rule-names.ts'
import { useBrand } from './use-brand.ts'

const Cells = ({ rule, change }: { readonly rule: ListedRule; readonly change: RuleChange }) => {
  const t = useT()
  const { value, article, confidence, effectiveAt } = change
  return (
    <>
      <td>{describeRule(t, value, rule.unit)}</td>
      <td className={article === null ? 'o-muted' : undefined}>
        {article ?? t('brands.rules.none')}
      </td>
      <td>
        {confidence && (
          <span
            className={`o-pill ${confidence === 'H' ? '' : 'o-warn'}`}
            title={t(`brands.rules.sure.${confidence}`)}
          >
            {confidence}
          </span>
        )}
      </td>
      <td>{formatMomentInFull(effectiveAt)}</td>
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
          <td>
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
              {t(`brands.rules.${change.state}`)}
            </span>
          </td>
          <Cells rule={rule} change={change} />
        </tr>
      ))}
    </>
  )
}

const RuleTable = ({ rules }: { readonly rules: readonly ListedRule[] }) => {
  const t = useT()
  return (
    <div className="o-scroll">
      <table className="o-table">
        <thead>
          <tr>
            <th scope="col">{t('brands.rules.rule')}</th>
            <th scope="col">{t('brands.rules.value')}</th>
            <th scope="col">{t('brands.rules.article')}</th>
            <th scope="col">{t('brands.rules.sure')}</th>
            <th scope="col">{t('brands.rules.from')}</th>
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

/** The rules of the brand's jurisdiction, each with its article and all that it ever was, and planning the next. */
export const RulesTab = () => {
  const t = useT()
  const name = useBrand().profile.jurisdiction
  const mayChange = useRight('brands.change') !== undefined
  const [isPlanning, setPlanning] = useState(false)
  const { data } = useQuery({
    queryKey: ['jurisdiction rules', name],
    queryFn: () => ask(listJurisdictionRules, { params: { name } }),
  })
  if (!data) return <PartLoading />
  return (
    <>
      {data.waiting.map(({ section, askedBy, askedAt, reason, requestId }) => (
        <p key={section} role="status" className={styles['waiting']}>
          {t('brands.waits', { who: askedBy, when: formatMoment(askedAt), reason })}{' '}
          <Link className="o-link" to={`/approvals/${requestId}`}>
            {t('brands.inbox')}
          </Link>
        </p>
      ))}
      {mayChange && (
        <div className={styles['acts']}>
          <span className="o-muted">{t('brands.rules.allBrands')}</span>
          <button type="button" className="o-btn o-go" onClick={() => setPlanning(true)}>
            {t('brands.rules.plan')}
          </button>
        </div>
      )}
      <Panel title={t('brands.tab.rules')} note={t('brands.rules.note')}>
        <RuleTable rules={data.rules} />
      </Panel>
      {isPlanning && (
        <PlanRulesDialog name={name} rules={data.rules} onClose={() => setPlanning(false)} />
      )}
    </>
  )
}
