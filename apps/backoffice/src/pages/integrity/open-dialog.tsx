import { openIntegrityCase } from '@trevo/api-client/ops-endpoints.ts'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import { useIntegrityAddress, useIntegrityAgain } from './use-integrity.ts'

/** A case about one match, by its number in trading. */
export const OpenDialog = ({
  match: given,
  onClose,
}: {
  readonly match: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const again = useIntegrityAgain()
  const { change } = useIntegrityAddress()
  const [match, setMatch] = useState(given)
  const isNumber = /^[1-9]\d{0,17}$/.test(match)
  return (
    <ActDialog
      title={t('integrity.open')}
      draft={`integrity open ${given}`}
      confirm={t('integrity.open')}
      problem={isNumber ? undefined : t('integrity.matchNeeded')}
      done={t('integrity.opened')}
      onConfirm={async ({ reason, requestId }) => {
        const body = { clientId: requestId, matchId: match, reason }
        const answer = await call(openIntegrityCase, { body })
        if (answer.ok) {
          await again()
          change({ state: 'open', row: answer.value.caseId, match: '' })
        }
        return answer
      }}
      onClose={onClose}
    >
      <p>{t('integrity.openMeans')}</p>
      <Field label={t('integrity.matchNumber')}>
        <input
          inputMode="numeric"
          maxLength={18}
          value={match}
          onChange={({ currentTarget }) => setMatch(currentTarget.value.trim())}
        />
      </Field>
    </ActDialog>
  )
}
