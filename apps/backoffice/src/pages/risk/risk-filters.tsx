import { caseStates } from '@trevo/contract/ops/risk/risk.ts'
import { useT } from '../../core/texts.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { signalStates, type RiskAddress } from './use-risk.ts'

/** Filters of signals and cases, and the member whose links are shown. */
export const RiskFilters = ({ of }: { readonly of: RiskAddress }) => {
  const t = useT()
  const { tab, state, of: caseState, member, isIgnored, change } = of
  return (
    <FilterBar
      fields={
        tab === 'signals'
          ? [
              {
                name: 'state',
                label: t('word.state'),
                kind: 'choice',
                any: t('risk.signal.open'),
                options: signalStates
                  .filter((one) => one !== 'open')
                  .map((value) => ({ value, text: t(`risk.signal.${value}`) })),
              },
            ]
          : tab === 'cases'
            ? [
                {
                  name: 'of',
                  label: t('word.state'),
                  kind: 'choice',
                  any: t('risk.case.open'),
                  options: caseStates
                    .filter((one) => one !== 'open')
                    .map((value) => ({ value, text: t(`risk.case.${value}`) })),
                },
              ]
            : [{ name: 'member', label: t('risk.whose'), kind: 'text', max: 64 }]
      }
      values={{ state, of: caseState, member }}
      isIgnored={isIgnored}
      onChange={(values) => change({ ...values, signal: '', case: '' })}
    />
  )
}
