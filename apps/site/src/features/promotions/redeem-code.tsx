import { redeemPromotionCode } from '@trevo/api-client/endpoints.ts'
import type { Promotion } from '@trevo/contract/wps/promotions.ts'
import { Button } from '@trevo/ui/button.tsx'
import { Field } from '@trevo/ui/field.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState, type FormEvent } from 'react'
import { call } from '../../core/api/api.ts'
import styles from './promotion-list.module.css'
import { useText } from '../../core/language/use-text.ts'
import { useClaimNotice } from './use-claim-notice.ts'

/** A bonus code that the member was given. */
export const RedeemCode = ({ onChanged }: { readonly onChanged: (changed: Promotion) => void }) => {
  const t = useText('promotions')
  const said = useClaimNotice()
  const [code, setCode] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [trouble, setTrouble] = useState<string>()
  const redeem = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || code.trim().length < 3) return
    setIsBusy(true)
    setTrouble(undefined)
    const answer = await call(redeemPromotionCode, { body: { code } })
    setIsBusy(false)
    if (!answer.ok) {
      setTrouble(answer.message || t('promo.failedText'))
      return
    }
    showToast(said(answer.value) ?? answer.value.title)
    setCode('')
    onChanged(answer.value)
  }
  return (
    <form className={styles['code']} onSubmit={(event) => void redeem(event)} noValidate>
      <h2>{t('promo.codeTitle')}</h2>
      <Field
        label={t('promo.code')}
        value={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={trouble}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" look="plain" busy={isBusy}>
        {t('promo.redeem')}
      </Button>
    </form>
  )
}
