import type { Value } from '@trevo/contract/endpoint.ts'
import type { getDepositSettings } from '@trevo/contract/wps/cashier/deposit.ts'
import styles from './own-pix-note.module.css'
import { useText } from '../../../core/language/use-text.ts'

/** Whose account may pay, with the member's own CPF masked. */
export const OwnPixNote = ({
  info,
}: {
  readonly info: Value<typeof getDepositSettings>['depositInfo']
}) => {
  const t = useText('cashier')
  const text = info.payerCpf
    ? t('cashier.ownPix', { cpf: info.payerCpf })
    : t('cashier.ownPixNoCpf')
  return <p className={styles['note']}>{text}</p>
}
