import type { Payee } from '@trevo/contract/wps/cashier/payee.ts'
import { useWithdrawText } from './use-withdraw-text.ts'

/** What kind of key or which bank, in words. */
export const usePayeeName = () => {
  const t = useWithdrawText()
  return ({
    kind,
    pixKeyType,
    bankName,
  }: Pick<Payee, 'kind' | 'pixKeyType' | 'bankName'>): string =>
    kind === 'bank' || pixKeyType === null
      ? (bankName ?? t('withdraw.bank'))
      : `Pix ${t(`withdraw.key.${pixKeyType}`)}`
}
