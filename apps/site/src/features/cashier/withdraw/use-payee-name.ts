import type { Payee } from '@trevo/contract/wps/cashier/payee.ts'
import { useText } from '../../../core/language/use-text.ts'

/** The kind of key or the name of the bank, in words. */
export const usePayeeName = () => {
  const t = useText('withdraw')
  return ({
    kind,
    pixKeyType,
    bankName,
  }: Pick<Payee, 'kind' | 'pixKeyType' | 'bankName'>): string =>
    kind === 'bank' || pixKeyType === null
      ? (bankName ?? t('withdraw.bank'))
      : `Pix ${t(`withdraw.key.${pixKeyType}`)}`
}
