import { addEvidence } from '@trevo/api-client/ops-endpoints.ts'
import { evidenceFilesMax } from '@trevo/contract/ops/ledger/evidence.ts'
import { pictureBytesMax } from '@trevo/contract/promotion-names.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { base64Of } from '../../core/base64-of.ts'
import { useT } from '../../core/texts.tsx'
import { Field } from '../../parts/field.tsx'
import styles from './ledger.module.css'

/** Pictures for an adjustment: sent at once, drawn again and sealed by the server, used once it is asked for. */
export const AddEvidence = ({
  memberId,
  files,
  onChange,
}: {
  readonly memberId: string
  readonly files: readonly string[]
  readonly onChange: (files: readonly string[]) => void
}) => {
  const t = useT()
  const [state, setState] = useState('')
  const isFull = files.length >= evidenceFilesMax
  const send = async (file: File | undefined): Promise<void> => {
    if (!file) return
    if (file.size > pictureBytesMax) {
      setState(t('ledger.fileTooLarge'))
      return
    }
    setState(t('ledger.fileSending'))
    const evidenceId = crypto.randomUUID()
    const picture = await base64Of(file)
    const answer = await call(addEvidence, { body: { evidenceId, member: memberId, picture } })
    setState(answer.ok ? '' : answer.message)
    if (answer.ok) onChange([...files, evidenceId])
  }
  return (
    <>
      <Field label={t('evidence.files')} hint={t('ledger.filesHint', { count: evidenceFilesMax })}>
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp"
          disabled={isFull}
          onChange={({ currentTarget }) => {
            void send(currentTarget.files?.[0])
            // The same file may be chosen once more after a refusal.
            currentTarget.value = ''
          }}
        />
      </Field>
      <p role="status" className="o-muted">
        {state}
      </p>
      {files.length > 0 && (
        <ul className={styles['files']}>
          {files.map((fileId, index) => (
            <li key={fileId}>
              {t('evidence.file', { number: index + 1 })}{' '}
              <button
                type="button"
                className="o-link"
                onClick={() => onChange(files.filter((one) => one !== fileId))}
              >
                {t('word.remove')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
