import { useQuery } from '@tanstack/react-query'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Empty } from '../../../core/lists/empty.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { NotLoaded } from '../../../core/lists/list-states.tsx'
import frame from '../common/cashier.module.css'
import { BackLine, MainColumn } from '../common/main-column.tsx'
import { useRecordAddress } from '../common/use-record-address.ts'
import { NewWithdrawal } from './new-withdrawal.tsx'
import { PayeeList } from './payee-list.tsx'
import { payeesQuery, withdrawalQuery, withdrawSettingsQuery } from './queries.ts'
import { useLiveWithdrawals } from './use-live-withdrawals.ts'
import { useText } from '../../../core/language/use-text.ts'
import { withdrawalFilters, WithdrawalRecords } from './withdrawal-records.tsx'
import { WithdrawalView } from './withdrawal-view.tsx'
import styles from './withdraw.module.css'

const Start = ({ onCreated }: { readonly onCreated: (withdrawalId: string) => void }) => {
  const t = useText('withdraw')
  const settings = useQuery(withdrawSettingsQuery())
  const payees = useQuery(payeesQuery())
  if (settings.data?.allowWithdraw === 'N') {
    return <Empty drawing="locked" title={t('withdraw.closed')} text={t('common.balanceSafe')} />
  }
  if (settings.data && payees.data) {
    return <NewWithdrawal settings={settings.data} payees={payees.data} onCreated={onCreated} />
  }
  return (
    <NotLoaded
      height={420}
      radius={24}
      query={{
        isError: settings.isError || payees.isError,
        isFetching: settings.isFetching || payees.isFetching,
        refetch: () => Promise.all([settings.refetch(), payees.refetch()]),
      }}
      title={t('common.pageFailed')}
      text={t('common.moneySafe')}
    />
  )
}

/** The state of the open withdrawal, for screen readers. */
const useStatusText = (withdrawalId: string | undefined): string => {
  const t = useText('withdraw')
  const { locale } = useLanguage()
  const { data } = useQuery({
    ...withdrawalQuery(withdrawalId ?? ''),
    enabled: withdrawalId !== undefined,
  })
  if (!data) return ''
  return t('withdraw.said', {
    amount: formatAmount(data.amount, { locale }),
    state: t(`withdraw.status.${data.status}`),
  })
}

/** MEMBER-1, page `withdraw`: request a withdrawal or follow one, with payees and earlier ones alongside. */
const WithdrawPage = () => {
  const t = useText('withdraw')
  const { openId, filter, open, setFilter } = useRecordAddress('withdrawal', withdrawalFilters)
  const said = useStatusText(openId)
  useLiveWithdrawals()
  return (
    <div className={frame['page']}>
      <MainColumn label={t('withdraw.column')} openId={openId} said={said}>
        {openId === undefined ? (
          <Start onCreated={open} />
        ) : (
          <>
            <BackLine label={t('withdraw.back')} onBack={() => open(undefined)} />
            <WithdrawalView key={openId} withdrawalId={openId} />
          </>
        )}
      </MainColumn>
      <div className={styles['side']}>
        <PayeeList />
        <WithdrawalRecords filter={filter} openId={openId} onFilter={setFilter} />
      </div>
    </div>
  )
}

// The member page loads it with React.lazy, which needs a default export.
export default WithdrawPage
