import { Button } from '@trevo/ui/button.tsx'
import type { ReactNode } from 'react'
import { useText } from '../../core/language/use-text.ts'
import { Empty } from '../../core/lists/empty.tsx'
import { openPopup } from '../../core/popups/popups.ts'
import { useCovered } from '../../core/session/balance-store.ts'

export const openPin = () => openPopup('security', { form: { name: 'pin' } })

/** Shared-phone mode: what shows money or history, behind the member's PIN. */
export const PinGate = ({ children }: { readonly children: ReactNode }) => {
  const t = useText('security')
  if (!useCovered()) return children
  return (
    <Empty
      drawing="locked"
      title={t('pin.coveredTitle')}
      text={t('pin.coveredText')}
      action={<Button onClick={openPin}>{t('pin.enter')}</Button>}
    />
  )
}
