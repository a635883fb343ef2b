import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { voidContract } from '@trevo/api-client/endpoints.ts'
import type { Contract } from '@trevo/contract/wps/agents/contracts.ts'
import { formatDate, formatDateTime } from '@trevo/i18n/format.ts'
import { Badge } from '@trevo/ui/badge.tsx'
import { Button } from '@trevo/ui/button.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { ask, type CallFailure } from '../../core/api/api.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { openPopup } from '../../core/popups/popups.ts'
import styles from './contracts.module.css'
import { contractsKey, historyQuery } from './queries.ts'
import { TermNotes } from './term-notes.tsx'
import { TermsTable } from './terms-table.tsx'
import { useText } from '../../core/language/use-text.ts'

const lookOf = (status: Contract['status']): 'new' | 'muted' | 'hot' => {
  if (status === 'A') return 'new'
  return status === 'V' ? 'hot' : 'muted'
}

/** One contract as either side sees it: terms, state, history, and what may be done. */
export const ContractLine = ({
  contract,
  side,
}: {
  readonly contract: Contract
  readonly side: 'giver' | 'receiver'
}) => {
  const t = useText('contracts')
  const { locale } = useLanguage()
  const [showsHistory, setShowsHistory] = useState(false)
  const other = (side === 'giver' ? contract.receiver : contract.giver) || t('common.closedAccount')
  const product = t(`product.${contract.type}`)
  return (
    <article className={styles['card']} aria-label={`${other} · ${product}`}>
      <div className={styles['cardHead']}>
        <h2>
          {other} · {product}
        </h2>
        <Badge look={lookOf(contract.status)}>{t(`status.${contract.status}`)}</Badge>
      </div>
      <p className={styles['fact']}>
        {contract.period && `${t(`period.${contract.period}`)} · `}
        {formatDate(new Date(contract.createdDate), locale)}
      </p>
      <TermsTable contract={contract} />
      <TermNotes contract={contract} />
      <div className={styles['actions']}>
        <Button
          look="quiet"
          aria-expanded={showsHistory}
          onClick={() => setShowsHistory(!showsHistory)}
        >
          {t('common.history')}
        </Button>
        {side === 'giver' ? <VoidButton contract={contract} /> : <AnswerButton {...contract} />}
      </div>
      {showsHistory && <History contractId={contract.id} />}
    </article>
  )
}

const AnswerButton = ({ status }: Pick<Contract, 'status'>) => {
  const t = useText('contracts')
  if (status === 'A') return null
  return <Button onClick={() => openPopup('contractRequests', {})}>{t('answer')}</Button>
}

/** An offer is withdrawn at once; ending a signed contract requires agreement. */
const VoidButton = ({ contract }: { readonly contract: Contract }) => {
  const t = useText('contracts')
  const queries = useQueryClient()
  const isSigned = contract.status === 'A'
  const voiding = useMutation<Contract, CallFailure>({
    mutationFn: () => ask(voidContract, { body: { contractId: contract.id } }),
    onSuccess: async ({ receiver }) => {
      showToast(t(isSigned ? 'done.asked' : 'done.withdrawn', { receiver }))
      await queries.invalidateQueries({ queryKey: contractsKey })
    },
    onError: ({ message }) => showToast(message || t('state.network'), 'bad'),
  })
  if (!['P', 'E', 'A'].includes(contract.status)) return null
  return (
    <Button look="plain" busy={voiding.isPending} onClick={() => voiding.mutate()}>
      {t(isSigned ? 'askEnd' : 'withdraw')}
    </Button>
  )
}

const History = ({ contractId }: { readonly contractId: string }) => {
  const t = useText('contracts')
  const { locale } = useLanguage()
  const { data, isError } = useQuery(historyQuery(contractId))
  if (isError) return <p role="alert">{t('state.loadFailed')}</p>
  if (!data) return <Skeleton height={60} radius={12} />
  return (
    <ol className={styles['history']}>
      {data.map(({ action, by, date }) => (
        <li key={`${date} ${action}`}>
          <span>
            {t(`history.${action}`)} ·{' '}
            {by === null ? t('byItself') : by || t('common.closedAccount')}
          </span>
          <small>{formatDateTime(new Date(date), locale)}</small>
        </li>
      ))}
    </ol>
  )
}
