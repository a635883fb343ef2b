import {
  alertStates,
  amlCaseStates,
  amlRuleNames,
  riskClasses,
} from '@trevo/contract/ops/compliance/aml.ts'
import { useT } from '../../core/texts.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { amlViews, type AmlAddress } from './use-aml.ts'

/** Which list, and of it which part. */
export const AmlFilters = ({ of }: { readonly of: AmlAddress }) => {
  const t = useT()
  const { view, state, stage, risk, rule, isIgnored, change } = of
  return (
    <>
      <Tabs
        label={t('aml.which')}
        tabs={amlViews.map((value) => ({ value, text: t(`aml.view.${value}`) }))}
        value={view}
        onChange={(value) =>
          change({
            view: value === 'alerts' ? '' : value,
            state: '',
            stage: '',
            risk: '',
            rule: '',
            year: '',
            row: '',
          })
        }
      />
      {view === 'alerts' && (
        <>
          <Tabs
            label={t('word.state')}
            tabs={alertStates.map((value) => ({ value, text: t(`aml.state.${value}`) }))}
            value={state}
            onChange={(value) => change({ state: value === 'open' ? '' : value, row: '' })}
          />
          <FilterBar
            fields={[
              {
                name: 'rule',
                label: t('aml.rule'),
                kind: 'choice',
                any: t('aml.anyRule'),
                options: amlRuleNames.map((value) => ({ value, text: t(`aml.rule.${value}`) })),
              },
            ]}
            values={{ rule }}
            isIgnored={isIgnored}
            onChange={(values) => change({ ...values, row: '' })}
          />
        </>
      )}
      {view === 'cases' && (
        <Tabs
          label={t('word.state')}
          tabs={amlCaseStates.map((value) => ({ value, text: t(`aml.caseState.${value}`) }))}
          value={stage}
          onChange={(value) => change({ stage: value === 'open' ? '' : value, row: '' })}
        />
      )}
      {view === 'persons' && (
        <Tabs
          label={t('aml.class')}
          tabs={riskClasses.toReversed().map((value) => ({ value, text: t(`aml.class.${value}`) }))}
          value={risk}
          onChange={(value) => change({ risk: value === 'high' ? '' : value, row: '' })}
        />
      )}
    </>
  )
}
