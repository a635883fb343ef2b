import { useQuery } from '@tanstack/react-query'
import { formatAmount } from '@trevo/ui/money.tsx'
import { Empty } from '../../../core/lists/empty.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { NotLoaded } from '../../../core/lists/list-states.tsx'
import { ExclusionState } from '../../../entities/member/exclusion-state.tsx'
import { AmountForm } from './amount-form.tsx'
import { DepositRecords, depositFilters } from './deposit-records.tsx'
import { DepositView } from './deposit-view.tsx'
import styles from '../common/cashier.module.css'
import { FindPayment } from './find-payment.tsx'
import { OpenCode } from './open-code.tsx'
import { BackLine, MainColumn } from '../common/main-column.tsx'
import { depositQuery, settingsQuery } from './queries.ts'
import { useText } from '../../../core/language/use-text.ts'
import { useLiveDeposits } from './use-live-deposits.ts'
import { useRecordAddress } from '../common/use-record-address.ts'

const NewDeposit = ({ onCreated }: { readonly onCreated: (depositId: string) => void }) => {
  const t = useText('cashier')
  const { data: settings, isError, isFetching, refetch } = useQuery(settingsQuery())
  if (settings?.allowDeposit === 'Y') {
    return (
      <div className={styles['card']}>
        <AmountForm settings={settings} onCreated={(deposit) => onCreated(deposit.depositId)} />
      </div>
    )
  }
  if (settings?.exclusion) {
    return (
      <ExclusionState
        exclusion={settings.exclusion}
        title={(date) =>
          date === undefined ? t('common.onBreakForever') : t('common.onBreak', { date })
        }
        text={t('cashier.excludedText')}
        action={t('common.seeBreak')}
      />
    )
  }
  if (settings) {
    return <Empty drawing="locked" title={t('cashier.closed')} text={t('common.balanceSafe')} />
  }
  return (
    <NotLoaded
      query={{ isError, isFetching, refetch }}
      height={420}
      radius={24}
      title={t('common.pageFailed')}
      text={t('common.moneySafe')}
    />
  )
}

/** The state of the open deposit, for screen readers. */
const useStatusText = (depositId: string | undefined): string => {
  const t = useText('cashier')
  const { locale } = useLanguage()
  const { data } = useQuery({
    ...depositQuery(depositId ?? ''),
    enabled: depositId !== undefined,
  })
  if (!data) return ''
  return t('cashier.said', {
    amount: formatAmount(data.amount, { locale }),
    state: t(`cashier.state.${data.status}`),
  })
}

/** MEMBER-1, page `depositv2`: request a Pix code or follow one, with all earlier deposits alongside. */
const DepositPage = () => {
  const t = useText('cashier')
  const { openId, filter, open, setFilter } = useRecordAddress('deposit', depositFilters)
  const said = useStatusText(openId)
  useLiveDeposits()
  return (
    <div className={styles['page']}>
      <MainColumn label={t('cashier.column')} openId={openId} said={said}>
        {openId === undefined ? (
          <>
            <OpenCode />
            <NewDeposit onCreated={open} />
            <FindPayment />
          </>
        ) : (
          <>
            <BackLine label={t('cashier.back')} onBack={() => open(undefined)} />
            <DepositView key={openId} depositId={openId} onAgain={() => open(undefined)} />
          </>
        )}
      </MainColumn>
      <DepositRecords filter={filter} openId={openId} onFilter={setFilter} />
    </div>
  )
}

// The member page loads it with React.lazy, which needs a default export.
export default DepositPage
