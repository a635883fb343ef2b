import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { removePayee, setDefaultPayee } from '@trevo/api-client/endpoints.ts'
import type { Payee } from '@trevo/contract/wps/cashier/payee.ts'
import { Button } from '@trevo/ui/button.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { Landmark, Zap } from 'lucide-react'
import { ask, type CallFailure } from '../../../core/api/api.ts'
import { openPopup } from '../../../core/popups/popups.ts'
import { payeesQuery } from './queries.ts'
import { usePayeeName } from './use-payee-name.ts'
import { useText } from '../../../core/language/use-text.ts'
import styles from './payees.module.css'

const useChange = (change: (bankCardId: string) => Promise<unknown>, said: string) => {
  const client = useQueryClient()
  const t = useText('withdraw')
  return useMutation<unknown, CallFailure, string>({
    mutationFn: change,
    onSuccess: async () => {
      showToast(said)
      await client.invalidateQueries({ queryKey: payeesQuery().queryKey })
    },
    onError: (error) => showToast(error.message || t('withdraw.offline'), 'bad'),
  })
}

const remove = (bankCardId: string) => ask(removePayee, { body: { bankCardId } })
const choose = (bankCardId: string) => ask(setDefaultPayee, { body: { bankCardId } })

const PayeeLine = ({ payee }: { readonly payee: Payee }) => {
  const t = useText('withdraw')
  const nameOf = usePayeeName()
  const removing = useChange(remove, t('withdraw.removed'))
  const choosing = useChange(choose, t('withdraw.chosen'))
  const Sign = payee.kind === 'pix' ? Zap : Landmark
  return (
    <li>
      <i aria-hidden="true">
        <Sign size={18} />
      </i>
      <span>
        <b>{payee.cardNumber}</b>
        <small>{nameOf(payee)}</small>
      </span>
      <span className={styles['payeeActs']}>
        {payee.isDefault ? (
          <small className={styles['badge']}>{t('withdraw.default')}</small>
        ) : (
          <Button
            look="quiet"
            busy={choosing.isPending}
            aria-label={`${t('withdraw.makeDefault')}: ${payee.cardNumber}`}
            onClick={() => choosing.mutate(payee.bankCardId)}
          >
            {t('withdraw.makeDefault')}
          </Button>
        )}
        <Button
          look="quiet"
          busy={removing.isPending}
          aria-label={`${t('common.remove')}: ${payee.cardNumber}`}
          onClick={() => removing.mutate(payee.bankCardId)}
        >
          {t('common.remove')}
        </Button>
      </span>
    </li>
  )
}

/** Everywhere the member's money may be sent: five at most, the default marked. */
export const PayeeList = () => {
  const t = useText('withdraw')
  const { data } = useQuery(payeesQuery())
  if (!data || data.bankCards.length === 0) return null
  const { bankCards, bankCardsMax: max } = data
  return (
    <section className={styles['payees']} aria-labelledby="payees">
      <div className={styles['payeesHead']}>
        <h2 id="payees">{t('withdraw.payees')}</h2>
        <small>{t('common.countOfMax', { count: bankCards.length, max })}</small>
      </div>
      <ul>
        {bankCards.map((payee) => (
          <PayeeLine key={payee.bankCardId} payee={payee} />
        ))}
      </ul>
      {bankCards.length < max && (
        <Button look="plain" onClick={() => openPopup('payee', {})}>
          {t('withdraw.addOther')}
        </Button>
      )}
    </section>
  )
}
