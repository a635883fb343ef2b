import { mailChat } from '@trevo/api-client/endpoints.ts'
import { Button } from '@trevo/ui/button.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { call } from '../../../core/api/api.ts'
import { useText } from '../../../core/language/use-text.ts'

/** Sends the whole conversation to the member's confirmed address. */
export const MailButton = ({ chat }: { readonly chat: string }) => {
  const t = useText('chat')
  const [isBusy, setIsBusy] = useState(false)
  const mail = async () => {
    setIsBusy(true)
    const answer = await call(mailChat, { body: { chat } })
    setIsBusy(false)
    showToast(answer.ok ? t('chat.mailed') : answer.message || t('chat.failedText'))
  }
  return (
    <Button look="quiet" busy={isBusy} onClick={() => void mail()}>
      {t('chat.mail')}
    </Button>
  )
}
