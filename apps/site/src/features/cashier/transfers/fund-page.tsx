import { useQuery, useQueryClient } from '@tanstack/react-query'
import { listWallets, recallFunds } from '@trevo/api-client/endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { listWallets as contract } from '@trevo/contract/wps/transfers.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { formatAmount } from '@trevo/ui/money.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { Empty } from '../../../core/lists/empty.tsx'
import { ask, call } from '../../../core/api/api.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { useSession } from '../../../core/session/store.ts'
import { NotLoaded } from '../../../core/lists/list-states.tsx'
import { FundForm, mainTypeId } from './fund-form.tsx'
import { ToRecord } from './with-people.tsx'
import styles from './transfers.module.css'
import { useCommandId } from '../../../core/forms/use-command-id.ts'
import { useText } from '../../../core/language/use-text.ts'

type Wallets = Value<typeof contract>
type Wallet = Wallets['wallets'][number]

const pollMs = 3_000

/** transferFund: money between the main wallet and the vendors' wallets. */
export const FundPage = () => {
  const t = useText('transfers')
  const memberId = useSession().memberInfo?.id ?? ''
  const key = ['wallets', memberId]
  const wallets = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(listWallets, { query: {}, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.transfers.some(({ status }) => status === 'pending') ? pollMs : false,
  })
  const queries = useQueryClient()
  if (!wallets.data) {
    return (
      <NotLoaded
        query={wallets}
        height={320}
        radius={24}
        title={t('transfers.notLoaded')}
        text={t('common.moneySafe')}
      />
    )
  }
  // A single wallet, or a visitor not yet known.
  if (wallets.data.wallets.length < 2) {
    return (
      <Empty
        drawing="money-bag"
        title={t('transfers.single')}
        text={t('transfers.singleText')}
        action={<ToRecord />}
      />
    )
  }
  return (
    <Funds
      answer={wallets.data}
      onMoved={() => void queries.invalidateQueries({ queryKey: key })}
    />
  )
}

const useNameOf = () => {
  const t = useText('transfers')
  return ({ accountTypeId, accountName }: Wallet) =>
    accountTypeId === mainTypeId ? t('transfers.main') : accountName
}

const Funds = ({ answer, onMoved }: { readonly answer: Wallets; readonly onMoved: () => void }) => {
  const t = useText('transfers')
  const { locale } = useLanguage()
  const nameOf = useNameOf()
  const [moved, setMoved] = useState(0)
  const total = answer.wallets.reduce((sum, { availBalance }) => sum + Number(availBalance ?? 0), 0)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const nameById = new Map(answer.wallets.map((one) => [one.accountTypeId, nameOf(one)]))
  return (
    <>
      <section className={styles['wallets']} aria-label={t('transfers.wallets')}>
        <ul>
          {answer.wallets.map((wallet) => {
            const { accountTypeId, availBalance } = wallet
            // Only for drawing: a share does not have to be exact.
            const share = total > 0 ? Number(availBalance ?? 0) / total : 0
            return (
              <li key={accountTypeId}>
                <span>{nameOf(wallet)}</span>
                <b>
                  {availBalance === null
                    ? t('transfers.silent')
                    : formatAmount(availBalance, { locale })}
                </b>
                <small>{t('transfers.share', { percent: percent.format(share) })}</small>
              </li>
            )
          })}
        </ul>
        <RecallButton onMoved={onMoved} />
      </section>
      <FundForm
        key={moved}
        wallets={answer.wallets}
        nameOf={nameOf}
        onMoved={() => {
          setMoved(moved + 1)
          onMoved()
        }}
      />
      {answer.transfers.length > 0 && (
        <section className={styles['last']}>
          <h2>{t('transfers.last')}</h2>
          <ul>
            {answer.transfers.map((one) => (
              <li key={one.transferId}>
                <span>
                  <span className={styles['way']}>
                    {nameById.get(one.fromTypeId)}
                    <ArrowRight size={15} role="img" aria-label={t('common.to')} />
                    {nameById.get(one.toTypeId)}
                  </span>
                  <small>{formatDateTime(new Date(one.createdAt), locale)}</small>
                </span>
                <span>
                  <b>{formatAmount(one.amount, { locale })}</b>
                  <small>{t(`transfers.status.${one.status}`)}</small>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const RecallButton = ({ onMoved }: { readonly onMoved: () => void }) => {
  const t = useText('transfers')
  const id = useCommandId()
  const [busy, setBusy] = useState(false)
  const recall = async () => {
    setBusy(true)
    const answer = await call(recallFunds, { body: { clientId: id.current() } })
    setBusy(false)
    id.answered(answer.ok ? undefined : answer.code)
    onMoved()
    if (!answer.ok) return showToast(answer.message || t('transfers.unreached'))
    const { silent, transfers } = answer.value
    if (silent.length > 0) return showToast(t('transfers.recallSilent'))
    if (transfers.length === 0) return showToast(t('transfers.recallNothing'))
    const isDone = transfers.every(({ status }) => status === 'done')
    return showToast(t(isDone ? 'transfers.recalled' : 'transfers.pending'))
  }
  return (
    <Button look="plain" busy={busy} onClick={() => void recall()}>
      {t('transfers.recall')}
    </Button>
  )
}
