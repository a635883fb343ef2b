import { listJurisdictionRules } from '@trevo/api-client/ops-endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { confidences, jurisdictions } from '@trevo/contract/jurisdiction-rules.ts'
import type { ListedRule } from '@trevo/contract/ops/company/jurisdictions.ts'
import { useState, type ComponentProps } from 'react'
import { Link } from 'react-router'
import { ask } from '../../core/api.ts'
import { formatMoment } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Page } from '../../parts/page.tsx'
import { Panel } from '../../parts/panel.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { readOneOf, useAddress } from '../../parts/use-address.ts'
import { PartState } from '../../shell/page-states.tsx'
import { PlanRulesDialog } from './plan-rules-dialog.tsx'
import { RuleChanges } from './rule-changes.tsx'
import { inForce } from './rule-names.ts'
import { RuleTable } from './rule-table.tsx'
import styles from './rules.module.css'

const tabs = ['inForce', 'changes'] as const

type Rules = NonNullable<ReturnType<typeof useRules>['data']>

const useRules = (name: (typeof jurisdictions)[number]) =>
  useQuery({
    queryKey: ['jurisdiction rules', name],
    queryFn: () => ask(listJurisdictionRules, { params: { name } }),
  })

const Waiting = ({ waiting }: { readonly waiting: Rules['waiting'] }) => {
  const t = useT()
  return waiting.map(({ section, askedBy, askedAt, reason, requestId }) => (
    <p key={section} role="status" className={styles['waiting']}>
      {t('rules.waits', { who: askedBy, when: formatMoment(askedAt), reason })}{' '}
      <Link className="o-link" to={`/approvals/${requestId}`}>
        {t('rules.inbox')}
      </Link>
    </p>
  ))
}

const Propose = ({
  isReady,
  onOpen,
}: {
  readonly isReady: boolean
  readonly onOpen: () => void
}) => {
  const t = useT()
  const mayPropose = useRight('rules.propose') !== undefined
  if (!mayPropose) return <span className="o-muted">{needs(t, 'rules.propose')}</span>
  return (
    <button type="button" className="o-btn o-go" disabled={!isReady} onClick={onOpen}>
      {t('rules.plan')}
    </button>
  )
}

const Filters = (
  of: Pick<ComponentProps<typeof FilterBar>, 'values' | 'isIgnored' | 'onChange'>,
) => {
  const t = useT()
  return (
    <FilterBar
      {...of}
      fields={[
        {
          name: 'jurisdiction',
          label: t('rules.jurisdiction'),
          kind: 'choice',
          any: t('rules.jurisdiction.br'),
          options: [{ value: 'open', text: t('rules.jurisdiction.open') }],
        },
        {
          name: 'sure',
          label: t('rules.sure'),
          kind: 'choice',
          any: t('rules.sure.any'),
          options: confidences.map((value) => ({
            value,
            text: `${value}: ${t(`rules.sure.${value}`)}`,
          })),
        },
      ]}
    />
  )
}

/** How many rules still have to be checked against the official text. */
const countUnsure = (rules: readonly ListedRule[]): number =>
  rules.filter((rule) => {
    const sure = inForce(rule)?.confidence
    return sure === 'M' || sure === 'L'
  }).length

/** The rules of a jurisdiction: what counts, what is planned, and every change with its article and day. */
export const RulesPage = () => {
  const t = useT()
  const [isPlanning, setPlanning] = useState(false)
  const { values, isIgnored, change } = useAddress({
    tab: readOneOf(tabs),
    jurisdiction: readOneOf(jurisdictions),
    sure: readOneOf(confidences),
  })
  const { tab = 'inForce', jurisdiction = 'br', sure } = values
  const { data, error } = useRules(jurisdiction)
  const shown = (data?.rules ?? []).filter(
    (rule) => sure === undefined || inForce(rule)?.confidence === sure,
  )
  return (
    <Page
      isReadOnly
      title={t('office.rules')}
      note={data && t('rules.unsure', { count: countUnsure(data.rules) })}
      aside={<Propose isReady={data !== undefined} onOpen={() => setPlanning(true)} />}
      bar={
        <>
          <Tabs
            label={t('rules.which')}
            tabs={tabs.map((value) => ({ value, text: t(`rules.tab.${value}`) }))}
            value={tab}
            onChange={(next) => change({ tab: next })}
          />
          <Filters values={values} isIgnored={isIgnored} onChange={change} />
        </>
      }
    >
      {!data && <PartState error={error} />}
      {data && <Waiting waiting={data.waiting} />}
      {data && (
        <Panel title={t(`rules.jurisdiction.${jurisdiction}`)} note={t('rules.note')}>
          {tab === 'changes' ? <RuleChanges rules={shown} /> : <RuleTable rules={shown} />}
        </Panel>
      )}
      {isPlanning && data && (
        <PlanRulesDialog
          name={jurisdiction}
          rules={data.rules}
          onClose={() => setPlanning(false)}
        />
      )}
    </Page>
  )
}
