import { listJurisdictionRules } from '@trevo/api-client/ops-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import type { JurisdictionVersion } from '@trevo/contract/ops/company/jurisdictions.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '../../core/api.ts'
import { formatMoment, formatMomentInFull } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { describeFact } from '../../parts/describe-fact.ts'
import { Panel } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import styles from './brands.module.css'
import { PlanRulesDialog } from './plan-rules-dialog.tsx'
import { nameRule } from './rule-names.ts'
import { useBrand } from './use-brand.ts'

const changedRules = (version: JurisdictionVersion, before: JurisdictionVersion | undefined) =>
  before === undefined
    ? []
    : Object.keys(version.rules).filter(
        (rule) => JSON.stringify(version.rules[rule]) !== JSON.stringify(before.rules[rule]),
      )

const VersionPanel = ({
  version,
  before,
  isPlanned,
}: {
  readonly version: JurisdictionVersion
  readonly before: JurisdictionVersion | undefined
  readonly isPlanned: boolean
}) => {
  const t = useT()
  const changed = changedRules(version, before)
  const state = version.isInForce ? 'inForce' : isPlanned ? 'planned' : 'past'
  return (
    <Panel
      title={`${t('brands.rules.from')} ${formatMomentInFull(version.effectiveAt)}`}
      note={before && t('brands.rules.changes', { count: changed.length })}
      aside={
        <span className={`o-pill ${version.isInForce ? 'o-ok' : ''}`}>
          {t(`brands.rules.${state}`)}
        </span>
      }
    >
      <div className="o-scroll">
        <table className="o-table">
          <thead>
            <tr>
              <th scope="col">{t('brands.rules.rule')}</th>
              <th scope="col">{t('brands.rules.value')}</th>
              <th scope="col">{t('brands.rules.article')}</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(version.rules).map(([rule, value]) => (
              <tr key={rule} data-changed={changed.includes(rule) || undefined}>
                <td>{nameRule(t, rule)}</td>
                <td>
                  {changed.includes(rule) ? (
                    <b>{describeFact(t, value)}</b>
                  ) : (
                    describeFact(t, value)
                  )}
                </td>
                <td className={version.articles[rule] ? undefined : 'o-muted'}>
                  {version.articles[rule] ?? t('brands.rules.none')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  )
}

/** The rules of the brand's jurisdiction, each version with its day, and planning the next. */
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
  const inForce = data.versions.find((one) => one.isInForce)
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
      {mayChange && inForce && (
        <div className={styles['acts']}>
          <span className="o-muted">{t('brands.rules.allBrands')}</span>
          <button type="button" className="o-btn o-go" onClick={() => setPlanning(true)}>
            {t('brands.rules.plan')}
          </button>
        </div>
      )}
      {data.versions.map((version, at) => (
        <VersionPanel
          key={version.effectiveAt}
          version={version}
          before={data.versions[at + 1]}
          isPlanned={inForce === undefined || at < data.versions.indexOf(inForce)}
        />
      ))}
      {isPlanning && inForce && (
        <PlanRulesDialog name={name} version={inForce} onClose={() => setPlanning(false)} />
      )}
    </>
  )
}
