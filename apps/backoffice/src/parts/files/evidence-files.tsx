import { openEvidence } from '@trevo/api-client/ops-endpoints.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { formatMomentInFull } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import styles from './evidence-files.module.css'
import { Reveal } from '../reveal.tsx'

type Opened = { readonly webp: string; readonly addedBy: string; readonly addedAt: string }

const EvidenceFile = ({ fileId, number }: { readonly fileId: string; readonly number: number }) => {
  const t = useT()
  const [opened, setOpened] = useState<Opened>()
  const name = t('evidence.file', { number })
  return (
    <li>
      <Reveal
        masked={name}
        clear={
          opened && (
            <figure>
              <img src={`data:image/webp;base64,${opened.webp}`} alt={name} />
              <figcaption className="o-muted">
                {t('evidence.added', {
                  by: opened.addedBy,
                  at: formatMomentInFull(opened.addedAt),
                })}
              </figcaption>
            </figure>
          )
        }
        draft={`evidence ${fileId}`}
        onReveal={async (reason) => {
          const params = { evidenceId: fileId }
          const answer = await call(openEvidence, { params, body: { reason } })
          if (answer.ok) setOpened(answer.value)
          return answer
        }}
      />
    </li>
  )
}

/** Pictures of an adjustment; each is opened for a reason, and who read it is kept. */
export const EvidenceFiles = ({ files }: { readonly files: readonly string[] }) => {
  const t = useT()
  const mayOpen = useRight('ledger.adjust') !== undefined
  if (files.length === 0) return null
  if (!mayOpen) {
    return (
      <p className="o-muted">
        {t('word.pictures', { count: files.length })} · {needs(t, 'ledger.adjust')}
      </p>
    )
  }
  return (
    <ul className={styles['files']} aria-label={t('evidence.files')}>
      {files.map((fileId, index) => (
        <EvidenceFile key={fileId} fileId={fileId} number={index + 1} />
      ))}
    </ul>
  )
}
