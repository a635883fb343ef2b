import { useT } from '../../core/texts.tsx'
import { ExportButton } from '../../parts/files/export-button.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { DepositRecord } from './deposit-record.tsx'
import { Deposits, Payments, Returns, statusOptions } from './deposit-tables.tsx'
import { FindById } from './find-by-id.tsx'
import { Unreadable } from './unreadable.tsx'
import {
  filterOf,
  tabs,
  useDepositAddress,
  type DepositAddress,
  type DepositTab,
} from './use-deposits.ts'

const Filters = ({ of, tab }: { readonly of: DepositAddress; readonly tab: DepositTab }) => {
  const t = useT()
  const { values, isIgnored, change } = of
  if (tab === 'returned') {
    return (
      <FilterBar
        fields={[
          {
            name: 'days',
            label: t('word.since'),
            kind: 'choice',
            any: t('deposits.days.all'),
            options: [
              { value: '7', text: t('deposits.days.7') },
              { value: '31', text: t('deposits.days.31') },
              { value: '366', text: t('deposits.days.366') },
            ],
          },
        ]}
        values={values}
        isIgnored={isIgnored}
        onChange={change}
      />
    )
  }
  if (tab !== 'all') return null
  return (
    <FilterBar
      fields={[
        {
          name: 'status',
          label: t('word.state'),
          kind: 'choice',
          any: t('deposits.anyState'),
          options: statusOptions(t),
        },
        { name: 'from', label: t('word.from'), kind: 'day' },
        { name: 'to', label: t('word.to'), kind: 'day' },
        { name: 'min', label: t('deposits.amountMin'), kind: 'amount' },
        { name: 'max', label: t('deposits.amountMax'), kind: 'amount' },
      ]}
      values={values}
      isIgnored={isIgnored}
      onChange={change}
    />
  )
}

const Content = ({ of, tab }: { readonly of: DepositAddress; readonly tab: DepositTab }) => {
  switch (tab) {
    case 'held':
    case 'refund_failed':
    case 'unclaimed':
      return <Payments of={of} view={tab} />
    case 'returned':
      return <Returns of={of} view="all" />
    case 'owed':
      return <Returns of={of} view="owed" />
    case 'unreadable':
      return <Unreadable />
    case 'all':
      return <Deposits of={of} />
    default:
      return tab satisfies never
  }
}

/** Money that came in: every deposit, what waits for a person, and what went back. */
export const DepositsPage = () => {
  const t = useT()
  const of = useDepositAddress()
  const { values, change } = of
  const tab = values.tab ?? 'all'
  return (
    <Page
      title={t('office.deposits')}
      aside={
        <>
          {tab === 'all' && (
            <ExportButton
              content={{ what: 'deposits', filter: filterOf(values) }}
              name={t('office.deposits')}
            />
          )}
          <FindById of={of} />
        </>
      }
      bar={
        <>
          <Tabs
            label={t('deposits.tabs')}
            tabs={tabs.map((value) => ({ value, text: t(`deposits.tab.${value}`) }))}
            value={tab}
            onChange={(value) => change({ tab: value === 'all' ? '' : value, row: '', pix: '' })}
          />
          <Filters of={of} tab={tab} />
        </>
      }
      isTable
      panel={
        values.row && (
          <DepositRecord
            key={values.row}
            depositId={values.row}
            onClose={() => change({ row: '', pix: '' })}
          />
        )
      }
    >
      <Content of={of} tab={tab} />
    </Page>
  )
}
