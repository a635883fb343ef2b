import { handOverData } from '@trevo/api-client/ops-endpoints.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { useRequestsAgain } from './use-requests.ts'

const save = (fileName: string, content: string): void => {
  const bytes = Uint8Array.from(atob(content), (char) => char.charCodeAt(0))
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}

/** Saves everything that is kept of one member to the operator's computer. */
export const HandOverDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useT()
  const again = useRequestsAgain()
  const [username, setUsername] = useState('')
  return (
    <ActDialog
      title={t('privacy.handOver')}
      draft="privacy hand over"
      confirm={t('privacy.handOver')}
      done={t('privacy.handedOver')}
      problem={username.trim() === '' ? t('privacy.usernameNeeded') : undefined}
      onConfirm={async ({ reason, requestId }) => {
        const body = { requestId, username: username.trim(), reason }
        const answer = await call(handOverData, { body })
        if (answer.ok) {
          save(answer.value.fileName, answer.value.content)
          await again()
        }
        return answer
      }}
      onClose={onClose}
    >
      <p>{t('privacy.handOverMeans')}</p>
      <Field label={t('privacy.username')}>
        <input
          value={username}
          maxLength={64}
          autoComplete="off"
          onChange={({ currentTarget }) => setUsername(currentTarget.value)}
        />
      </Field>
    </ActDialog>
  )
}
